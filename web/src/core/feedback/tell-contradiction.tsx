import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { say } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { showLasting } from '../../ui/toasts/ToastView.tsx'
import { placeQuery } from '../places/find-place.ts'
import { ShowInMaterial } from '../places/ShowInMaterial.tsx'
import { shownPlaceStore } from '../places/shown-place.ts'
import { feedbackApi, type MadeItem } from './feedback-api.ts'

/** Has an item that is gone held against its material, and tells what that says otherwise; nothing where nothing is found. */
export async function tellContradiction(item: MadeItem): Promise<void> {
  const { contradiction } = await feedbackApi.check({ body: item })
  if (!contradiction) return
  const { words, material_id } = contradiction
  // Toasts stand outside the pages, where no client is given.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // Toasts stand above one another by the heights with which they come: the way stands there from the first.
  if (material_id !== null) await client.prefetchQuery(placeQuery(material_id, { words }))
  showLasting(say('generation.saysOtherwise'), (close) => (
    <QueryClientProvider client={client}>
      <Contradiction words={words} materialId={material_id} onLeave={close} />
    </QueryClientProvider>
  ))
}

interface ContradictionProps {
  words: string
  /** Null where it has been deleted. */
  materialId: number | null
  /** Called when the material is looked at. */
  onLeave: () => void
}

/** What the material says, and the way to where it does. */
function Contradiction({ words, materialId, onLeave }: ContradictionProps) {
  const { pathname } = useLocation()
  const shown = useStore(shownPlaceStore)
  const isLookedAt = pathname === `/library/${materialId}` || (shown !== null && shown.materialId === materialId)
  useEffect(() => {
    if (isLookedAt) onLeave()
  }, [isLookedAt, onLeave])
  return (
    <>
      <blockquote className="mt-1 max-h-40 overflow-y-auto border-line border-s-2 ps-3 font-serif">{words}</blockquote>
      <ShowInMaterial materialId={materialId} isGone={materialId === null} words={words} />
    </>
  )
}
