import { untilText } from '../../lib/dates.ts'
import { useSay } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { BrainCircuit } from '../../ui/icons/icons.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useReviewToday } from './away/queries.ts'
import { useCardsAlong } from './away/use-cards-along.ts'
import { useTimeZone } from './use-time-zone.ts'

interface DueTodayProps {
  className?: string
  /** Leave out where the page of progress is what stands here. */
  hasWayToProgress?: boolean
}

/** The place of `DueToday`. */
export const LoadingDue = ({ className = '' }: { className?: string }) => (
  <div className={`flex h-37 items-center rounded-ui border border-line bg-surface px-5 sm:h-19 ${className}`}>
    <Skeleton className="h-6 w-1/2" />
  </div>
)

/** One sentence and one button: what is due today. Nothing for a student without cards, or where it could not be loaded. */
export function DueToday({ className = '', hasWayToProgress = true }: DueTodayProps) {
  const say = useSay()
  const { data, failureCount, errorUpdateCount } = useReviewToday()
  useTimeZone()
  useCardsAlong(data !== undefined && data.due_count + data.new_count > 0)
  if (!data) return failureCount + errorUpdateCount === 0 && <LoadingDue className={className} />
  const { due_count, new_count, reviewed_count, minutes_left, next_due_at } = data
  const count = due_count + new_count
  if (count === 0 && reviewed_count === 0 && next_due_at === null) return null
  return (
    <section
      aria-label={say('due.dueLabel')}
      className={`flex flex-wrap items-center gap-x-6 gap-y-3 rounded-ui border border-line bg-surface px-5 py-4 ${className}`}
    >
      <BrainCircuit size={26} strokeWidth={1.5} className="shrink-0 text-accent" aria-hidden />
      <p className="min-w-0 grow basis-52">
        {count > 0 ? (
          <>
            <span className="wrap-anywhere me-2 inline-block text-balance break-keep font-semibold font-serif text-lg">
              {say('due.dueNow', { count, minutes: minutes_left })}
            </span>
            {new_count > 0 && due_count > 0 && (
              <span className="inline-block text-ink-soft text-sm">{say('due.newAmong', { count: new_count })}</span>
            )}
          </>
        ) : (
          <span className="text-ink-soft">
            {reviewed_count > 0 ? say('due.doneToday', { count: reviewed_count }) : say('due.nothingDue')}
            {next_due_at && `${say('ui.sentenceGap')}${say('due.nextDue', { when: untilText(new Date(next_due_at)) })}`}
          </span>
        )}
      </p>
      <span className="flex flex-wrap gap-3">
        {count > 0 && (
          <ButtonLink to="/review" variant="primary">
            {say('due.start')}
          </ButtonLink>
        )}
        {hasWayToProgress && (
          <ButtonLink to="/progress" variant="quiet">
            {say('due.seeProgress')}
          </ButtonLink>
        )}
      </span>
    </section>
  )
}
