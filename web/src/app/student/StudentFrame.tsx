import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useAccount } from '../../core/account/use-account.ts'
import { withTexts } from '../../lib/language.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { lazyWindow } from '../../ui/dialogs/lazy-window.tsx'
import { prepareToasts } from '../../ui/toasts/Toaster.tsx'
import type { TrayProps } from '../tray/Tray.tsx'
import { PlaceWindow } from '../windows/PlaceWindow.tsx'
import { Rail } from './Rail.tsx'
import { StudentHeader } from './StudentHeader.tsx'
import { useIsIdle } from './use-is-idle.ts'

/** The page stands without it, where it cannot be loaded. */
const NoTray = () => null
const Tray = lazy(() =>
  withTexts(import('../tray/Tray.tsx'), 'tray').then(
    ({ Tray }): { default: ComponentType<TrayProps> } => ({ default: Tray }),
    () => ({ default: NoTray }),
  ),
)

const SessionEndedDialog = lazyWindow(
  () => withTexts(import('../SessionEndedDialog.tsx'), 'accounts').then(({ SessionEndedDialog }) => SessionEndedDialog),
  { isOnDevice: true },
)

/** From here on the rail stands at the side: as in `rail.css`. */
const WIDE = '(width >= 64rem)'

/** What stands around every page of a student. Who has not consented yet has no other page to go to. */
export function StudentFrame() {
  const { user, isExpired } = useAccount()
  const isWide = useMediaQuery(WIDE)
  // Its first question waits until the page itself has asked and loaded what it needs.
  const isIdle = useIsIdle()
  useEffect(() => {
    if (isIdle) prepareToasts()
  }, [isIdle])
  const isInside = user !== null && !user.needs_consent
  const tray = isInside && isIdle && (
    <Suspense>
      <Tray place={isWide ? 'rail' : 'header'} />
    </Suspense>
  )
  return (
    <>
      <StudentHeader tray={!isWide && tray} />
      {isInside && <Rail tray={isWide && tray} />}
      {isInside && <PlaceWindow />}
      {isExpired && <SessionEndedDialog />}
    </>
  )
}
