import { creditsText } from '../../ui/Price.tsx'
import { useSiteConfig } from '../site/use-site-config.ts'

/** What a registration leads to (1§2). */
export function WhatHappensNext() {
  const credits = useSiteConfig()?.welcome_credits
  return (
    <aside aria-labelledby="what-happens-next" className="rounded-ui bg-sunken px-5 py-4 text-sm">
      <h2 id="what-happens-next" className="mb-2 font-semibold">
        What happens next?
      </h2>
      <ol className="ms-4 list-decimal space-y-1 text-ink-soft">
        <li>We send you a welcome email with login instructions.</li>
        <li>Use an OTP code for your first login: it activates your password.</li>
        <li>
          An address that is new to Lectern is given {credits ? `${creditsText(credits)} for free` : 'free credits'} to
          start with, once.
        </li>
      </ol>
    </aside>
  )
}
