import { useMemo } from 'react'
import { dateText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { DataTable } from '../../../ui/figures/DataTable.tsx'
import type { ReviewStats } from '../api.ts'

interface YearPlotProps {
  /** Those with at least one answer, oldest first. */
  days: ReviewStats['days']
  /** The student's day: 2026-11-22. */
  today: string
}

const WEEKS = 53
const CELL = 11
const STEP = 14
const DAY_MS = 86_400_000
/** From how many answers on a day is shown fuller, lightest first. */
const LEVELS = [1, 10, 30, 80] as const
const FILLS = ['fill-line/50', 'fill-accent/25', 'fill-accent/50', 'fill-accent/75', 'fill-accent'] as const

/** A year of days, a column a week, and the same as a table. It scrolls inside itself where it is wider than the screen. */
export function YearPlot({ days, today }: YearPlotProps) {
  const say = useSay()
  const cells = useMemo(() => cellsOf(days, today), [days, today])
  const answers = days.reduce((sum, day) => sum + day.answer_count, 0)
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      <div tabIndex={0} className="flex flex-row-reverse overflow-x-auto pb-2">
        <svg
          role="img"
          aria-label={say('review.yearText', { days: days.length, answers })}
          width={WEEKS * STEP}
          height={7 * STEP}
          className="me-auto shrink-0"
        >
          {cells.map(({ date, week, weekday, count }) => (
            <rect
              key={date}
              x={week * STEP}
              y={weekday * STEP}
              width={CELL}
              height={CELL}
              rx={2}
              className={FILLS[levelOf(count)]}
            >
              <title>{say('review.dayTip', { day: dateText(new Date(`${date}T12:00:00`)), count })}</title>
            </rect>
          ))}
        </svg>
      </div>
      <p className="flex items-center gap-1.5 text-ink-faint text-xs" aria-hidden>
        {say('review.less')}
        <svg width={FILLS.length * STEP} height={CELL} aria-hidden="true">
          {FILLS.map((fill, index) => (
            <rect key={fill} x={index * STEP} width={CELL} height={CELL} rx={2} className={fill} />
          ))}
        </svg>
        {say('review.more')}
      </p>
      {days.length > 0 && (
        <DataTable
          label={say('due.asTable')}
          heads={[say('due.day'), say('due.answers'), say('review.newCards'), say('due.minutes')]}
          rows={days.toReversed().map(({ date, answer_count, new_count, minutes }) => ({
            key: date,
            cells: [dateText(new Date(`${date}T12:00:00`)), answer_count, new_count, Math.round(minutes)],
          }))}
        />
      )}
    </div>
  )
}

const levelOf = (count: number): number => LEVELS.filter((least) => count >= least).length

/** The days of the last weeks, Monday on top, the last of them today. */
function cellsOf(days: ReviewStats['days'], today: string) {
  const counts = new Map(days.map(({ date, answer_count }) => [date, answer_count]))
  const last = Date.parse(today)
  const weekdayOf = (ms: number) => (new Date(ms).getUTCDay() + 6) % 7
  const first = last - ((WEEKS - 1) * 7 + weekdayOf(last)) * DAY_MS
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) => {
    const date = new Date(first + index * DAY_MS).toISOString().slice(0, 10)
    return { date, week: Math.floor(index / 7), weekday: index % 7, count: counts.get(date) ?? 0 }
  })
}
