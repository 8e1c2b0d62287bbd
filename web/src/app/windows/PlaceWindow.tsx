import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { closePlace, shownPlaceStore } from '../../core/places/shown-place.ts'
import { withTexts } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { lazyWindow } from '../../ui/dialogs/lazy-window.tsx'

/** With the data of the student, which the frame that it stands in does without. */
const Panel = lazyWindow(async () => {
  const [{ PlacePanel }, { DataProvider }] = await Promise.all([
    withTexts(import('../../core/places/PlacePanel.tsx'), 'library', 'places', 'recall'),
    import('../DataProvider.tsx'),
  ])
  return () => (
    <DataProvider>
      <PlacePanel />
    </DataProvider>
  )
})

/** The place that is looked at beside a page; it goes with that page. */
export function PlaceWindow() {
  const shown = useStore(shownPlaceStore)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => closePlace, [pathname])
  return <Panel isOpen={shown !== null} onClose={closePlace} {...(shown && { opener: shown.opener })} />
}
