import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { answerOutbox } from './answers.ts'

interface EndingNoticeProps {
  sessionId: number
  hasFailed: boolean
  onRetry: () => void
}

/** After the last card: the answers that are still on their way, or the way to try again. */
export function EndingNotice({ sessionId, hasFailed, onRetry }: EndingNoticeProps) {
  const waitingCount = useStore(answerOutbox.waiting, (answers) => countOf(sessionId, answers))
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-col items-center gap-4 py-16 text-center">
        <p className="font-serif text-xl">The session could not be ended.</p>
        <p className="text-ink-soft">Your answers are saved.</p>
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-16 text-center">
      <Spinner className="text-2xl text-accent" />
      <p className="font-serif text-xl">Adding up your session…</p>
      {waitingCount > 0 && (
        <p className="max-w-sm text-ink-soft">
          {waitingCount === 1 ? 'One answer is' : `${waitingCount} answers are`} still on the way. They are kept in this
          browser and sent as soon as the connection allows.
        </p>
      )}
    </div>
  )
}

const countOf = (sessionId: number, answers: readonly { sessionId: number }[]): number =>
  answers.filter((answer) => answer.sessionId === sessionId).length
