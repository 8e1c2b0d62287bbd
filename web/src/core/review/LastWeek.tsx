import { shortDayText } from '../../lib/dates.ts'
import { useSay } from '../../lib/language.ts'
import { Panel } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/figures/DataTable.tsx'
import type { ReviewStats } from './api.ts'

const DAYS = 7
const DAY_MS = 86_400_000
const STEP = 40
const BAR = 28
const HEIGHT = 64
const ROOM_FOR_TEXT = 18
/** A bar of anything at all is seen. */
const LEAST_PX = 2

/** The answers of the last seven days, a bar a day. Nothing without any. */
export function LastWeek({ stats }: { stats: ReviewStats }) {
  const say = useSay()
  const week = lastDays(stats)
  const studied = week.filter(({ answers }) => answers > 0)
  if (studied.length === 0) return null
  const most = Math.max(...week.map(({ answers }) => answers))
  return (
    <Panel
      title={say('today.week')}
      description={say('today.weekText', {
        answers: sum(week, ({ answers }) => answers),
        days: studied.length,
        minutes: Math.round(sum(week, ({ minutes }) => minutes)),
      })}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${DAYS * STEP} ${HEIGHT + 2 * ROOM_FOR_TEXT}`}
        width={DAYS * STEP}
        className="h-auto max-w-full"
      >
        {week.map(({ date, answers }, index) => {
          const height = answers === 0 ? 0 : Math.max(LEAST_PX, (answers / most) * HEIGHT)
          const middle = (index + 0.5) * STEP
          return (
            <g key={date}>
              <rect
                x={middle - BAR / 2}
                y={ROOM_FOR_TEXT + HEIGHT - height}
                width={BAR}
                height={height}
                rx={2}
                className="fill-accent"
              />
              {answers > 0 && (
                <text x={middle} y={ROOM_FOR_TEXT + HEIGHT - height - 5} textAnchor="middle" {...SMALL}>
                  {answers}
                </text>
              )}
            </g>
          )
        })}
        <line
          x1={0}
          x2={DAYS * STEP}
          y1={ROOM_FOR_TEXT + HEIGHT}
          y2={ROOM_FOR_TEXT + HEIGHT}
          className="stroke-line-strong"
        />
        <text x={2} y={HEIGHT + 2 * ROOM_FOR_TEXT - 3} {...SMALL}>
          {shortDayText(week[0]?.date ?? '')}
        </text>
        <text x={DAYS * STEP - 2} y={HEIGHT + 2 * ROOM_FOR_TEXT - 3} textAnchor="end" {...SMALL}>
          {shortDayText(week.at(-1)?.date ?? '')}
        </text>
      </svg>
      <DataTable
        label={say('due.asTable')}
        heads={[say('due.day'), say('due.answers'), say('due.minutes')]}
        rows={week.map(({ date, answers, minutes }) => ({
          key: date,
          cells: [shortDayText(date), answers, Math.round(minutes)],
        }))}
      />
    </Panel>
  )
}

const SMALL = { fontSize: 12, fill: 'var(--ink-soft)' } as const

interface Day {
  /** 2026-11-22. */
  date: string
  answers: number
  minutes: number
}

/** The last days of the student, today among them. */
function lastDays({ days, due_by_day }: ReviewStats): Day[] {
  const known = new Map(days.map((day) => [day.date, day]))
  const today = Date.parse(due_by_day[0]?.date ?? new Date().toISOString().slice(0, 10))
  return Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(today - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    const { answer_count: answers = 0, minutes = 0 } = known.get(date) ?? {}
    return { date, answers, minutes }
  })
}

const sum = (days: readonly Day[], of: (day: Day) => number): number => days.reduce((total, day) => total + of(day), 0)
