import { formatDate } from '@lectern/domain/dates'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { creditsText } from '../../ui/Price.tsx'
import { useAccount } from './use-account.ts'

/** What the student's account holds: address, credits, since when (1§2). */
export function ProfileScreen() {
  const { user } = useAccount()
  if (!user) return null
  const facts = [
    ['Email', user.email],
    ['Credits', creditsText(user.credits)],
    ['Member since', formatDate(new Date(user.date_joined))],
    ['Name', `${user.first_name} ${user.last_name}`.trim()],
    ['Study goal', user.study_goal],
  ].filter(([, value]) => value)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Profile" />
      <dl className="divide-y divide-line border-line border-y">
        {facts.map(([term, value]) => (
          <div key={term} className="grid gap-x-6 gap-y-0.5 py-4 sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="min-w-0 break-words font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
