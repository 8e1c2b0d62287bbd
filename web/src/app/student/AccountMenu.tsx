import type { User } from '@lectern/contract/accounts/users'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { AccountButton } from './AccountButton.tsx'
import type { OpenedAccountMenu } from './OpenedAccountMenu.tsx'
import { useIsIdle } from './use-is-idle.ts'

type Menu = ComponentType<ComponentProps<typeof OpenedAccountMenu>>

const loadMenu = (): Promise<Menu> =>
  import('./OpenedAccountMenu.tsx').then(({ OpenedAccountMenu }) => OpenedAccountMenu)
/** Begins when the browser is idle, or somebody is about to press it; a press says what fails. */
const prepare = () => void loadMenu().catch(() => {})

/** Keys by which a menu opens. */
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown']

/**
 * The button of the account's menu. Every page begins without the menu, which is loaded once the browser is idle: logging out
 * works without a network, too.
 */
export function AccountMenu({ user }: { user: User }) {
  const say = useSay()
  const [opened, setOpened] = useState<{ Menu: Menu; isByKeyboard: boolean } | null>(null)
  const isIdle = useIsIdle()
  useEffect(() => {
    if (isIdle) prepare()
  }, [isIdle])
  if (opened) return <opened.Menu user={user} isByKeyboard={opened.isByKeyboard} />
  const open = (isByKeyboard: boolean) =>
    void loadMenu()
      .then((Menu) => setOpened({ Menu, isByKeyboard }))
      .catch(() => toastError(say('errors.network')))
  return (
    <AccountButton
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => open(false)}
      onKeyDown={(event) => {
        if (!OPENING_KEYS.includes(event.key)) return
        event.preventDefault()
        open(true)
      }}
    />
  )
}
