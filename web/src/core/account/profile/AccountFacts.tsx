import type { User } from '@lectern/contract/accounts/users'
import { dateText } from '../../../lib/dates.ts'
import { say } from '../../../lib/language.ts'
import { creditsText } from '../../../ui/Price.tsx'

/** What the account is: its address, what it holds, since when. */
export const AccountFacts = ({ user }: { user: User }) => (
  <dl className="mb-10 flex flex-wrap gap-x-12 gap-y-4">
    <Fact term={say('accounts.email')} value={user.email} />
    <Fact term={say('credits.credits')} value={creditsText(user.credits)} />
    <Fact term={say('profile.memberSince')} value={dateText(new Date(user.date_joined))} />
  </dl>
)

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft text-sm">{term}</dt>
    <dd className="font-serif text-lg tabular-nums [overflow-wrap:anywhere]">{value}</dd>
  </div>
)
