import { useSay } from '../../../lib/language.ts'
import { useSiteConfig } from '../../site/use-site-config.ts'

/** What a registration leads to (requirements/accounts.md#registration). */
export function WhatHappensNext() {
  const say = useSay()
  const credits = useSiteConfig()?.welcome_credits
  return (
    <aside aria-labelledby="what-happens-next" className="rounded-ui bg-sunken px-5 py-4 text-sm">
      <h2 id="what-happens-next" className="mb-2 font-semibold">
        {say('accounts.whatHappensNext')}
      </h2>
      <ol className="ms-4 list-decimal space-y-1 text-ink-soft">
        <li>{say('accounts.nextMail')}</li>
        <li>{say('accounts.nextCode')}</li>
        <li>{credits ? say('accounts.nextCredits', { credits }) : say('accounts.nextFreeCredits')}</li>
      </ol>
    </aside>
  )
}
