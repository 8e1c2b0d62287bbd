import { shownTitle } from '@lectern/domain/listening'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { relativeText } from '../../../lib/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useAttempts, useTotals } from '../api.ts'
import type { OpenView } from '../use-view.ts'

/** What the student has reached so far, in all and attempt by attempt; nothing before the first. */
export function Attempts({ openView }: { openView: OpenView }) {
  const place = useListPlace()
  const list = useAttempts(place)
  const { data: totals } = useTotals()
  if (!totals || totals.attempts === 0) return null
  const { attempts, correct, total_questions: total, accuracy } = totals
  return (
    <Panel
      title="Attempts"
      description={`${attempts === 1 ? '1 attempt' : `${attempts} attempts`}, ${correct} of ${total} answers correct (${accuracy}%).`}
      className="mt-10"
    >
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.attempts}
        loading={<Skeleton className="h-24 w-full" />}
        failed="Your attempts could not be loaded."
        empty={null}
        pager="plain"
        pagerLabel="Attempts"
      >
        {(rows) => (
          <ul className="divide-y divide-line border-line border-y">
            {rows.map((attempt) => (
              <li key={attempt.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
                <span className="wrap-anywhere min-w-0 grow basis-48">
                  {shownTitle({ id: attempt.set_id, title: attempt.title })}
                </span>
                <span className="text-ink-soft text-sm tabular-nums">
                  {attempt.correct} of {attempt.total_questions}, {attempt.accuracy}%
                </span>
                <span className="text-ink-soft text-sm">{relativeText(new Date(attempt.submitted_at))}</span>
                <Button
                  variant="quiet"
                  onClick={() => openView({ name: 'practice', setId: attempt.set_id })}
                  aria-label={`Practise ${attempt.title} again`}
                >
                  Practise
                </Button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
