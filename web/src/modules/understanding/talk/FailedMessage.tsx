import { Link } from 'react-router'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { askAgain, takeBack } from '../ask.ts'
import type { Pending } from '../chat.ts'
import { worded } from '../worded.ts'

/** Why the last message has no answer, and what can be done: the message is still there. */
export function FailedMessage({ pending: { failure } }: { pending: Pending }) {
  const say = useSay()
  return (
    <Notice tone="poor" role="alert">
      {/* A reload in the middle of an answer leaves no word of why. */}
      <p className="wrap-anywhere">{failure ? worded(failure.text, say) : say('understanding.networkFailed')}</p>
      {failure?.reason && <p className="wrap-anywhere mt-1 text-sm">{failure.reason}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={askAgain}>
          {say('understanding.tryAgain')}
        </Button>
        <Button onClick={takeBack}>{say('understanding.changeMessage')}</Button>
        {failure?.isShortOfCredits && (
          <Link to="/profile" className="text-link">
            {say('understanding.purchaseCredits')}
          </Link>
        )}
      </div>
    </Notice>
  )
}
