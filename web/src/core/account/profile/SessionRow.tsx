import type { SessionInfo } from '@lectern/contract/account-settings'
import { formatMoment, formatRelativeTime } from '@lectern/domain/dates'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'

interface SessionRowProps {
  session: SessionInfo
  isEnding: boolean
  onEnd: () => void
}

/** One browser. The one that is looked from is signed out by the menu of the header, not here. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const signedIn = formatMoment(new Date(session.signed_in_at))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {session.browser}
          {session.is_current && <Badge tone="accent">This browser</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          Signed in {signedIn}
          {!session.is_current && `; last used ${lastUsed(session)}`}
        </p>
      </div>
      {!session.is_current && (
        <Button isLoading={isEnding} aria-label={`Sign out ${session.browser}, signed in ${signedIn}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}

const lastUsed = ({ last_seen_at }: SessionInfo): string => {
  const text = formatRelativeTime(new Date(last_seen_at), new Date())
  return text === 'Just now' || text === 'Yesterday' ? text.toLowerCase() : text
}
