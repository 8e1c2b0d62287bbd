import type { User } from '@lectern/contract/accounts/users'
import type { ComponentProps } from 'react'
import { fullNameOf, initialsOf } from '../../core/account/names.ts'
import { useSay } from '../../lib/language.ts'
import { ChevronDown } from '../../ui/icons/icons.ts'

/** The button of the account's menu, before it is there and after. */
export function AccountButton({ user, ...props }: { user: User } & ComponentProps<'button'>) {
  const say = useSay()
  const name = nameOf(user)
  return (
    <button
      type="button"
      {...props}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-ui px-2 text-sm hover:bg-sunken"
    >
      <span
        aria-hidden
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent text-xs"
      >
        {initialsOf(user.first_name, user.last_name)}
      </span>
      <span aria-hidden className="truncate font-medium max-sm:hidden">
        {name}
      </span>
      <span className="sr-only">{say('shell.accountMenuOf', { name })}</span>
      <ChevronDown size={16} className="shrink-0 text-ink-faint max-sm:hidden" aria-hidden />
    </button>
  )
}

export const nameOf = ({ first_name, last_name, email }: User): string => fullNameOf(first_name, last_name) || email
