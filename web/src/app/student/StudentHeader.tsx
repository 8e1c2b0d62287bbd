import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useAccount } from '../../core/account/use-account.ts'
import { closeOcrWindow, ocrWindowStore } from '../../core/documents/ocr-window.ts'
import { useStore } from '../../lib/store.ts'
import { creditsText } from '../../ui/Price.tsx'
import { HeaderBar } from '../HeaderBar.tsx'
import { OcrDialog } from '../windows/OcrDialog.tsx'
import { SearchWindow } from '../windows/SearchWindow.tsx'
import { AccountMenu } from './AccountMenu.tsx'

/** The header of a signed-in student: credits, what is under way, the search and the menu (requirements/platform.md#header). */
export function StudentHeader({ tray }: { tray?: ReactNode }) {
  const { user } = useAccount()
  const ocrWindow = useStore(ocrWindowStore)
  const ocrOpener = useRef<HTMLElement>(null)
  useEffect(() => {
    // What opened it gets the focus back after it has closed.
    if (ocrWindow) ocrOpener.current = ocrWindow.opener
  }, [ocrWindow])
  if (!user) return <HeaderBar />
  return (
    <HeaderBar>
      <div className="flex min-w-0 items-center gap-1 sm:gap-4">
        <Link
          to="/profile"
          className="flex min-h-11 shrink-0 items-center rounded-ui px-1 text-ink-soft text-sm tabular-nums hover:text-ink sm:px-2"
        >
          {creditsText(user.credits)}
        </Link>
        <span data-header-tray className="contents">
          {tray}
        </span>
        <SearchWindow />
        <AccountMenu user={user} />
      </div>
      <OcrDialog
        isOpen={ocrWindow !== null}
        onClose={closeOcrWindow}
        opener={ocrOpener}
        file={ocrWindow?.file ?? null}
      />
    </HeaderBar>
  )
}
