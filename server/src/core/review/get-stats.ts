import type { Answer } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import { CALENDAR_DAYS, FORECAST_DAYS } from '@lectern/domain/review'
import { dateOfDay } from '@lectern/memory/study-day'
import type { Services } from '../../services.ts'
import { type DayRow, listDays } from './memory/day-store.ts'
import { countDueByDay } from './memory/due-store.ts'
import { readLearner } from './memory/learner.ts'
import { listFreeDays } from './planning/free-days.ts'
import { countByStage } from './queue/queue-store.ts'

type Endpoint = typeof reviewEndpoints.stats

const RETENTION_DAYS = 30
const LONGEST_MONTH_DAYS = 31
/** Before any card was due. */
const FIRST_DAY = 0

/** What will be due, what was remembered and done, and how far the cards are. */
export async function getStats(
  { database: { queries }, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
): Promise<Answer<Endpoint>> {
  const learner = await readLearner(queries, student.id, clock.now())
  const { today } = learner
  const days = await listDays(queries, student.id, today - CALENDAR_DAYS + 1)
  const free = await listFreeDays(queries, learner, daysWithoutAnswer(days, today))
  const due = await countDueByDay(queries, learner, FIRST_DAY, today + FORECAST_DAYS - 1)
  return {
    due_by_day: Array.from({ length: FORECAST_DAYS }, (_, ahead) => ({
      date: dateOfDay(today + ahead),
      count: ahead === 0 ? sumUpTo(due, today) : (due.get(today + ahead) ?? 0),
    })),
    retention: {
      wished: learner.settings.retention,
      ...measure(days.filter(({ day }) => day > today - RETENTION_DAYS)),
    },
    days: days.map(({ day, answerCount, newCount, durationMs }) => ({
      date: dateOfDay(day),
      answer_count: answerCount,
      new_count: newCount,
      minutes: Math.round(durationMs / 6000) / 10,
    })),
    days_studied_this_month: days.filter(({ day }) => monthOf(day) === monthOf(today)).length + free.length,
    free_days_this_month: free.map(dateOfDay),
    cards: await countByStage(queries, student.id),
  }
}

const monthOf = (day: number): string => dateOfDay(day).slice(0, 7)

/** Those of this month up to today, since the first day of studying. */
function daysWithoutAnswer(days: readonly DayRow[], today: number): number[] {
  const answered = new Set(days.map(({ day }) => day))
  const first = days[0]?.day ?? today + 1
  const month = Array.from({ length: LONGEST_MONTH_DAYS }, (_, back) => today - LONGEST_MONTH_DAYS + 1 + back)
  return month.filter((day) => day > first && monthOf(day) === monthOf(today) && !answered.has(day))
}

function sumUpTo(counts: ReadonlyMap<number, number>, day: number): number {
  let sum = 0
  for (const [dueDay, count] of counts) if (dueDay <= day) sum += count
  return sum
}

function measure(days: readonly DayRow[]): { measured: number | null; answer_count: number } {
  const answers = days.reduce((sum, { dueCount }) => sum + dueCount, 0)
  const remembered = days.reduce((sum, { rememberedCount }) => sum + rememberedCount, 0)
  return { measured: answers === 0 ? null : remembered / answers, answer_count: answers }
}
