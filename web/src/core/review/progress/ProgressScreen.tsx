import { MATURE_FROM_DAYS } from '@lectern/domain/review'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shortDayText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { percentText } from '../../../lib/numbers.ts'
import { Panel } from '../../../ui/Card.tsx'
import { ErrorLine } from '../../../ui/ErrorLine.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { BarPlot } from '../../../ui/figures/BarPlot.tsx'
import { Figure } from '../../../ui/figures/Figure.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { FirstAnswers } from '../../lists/FirstAnswers.tsx'
import { REVIEW, type ReviewStats, STATS, TODAY, useReviewStats } from '../api.ts'
import { OnThisDevice } from '../away/OnThisDevice.tsx'
import { useReviewSettings, useReviewToday } from '../away/queries.ts'
import { DueToday, LoadingDue } from '../DueToday.tsx'
import { ExamsPanel } from '../exams/ExamsPanel.tsx'
import { type Practice, useExams } from '../exams/exams-api.ts'
import { PracticeScreen } from '../exams/PracticeScreen.tsx'
import { useScores } from '../settings/planning-api.ts'
import { KeptCards } from './KeptCards.tsx'
import { ScoresPlots } from './ScoresPlots.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { StagesPlot } from './StagesPlot.tsx'
import { YearPlot } from './YearPlot.tsx'

const MINUTES_WINDOW_DAYS = 30
const DAY_MS = 86_400_000

const ASKED_FIRST = [TODAY, STATS]

/** What is remembered, due and done, and how the student reviews. */
export function ProgressScreen() {
  const say = useSay()
  const stats = useReviewStats()
  const queries = useQueryClient()
  // Each part says nothing where it is missing: that, and the way to ask for all of them, stands once.
  const parts = [useReviewToday(), useScores(), useExams(), useReviewSettings()]
  const askAgain = () =>
    void queries.refetchQueries({
      queryKey: REVIEW,
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
  const [practice, setPractice] = useState<Practice | null>(null)
  if (practice) return <PracticeScreen practice={practice} onDone={() => setPractice(null)} />
  return (
    <>
      <PageHeader title={say('review.progressTitle')} description={say('review.progressText')} trail={[]} />
      <FirstAnswers of={ASKED_FIRST} loading={<LoadingProgress />}>
        <DueToday className="mb-10" hasWayToProgress={false} />
        {stats.isPending && !isMissing(stats) && <LoadingPlots />}
        {isMissing(stats) && (
          <ErrorState message={say('review.progressFailed')} onRetry={askAgain} isRetrying={stats.isFetching} />
        )}
        {!isMissing(stats) && parts.some(isMissing) && (
          <div className="mb-10">
            <ErrorLine
              message={say('review.partFailed')}
              onRetry={askAgain}
              isRetrying={parts.some((part) => isMissing(part) && part.isFetching)}
            />
          </div>
        )}
        {stats.data && <Plots stats={stats.data} />}
        <ScoresPlots />
        <div className="mt-12 flex flex-col gap-12">
          <KeptCards which="suspended" title={say('review.setAside')} />
          <KeptCards which="flagged" title={say('review.flaggedCards')} />
          <ExamsPanel onPractice={setPractice} />
          <SettingsPanel />
          <OnThisDevice />
        </div>
      </FirstAnswers>
    </>
  )
}

/** Asked for again it is missing on. */
const isMissing = ({ data, isFetchedAfterMount }: Pick<UseQueryResult, 'data' | 'isFetchedAfterMount'>): boolean =>
  data === undefined && isFetchedAfterMount

const LoadingProgress = () => (
  <>
    <LoadingDue className="mb-10" />
    <LoadingPlots />
  </>
)

const PLOTS = ['remembered', 'stages', 'forecast', 'year']

/** The places of the plots. */
function LoadingPlots() {
  const say = useSay()
  return (
    <Loading label={say('review.loadingProgress')}>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-2">
        {PLOTS.map((plot) => (
          <div key={plot}>
            <Skeleton className="h-6 w-1/3" />
            <Skeleton className="mt-3 h-4 w-2/3" />
            <Skeleton className="mt-5 h-36" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

function Plots({ stats }: { stats: ReviewStats }) {
  const say = useSay()
  const { retention, days, due_by_day } = stats
  const freeDays = stats.free_days_this_month.length
  const wished = percentText(retention.wished)
  const since = Date.now() - MINUTES_WINDOW_DAYS * DAY_MS
  const minutes = days.filter(({ date }) => Date.parse(date) >= since).reduce((sum, day) => sum + day.minutes, 0)
  return (
    <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-2">
      <Panel
        title={say('review.remembered')}
        description={
          retention.measured === null
            ? say('review.rememberedNone', { wished })
            : say('review.rememberedText', {
                measured: percentText(retention.measured),
                count: retention.answer_count,
                wished,
              })
        }
      >
        <dl className="flex flex-wrap items-start gap-x-10 gap-y-4">
          <Figure
            label={say('review.remembered')}
            value={retention.measured === null ? '–' : percentText(retention.measured)}
          />
          <Figure label={say('review.daysThisMonth')} value={stats.days_studied_this_month} />
          <Figure label={say('review.minutesThisMonth')} value={Math.round(minutes)} />
        </dl>
        {freeDays > 0 && <p className="mt-3 text-ink-soft text-sm">{say('review.freeDays', { count: freeDays })}</p>}
      </Panel>
      <Panel title={say('review.stages')} description={say('review.stagesNote', { days: MATURE_FROM_DAYS })}>
        <StagesPlot cards={stats.cards} />
      </Panel>
      <Panel title={say('review.forecast', { count: due_by_day.length })} description={forecastNote(stats, say)}>
        {due_by_day.some(({ count }) => count > 0) && (
          <BarPlot
            label={forecastText(due_by_day, say)}
            bars={due_by_day.map(({ date, count }) => ({ key: date, label: shortDayText(date), value: count }))}
            heads={[say('due.day'), say('review.cards')]}
            tableLabel={say('due.asTable')}
          />
        )}
      </Panel>
      <Panel
        title={say('review.year')}
        description={say('review.yearText', {
          days: days.length,
          answers: days.reduce((sum, day) => sum + day.answer_count, 0),
        })}
      >
        <YearPlot days={days} today={due_by_day[0]?.date ?? new Date().toISOString().slice(0, 10)} />
      </Panel>
    </div>
  )
}

/** What is due today may be new: of when that comes back nothing is known. */
function forecastNote({ due_by_day, cards }: ReviewStats, say: ReturnType<typeof useSay>): string {
  const learned = forecastText(due_by_day, say)
  return cards.new === 0
    ? learned
    : `${learned}${say('ui.sentenceGap')}${say('review.forecastNew', { count: cards.new })}`
}

function forecastText(days: ReviewStats['due_by_day'], say: ReturnType<typeof useSay>): string {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const fullest = days.reduce((most, day) => (day.count > most.count ? day : most), { date: '', count: 0 })
  if (total === 0) return say('review.forecastNone')
  return say('review.forecastText', { total, day: shortDayText(fullest.date), most: fullest.count })
}
