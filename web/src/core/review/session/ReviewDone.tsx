import { elapsedText, untilText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Figure } from '../../../ui/figures/Figure.tsx'
import { EmptyShelf, StudyLamp } from '../../../ui/Illustrations.tsx'
import { LibraryBig, Undo2 } from '../../../ui/icons/icons.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { ReviewSummary } from '../api.ts'
import { AwayNote } from '../away/AwayNote.tsx'
import { useReviewSummary, useReviewToday } from '../away/queries.ts'
import { MissedAgain } from '../mistakes/MissedAgain.tsx'
import { SummaryHeading } from '../SummaryHeading.tsx'

interface ReviewDoneProps {
  /** When the review began, by the server's clock. */
  since: string
  /** The `client_id`s of its answers. */
  answerIds: readonly string[]
  unsentCount: number
  hasAnswered: boolean
  backlogCount: number
  onAgain: (missed: ReviewSummary['missed']) => void
  onUndo?: () => void
}

/** The end of a review: what was right and missed, what comes next, and the ways on. */
export function ReviewDone({
  since,
  answerIds,
  unsentCount,
  hasAnswered,
  backlogCount,
  onAgain,
  onUndo,
}: ReviewDoneProps) {
  const say = useSay()
  if (!hasAnswered) return <NothingDue backlogCount={backlogCount} unsentCount={unsentCount} />
  return (
    <>
      <Summary since={since} answerIds={answerIds} onAgain={onAgain} />
      {unsentCount > 0 && (
        <p className="mt-4">
          <AwayNote unsentCount={unsentCount} />
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <WaysOn />
        {onUndo && (
          <Button icon={<Undo2 size={18} aria-hidden />} onClick={onUndo}>
            {say('review.undo')}
          </Button>
        )}
      </div>
      {backlogCount > 0 && (
        <p className="mt-6 max-w-prose text-ink-soft text-sm">{say('review.backlog', { count: backlogCount })}</p>
      )}
    </>
  )
}

function Summary({ since, answerIds, onAgain }: Pick<ReviewDoneProps, 'since' | 'answerIds' | 'onAgain'>) {
  const say = useSay()
  const { data, isPending, isError, isFetching, refetch } = useReviewSummary(since, answerIds)
  if (isPending) return <Spinner className="text-2xl text-accent" />
  if (isError)
    return <ErrorState message={say('review.summaryFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  const { right_count, missed_count, missed, duration_ms, due_tomorrow_count, next_due_at } = data
  return (
    <section aria-label={say('review.doneTitle')}>
      <SummaryHeading>{say('review.doneTitle')}</SummaryHeading>
      <p className="mt-2 text-ink-soft">
        {say('review.doneText', {
          count: right_count + missed_count,
          time: elapsedText(Math.max(1, Math.round(duration_ms / 1000))),
        })}
        {next_due_at && `${say('ui.sentenceGap')}${say('due.nextDue', { when: untilText(new Date(next_due_at)) })}`}
      </p>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        <Figure label={say('review.right')} value={right_count} tone="text-good" />
        <Figure label={say('review.missed')} value={missed_count} tone={missed_count > 0 ? 'text-poor' : ''} />
        <Figure label={say('review.dueTomorrow')} value={due_tomorrow_count} />
      </dl>
      <MissedAgain missed={missed} onAgain={() => onAgain(missed)} />
    </section>
  )
}

/** Nothing was due when the review was opened. */
function NothingDue({ backlogCount, unsentCount }: Pick<ReviewDoneProps, 'backlogCount' | 'unsentCount'>) {
  const say = useSay()
  const { data } = useReviewToday()
  const hasCards = data?.next_due_at != null || (data?.reviewed_count ?? 0) > 0 || backlogCount > 0
  if (!hasCards)
    return (
      <EmptyState
        illustration={<EmptyShelf />}
        title={say('review.emptyTitle')}
        action={
          <ButtonLink to="/module/recite" variant="primary">
            {say('review.makeCards')}
          </ButtonLink>
        }
      >
        {say('review.emptyText')}
      </EmptyState>
    )
  return (
    <EmptyState illustration={<StudyLamp />} title={say('due.nothingDue')} action={<WaysOn />}>
      {data?.next_due_at && <p>{say('due.nextDue', { when: untilText(new Date(data.next_due_at)) })}</p>}
      {backlogCount > 0 && <p>{say('review.backlog', { count: backlogCount })}</p>}
      {unsentCount > 0 && (
        <p className="mt-2">
          <AwayNote unsentCount={unsentCount} />
        </p>
      )}
    </EmptyState>
  )
}

function WaysOn() {
  const say = useSay()
  return (
    <ButtonLink to="/" variant="primary" icon={<LibraryBig size={18} aria-hidden />}>
      {say('shell.backToModules')}
    </ButtonLink>
  )
}
