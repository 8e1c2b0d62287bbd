import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { momentText, relativeText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useAttempts, useTotals } from '../api.ts'
import { shownTitle } from '../shown-title.ts'
import type { OpenView } from '../use-view.ts'

/** What the student has reached so far, in all and attempt by attempt; nothing before the first. */
export function Attempts({ openView }: { openView: OpenView }) {
  const say = useSay()
  const place = useListPlace()
  const list = useAttempts(place)
  const { data: totals } = useTotals()
  if (!totals || totals.attempts === 0) return null
  const { attempts, correct, total_questions: count, accuracy } = totals
  return (
    <Panel
      title={say('listening.attempts')}
      description={say('listening.totals', { attempts, correct, count, accuracy })}
      className="mt-10"
    >
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.attempts}
        loading={<Skeleton className="h-24 w-full" />}
        failed={say('listening.attemptsFailed')}
        empty={null}
        pager="plain"
        pagerLabel={say('listening.attempts')}
      >
        {(rows) => (
          <ul className="divide-y divide-line border-line border-y">
            {rows.map((attempt) => (
              <li key={attempt.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
                <span className="wrap-anywhere min-w-0 grow basis-48">
                  {shownTitle(say, { id: attempt.set_id, title: attempt.title })}
                </span>
                <span className="text-ink-soft text-sm tabular-nums">
                  {say('listening.attemptScore', {
                    correct: attempt.correct,
                    count: attempt.total_questions,
                    accuracy: attempt.accuracy,
                  })}
                </span>
                <span className="text-ink-soft text-sm">{relativeText(new Date(attempt.submitted_at))}</span>
                <span className="ms-auto flex">
                  <Button
                    variant="quiet"
                    onClick={() => openView({ name: 'score', attemptId: attempt.id })}
                    aria-label={say('listening.openAttemptOf', {
                      title: attempt.title,
                      when: momentText(new Date(attempt.submitted_at)),
                    })}
                  >
                    {say('listening.openAttempt')}
                  </Button>
                  <Button
                    variant="quiet"
                    onClick={() => openView({ name: 'practice', setId: attempt.set_id })}
                    aria-label={say('listening.practiseAgain', { title: attempt.title })}
                  >
                    {say('listening.practise')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
