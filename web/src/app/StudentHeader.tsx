import { LANGUAGE_NAMES, LANGUAGES } from '@lectern/texts/languages'
import { ChartNoAxesColumn, ChevronDown, LibraryBig, LogOut, ScanText, Settings } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { initialsOf } from '../core/account/initials.ts'
import { useAccount } from '../core/account/use-account.ts'
import { useLeave } from '../core/account/use-leave.ts'
import { BalanceAndHeld } from '../core/credits/BalanceAndHeld.tsx'
import { chooseForStudent } from '../core/language/choose-for-student.ts'
import { useLanguage, useSay, withTexts } from '../lib/language.ts'
import { countUnsent } from '../lib/outbox.ts'
import { useStore } from '../lib/store.ts'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../ui/navigation/Menu.tsx'
import { creditsText } from '../ui/Price.tsx'
import { HeaderBar } from './HeaderBar.tsx'
import { chooseTheme, readTheme, THEMES, type Theme } from './theme.ts'
import { OcrDialog } from './windows/OcrDialog.tsx'
import { closeOcrWindow, ocrWindowStore, openOcrWindow } from './windows/ocr-window.ts'
import { SearchWindow } from './windows/SearchWindow.tsx'

const LeaveDialog = lazy(() =>
  withTexts(import('./device/LeaveDialog.tsx'), 'review').then(({ LeaveDialog }) => ({ default: LeaveDialog })),
)

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

/** The header of a signed-in student: name, credits and its menu (requirements/platform.md#header). */
export function StudentHeader({ tray }: { tray?: ReactNode }) {
  const { user } = useAccount()
  const leave = useLeave()
  const navigate = useNavigate()
  const ocrWindow = useStore(ocrWindowStore)
  const [isLeaving, setLeaving] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const ocrOpener = useRef<HTMLElement>(null)
  useEffect(() => {
    // What opened it gets the focus back after it has closed.
    if (ocrWindow) ocrOpener.current = ocrWindow.opener
  }, [ocrWindow])
  const [theme, setTheme] = useState<Theme>(readTheme)
  const say = useSay()
  const language = useLanguage()
  if (!user) return <HeaderBar />

  const name = `${user.first_name} ${user.last_name}`.trim() || user.email
  const changeTheme = (chosen: Theme) => {
    chooseTheme(chosen)
    setTheme(chosen)
  }
  return (
    <HeaderBar>
      <div className="flex min-w-0 items-center gap-1 sm:gap-4">
        <Link
          to="/profile"
          className="flex min-h-11 shrink-0 items-center rounded-ui px-1 text-ink-soft text-sm tabular-nums hover:text-ink sm:px-2"
        >
          {creditsText(user.credits)}
        </Link>
        {tray}
        <SearchWindow />
        <Menu
          trigger={
            <button
              ref={menuButton}
              type="button"
              className="flex min-h-11 min-w-0 items-center gap-2 rounded-ui px-2 text-sm hover:bg-sunken"
            >
              <Avatar text={initialsOf(user.first_name, user.last_name)} />
              <span aria-hidden className="truncate font-medium max-sm:hidden">
                {name}
              </span>
              <span className="sr-only">{say('shell.accountMenuOf', { name })}</span>
              <ChevronDown size={16} className="shrink-0 text-ink-faint max-sm:hidden" aria-hidden />
            </button>
          }
        >
          <p className="truncate px-3 pt-2 font-medium text-sm sm:hidden">{name}</p>
          <p className="truncate px-3 pt-2 text-ink-faint text-xs max-sm:pt-0">{user.email}</p>
          <p className="px-3 pb-2 text-ink-soft text-sm tabular-nums">
            <BalanceAndHeld />
          </p>
          <MenuSeparator />
          <MenuItem icon={<ScanText size={18} />} onSelect={() => openOcrWindow(menuButton.current)}>
            {say('shell.ocrDocument')}
          </MenuItem>
          <MenuItem icon={<LibraryBig size={18} />} onSelect={() => navigate('/library')}>
            {say('modules.library')}
          </MenuItem>
          <MenuItem icon={<ChartNoAxesColumn size={18} />} onSelect={() => navigate('/progress')}>
            {say('shell.progress')}
          </MenuItem>
          <MenuItem icon={<Settings size={18} />} onSelect={() => navigate('/profile')}>
            {say('shell.profileSettings')}
          </MenuItem>
          <MenuSeparator />
          <MenuChoice
            label={say('shell.language')}
            options={LANGUAGE_OPTIONS}
            value={language}
            onChange={(chosen) => void chooseForStudent(chosen)}
          />
          <MenuSeparator />
          <MenuChoice
            label={say('shell.theme')}
            options={THEMES.map((one) => ({ ...one, label: say(one.label) }))}
            value={theme}
            onChange={changeTheme}
          />
          <MenuSeparator />
          <MenuItem
            icon={<LogOut size={18} />}
            onSelect={() => (countUnsent(user.email) > 0 ? setLeaving(true) : void leave())}
          >
            {say('shell.logout')}
          </MenuItem>
        </Menu>
      </div>
      {isLeaving && (
        <Suspense>
          <LeaveDialog
            student={user.email}
            onLeave={() => void leave()}
            onStay={() => setLeaving(false)}
            opener={menuButton}
          />
        </Suspense>
      )}
      <OcrDialog isOpen={ocrWindow !== null} onClose={closeOcrWindow} opener={ocrOpener} />
    </HeaderBar>
  )
}

function Avatar({ text }: { text: string }) {
  return (
    <span
      aria-hidden
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent text-xs"
    >
      {text}
    </span>
  )
}
