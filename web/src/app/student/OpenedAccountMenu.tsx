import type { User } from '@lectern/contract/accounts/users'
import { LANGUAGE_NAMES, LANGUAGES } from '@lectern/texts/languages'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLeave } from '../../core/account/use-leave.ts'
import { BalanceAndHeld } from '../../core/credits/BalanceAndHeld.tsx'
import { openOcrWindow } from '../../core/documents/ocr-window.ts'
import { chooseForStudent } from '../../core/language/choose-for-student.ts'
import { useLanguage, useSay, withTexts } from '../../lib/language.ts'
import { countUnsent } from '../../lib/storage/outbox.ts'
import { lazyWindow } from '../../ui/dialogs/lazy-window.tsx'
import { ChartNoAxesColumn, LibraryBig, LogOut, ScanText, Settings } from '../../ui/icons/icons.ts'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/navigation/Menu.tsx'
import { DataProvider } from '../DataProvider.tsx'
import { chooseTheme, readTheme, THEMES, type Theme } from '../theme.ts'
import { AccountButton, nameOf } from './AccountButton.tsx'

const LeaveDialog = lazyWindow(
  () => withTexts(import('../device/LeaveDialog.tsx'), 'review').then(({ LeaveDialog }) => LeaveDialog),
  { isOnDevice: true },
)

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

interface OpenedAccountMenuProps {
  user: User
  /** Whether a key opened it: then its first item has the focus. */
  isByKeyboard: boolean
}

/** The account's menu, which is open when it first appears. */
export function OpenedAccountMenu({ user, isByKeyboard }: OpenedAccountMenuProps) {
  const say = useSay()
  const navigate = useNavigate()
  const leave = useLeave()
  const [isLeaving, setLeaving] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Menu
        isOpenAtFirst={isByKeyboard ? 'byKeyboard' : 'byPointer'}
        trigger={<AccountButton ref={button} user={user} />}
      >
        <p className="truncate px-3 pt-2 font-medium text-sm sm:hidden">{nameOf(user)}</p>
        <p className="truncate px-3 pt-2 text-ink-faint text-xs max-sm:pt-0">{user.email}</p>
        <p className="px-3 pb-2 text-ink-soft text-sm tabular-nums">
          {/* The header stands outside of what pages ask for. */}
          <DataProvider>
            <BalanceAndHeld />
          </DataProvider>
        </p>
        <MenuSeparator />
        <MenuItem icon={<ScanText size={18} />} onSelect={() => openOcrWindow(button.current)}>
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
        <Appearance />
        <MenuSeparator />
        <MenuItem
          icon={<LogOut size={18} />}
          onSelect={() => (countUnsent(user.email) > 0 ? setLeaving(true) : void leave())}
        >
          {say('shell.logout')}
        </MenuItem>
      </Menu>
      {isLeaving && (
        <LeaveDialog
          student={user.email}
          onLeave={() => void leave()}
          onClose={() => setLeaving(false)}
          opener={button}
        />
      )}
    </>
  )
}

/** In which language and which colours everything is shown. */
function Appearance() {
  const say = useSay()
  const language = useLanguage()
  const [theme, setTheme] = useState<Theme>(readTheme)
  const changeTheme = (chosen: Theme) => {
    chooseTheme(chosen)
    setTheme(chosen)
  }
  return (
    <>
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
    </>
  )
}
