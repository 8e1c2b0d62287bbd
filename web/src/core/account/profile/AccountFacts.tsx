import type { User } from '@lectern/contract/users'
import { formatDate } from '@lectern/domain/dates'
import { creditsText } from '../../../ui/Price.tsx'

/** What the account is: its address, what it holds, since when. */
export const AccountFacts = ({ user }: { user: User }) => (
  <dl className="mb-10 flex flex-wrap gap-x-12 gap-y-4">
    <Fact term="Email" value={user.email} />
    <Fact term="Credits" value={creditsText(user.credits)} />
    <Fact term="Member since" value={formatDate(new Date(user.date_joined))} />
  </dl>
)

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft text-sm">{term}</dt>
    <dd className="font-serif text-lg tabular-nums [overflow-wrap:anywhere]">{value}</dd>
  </div>
)
