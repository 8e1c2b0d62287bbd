import type { SessionInfo } from '@lectern/contract/accounts/account-settings'
import { momentText, relativeText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'

interface SessionRowProps {
  session: SessionInfo
  isEnding: boolean
  onEnd: () => void
}

/** One browser. The one that is looked from is signed out by the menu of the header, not here. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const say = useSay()
  const moment = momentText(new Date(session.signed_in_at))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {session.browser}
          {session.is_current && <Badge tone="accent">{say('profile.thisBrowser')}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {session.is_current
            ? say('profile.signedIn', { moment })
            : say('profile.signedInLastUsed', { moment, used: lastUsed(session) })}
        </p>
      </div>
      {!session.is_current && (
        <Button
          isLoading={isEnding}
          aria-label={say('profile.signOutBrowser', { browser: session.browser, moment })}
          onClick={onEnd}
        >
          {say('profile.signOut')}
        </Button>
      )}
    </li>
  )
}

/** In the middle of a sentence: 'just now', 'yesterday'. */
const lastUsed = ({ last_seen_at }: SessionInfo): string => {
  const text = relativeText(new Date(last_seen_at))
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
