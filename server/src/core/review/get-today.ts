import type { Answer } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import { dateOfDay, startOfStudyDay } from '@lectern/memory/study-day'
import type { Services } from '../../services.ts'
import { type DayFigures, listDays, readDay } from './memory/day-store.ts'
import { readLearner } from './memory/learner.ts'
import { planDay } from './queue/plan-day.ts'

type Endpoint = typeof reviewEndpoints.today

const PACE_DAYS = 30
/** The pace of someone who has not answered yet. */
const USUAL_PACE_MS = 8_000

/** What is left to review today, and what was done. */
export async function getToday(
  { database: { queries }, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
): Promise<Answer<Endpoint>> {
  const learner = await readLearner(queries, student.id, clock.now())
  const { timeZone, today } = learner
  const plan = await planDay(queries, learner)
  const pace = paceOf(await listDays(queries, student.id, today - PACE_DAYS))
  const done = await readDay(queries, student.id, today)
  return {
    date: dateOfDay(today),
    ends_at: startOfStudyDay(today + 1, timeZone).toISOString(),
    due_count: plan.dueCount,
    new_count: plan.newCount,
    backlog_count: plan.backlogCount,
    reviewed_count: done.answerCount,
    minutes_left: Math.ceil(((plan.dueCount + plan.newCount) * pace) / 60_000),
    next_due_at: plan.nextDueAt?.toISOString() ?? null,
  }
}

/** How long an answer takes the student, in milliseconds. */
function paceOf(days: readonly DayFigures[]): number {
  const answers = days.reduce((sum, { answerCount }) => sum + answerCount, 0)
  const timeMs = days.reduce((sum, { durationMs }) => sum + durationMs, 0)
  return timeMs === 0 ? USUAL_PACE_MS : timeMs / answers
}
