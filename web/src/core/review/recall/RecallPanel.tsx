import { MOST_RECALLED } from '@lectern/domain/review'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { dateText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { listPages } from '../../../lib/list-numbers.ts'
import { Panel } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { addressOfPlace } from '../../places/find-place.ts'
import { REVIEW } from '../api.ts'
import { planningApi } from '../settings/planning-api.ts'
import { countsOf, emptyPages, pagesOf, type Recall, type RecalledPage } from './pages.ts'
import { RecallBar } from './RecallBar.tsx'

/** What a student remembers of a material, today or on the day of its exam: a bar a page, and behind it what is asked there. */
export function RecallPanel({ materialId }: { materialId: number }) {
  const say = useSay()
  const [day, setDay] = useState<'today' | 'exam'>('today')
  const today = useRecall(materialId, null)
  const examDate = today.data?.exam_date ?? null
  const then = useRecall(materialId, day === 'exam' ? examDate : null)
  const { data, isError, isFetching, refetch } = day === 'exam' && examDate !== null ? then : today
  return (
    <Panel title={say('recall.title')} description={say('recall.text')}>
      {examDate !== null && (
        <SegmentedControl
          className="mb-4"
          label={say('recall.day')}
          options={[
            { value: 'today', label: say('recall.today') },
            { value: 'exam', label: say('recall.examDay') },
          ]}
          value={day}
          onChange={setDay}
        />
      )}
      {!data && isError && (
        <ErrorState message={say('recall.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!data && !isError && <Loading />}
      {data && <Remembered recall={data} materialId={materialId} isOnExamDay={day === 'exam' && examDate !== null} />}
    </Panel>
  )
}

/** It is read again with everything of reviewing; by itself seldom, since the whole text is looked through for it. */
const STALE_AFTER_MS = 5 * 60_000

const useRecall = (materialId: number, date: string | null) =>
  useQuery({
    queryKey: [...REVIEW, 'recall', materialId, date],
    queryFn: ({ signal }) =>
      planningApi.recall({ params: { id: materialId }, query: date === null ? {} : { date } }, { signal }),
    staleTime: STALE_AFTER_MS,
  })

interface RememberedProps {
  recall: Recall
  materialId: number
  isOnExamDay: boolean
}

function Remembered({ recall, materialId, isOnExamDay }: RememberedProps) {
  const say = useSay()
  const { date, items, is_cut_off } = recall
  const empty = emptyPages(recall)
  return (
    <>
      {isOnExamDay && (
        <p className="mb-3 text-ink-soft text-sm">
          {say('recall.examDayText', { day: dateText(new Date(`${date}T12:00:00`)) })}
        </p>
      )}
      <RecallBar counts={countsOf(items)} />
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {pagesOf(items).map((ofPage) => (
          <li key={ofPage.page ?? 'elsewhere'}>
            <PageRecall ofPage={ofPage} materialId={materialId} />
          </li>
        ))}
      </ul>
      {empty.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">{say('recall.empty', { pages: listPages(empty) })}</p>
      )}
      {is_cut_off && <p className="mt-3 text-ink-soft text-sm">{say('recall.cutOff', { count: MOST_RECALLED })}</p>}
    </>
  )
}

/** A page with its bar; opened, what is asked there and how it is remembered. */
function PageRecall({ ofPage: { page, counts, items }, materialId }: { ofPage: RecalledPage; materialId: number }) {
  const say = useSay()
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-faint group-open:rotate-90" />
        <span className="min-w-0 grow">
          <span className="font-medium">
            {page === null ? say('recall.elsewhere') : say('ui.page', { number: page })}
          </span>
          <RecallBar counts={counts} />
        </span>
      </summary>
      <ul className="mb-2 list-disc ps-9 text-sm">
        {items.map(({ id, question, state, place }) => (
          <li key={id} className="wrap-anywhere mb-1">
            {place ? (
              <Link to={addressOfPlace(materialId, place)} className="text-accent underline">
                {question}
              </Link>
            ) : (
              question
            )}
            {say('ui.sentenceGap')}
            <span className="text-ink-soft">{say('recall.inBrackets', { state: say(`recall.state_${state}`) })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Loading() {
  const say = useSay()
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
      <Spinner className="text-accent" />
      {say('recall.loading')}
    </p>
  )
}
