import { UNDERSTANDING_TEXTS } from '@lectern/domain/understanding'
import { Link } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { askAgain, takeBack } from '../ask.ts'
import type { Pending } from '../chat.ts'

/** Why the last message has no answer, and what can be done: the message is still there. */
export function FailedMessage({ pending: { failure } }: { pending: Pending }) {
  return (
    <Notice tone="poor" role="alert">
      {/* A reload in the middle of an answer leaves no word of why. */}
      <p className="wrap-anywhere">{failure?.text ?? UNDERSTANDING_TEXTS.networkFailed}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={askAgain}>
          Try Again
        </Button>
        <Button onClick={takeBack}>Change the Message</Button>
        {failure?.isShortOfCredits && (
          <Link to="/profile" className="text-link">
            Purchase Credits
          </Link>
        )}
      </div>
    </Notice>
  )
}
