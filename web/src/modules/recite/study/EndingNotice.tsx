import { useSay } from '../../../lib/language.ts'
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
  const say = useSay()
  const waitingCount = useStore(answerOutbox.waiting, (answers) => countOf(sessionId, answers))
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-col items-center gap-4 py-16 text-center">
        <p className="font-serif text-xl">{say('recite.notEnded')}</p>
        <p className="text-ink-soft">{say('recite.answersSaved')}</p>
        <Button variant="primary" onClick={onRetry}>
          {say('ui.tryAgain')}
        </Button>
      </div>
    )
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-16 text-center">
      <Spinner className="text-2xl text-accent" />
      <p className="font-serif text-xl">{say('recite.addingUp')}</p>
      {waitingCount > 0 && (
        <p className="max-w-sm text-ink-soft">{say('recite.answersOnTheWay', { count: waitingCount })}</p>
      )}
    </div>
  )
}

const countOf = (sessionId: number, answers: readonly { sessionId: number }[]): number =>
  answers.filter((answer) => answer.sessionId === sessionId).length
