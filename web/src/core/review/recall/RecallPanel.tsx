import { MOST_RECALLED } from '@lectern/domain/review'
import { Link } from 'react-router'
import { dateText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { listPages } from '../../../lib/list-numbers.ts'
import { useStore } from '../../../lib/store.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { ChevronRight } from '../../../ui/icons/icons.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { MarkedText } from '../../marked-text/MarkedText.tsx'
import { addressOfPlace } from '../../places/find-place.ts'
import { addressOfCram } from '../exams/practice-address.ts'
import { MakeUnasked } from './MakeUnasked.tsx'
import { countsOf, emptyPages, pagesOf, type Recall, type RecalledPage } from './pages.ts'
import { RecallBar } from './RecallBar.tsx'
import { recallView, useRecall } from './use-recall.ts'

/** What a student remembers of a material, today or on the day of its exam: a bar a page, and behind it what is asked there. */
export function RecallPanel({ materialId }: { materialId: number }) {
  const say = useSay()
  const { day, isColoured } = useStore(recallView)
  const { query, examDate, isOnExamDay } = useRecall(materialId)
  const { data, isError, isFetching, refetch } = query
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
          onChange={(next) => recallView.update((view) => ({ ...view, day: next }))}
        />
      )}
      {!data && isError && (
        <ErrorState message={say('recall.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!data && !isError && <Loading />}
      {data && data.items.length > 0 && (
        <Checkbox
          className="mb-2"
          isChecked={isColoured}
          onChange={(next) => recallView.update((view) => ({ ...view, isColoured: next }))}
        >
          {say('recall.colours')}
        </Checkbox>
      )}
      {data && <Remembered recall={data} materialId={materialId} isOnExamDay={isOnExamDay} />}
    </Panel>
  )
}

interface RememberedProps {
  recall: Recall
  materialId: number
  isOnExamDay: boolean
}

function Remembered({ recall, materialId, isOnExamDay }: RememberedProps) {
  const say = useSay()
  const { date, items, is_cut_off, unasked } = recall
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
        {pagesOf(items, unasked?.pages).map((ofPage) => (
          <li key={ofPage.page ?? 'elsewhere'}>
            <PageRecall
              ofPage={ofPage}
              materialId={materialId}
              unasked={unasked?.pages.find(({ page }) => page === ofPage.page)}
            />
          </li>
        ))}
      </ul>
      {empty.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">{say('recall.empty', { pages: listPages(empty) })}</p>
      )}
      {items.some(({ kind }) => kind === 'card') && (
        <ButtonLink to={addressOfCram({ materialId })} className="mt-3 w-full">
          {say('recall.cram')}
        </ButtonLink>
      )}
      {unasked && unasked.pages.length > 0 && (
        <MakeUnasked materialId={materialId} page={null} credits={unasked.credits} />
      )}
      {is_cut_off && <p className="mt-3 text-ink-soft text-sm">{say('recall.cutOff', { count: MOST_RECALLED })}</p>}
    </>
  )
}

interface PageRecallProps {
  ofPage: RecalledPage
  materialId: number
  /** What nothing asks about on that page; missing where there is nothing. */
  unasked: NonNullable<Recall['unasked']>['pages'][number] | undefined
}

/** A page with its bar; opened, what is asked there and how it is remembered, and the way to cards of the rest of it. */
function PageRecall({ ofPage: { page, counts, items }, materialId, unasked }: PageRecallProps) {
  const say = useSay()
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-faint group-open:rotate-90" />
        <span className="min-w-0 grow">
          <span className="font-medium">
            {page === null ? say('recall.elsewhere') : say('ui.page', { number: page })}
          </span>
          {items.length > 0 ? (
            <RecallBar counts={counts} />
          ) : (
            <span className="block text-ink-soft text-xs">{say('recall.nothingOfPage')}</span>
          )}
        </span>
      </summary>
      <ul className="mb-2 list-disc ps-9 text-sm">
        {items.map(({ id, question, state, place }) => (
          <li key={id} className="wrap-anywhere mb-1">
            {place ? (
              <Link to={addressOfPlace(materialId, place)} className="text-accent underline">
                <MarkedText text={question} />
              </Link>
            ) : (
              <MarkedText text={question} />
            )}
            {say('ui.sentenceGap')}
            <span className="text-ink-soft">{say('recall.inBrackets', { state: say(`recall.state_${state}`) })}</span>
          </li>
        ))}
      </ul>
      {unasked && (
        <div className="pb-3">
          <MakeUnasked materialId={materialId} page={unasked.page} credits={unasked.credits} />
        </div>
      )}
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
