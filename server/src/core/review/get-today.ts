import type { Answer } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import { dateOfDay, startOfStudyDay } from '@lectern/memory/study-day'
import type { Services } from '../../services.ts'
import { readDay, readPace } from './memory/day-store.ts'
import { readLearner } from './memory/learner.ts'
import { planDay } from './queue/plan-day.ts'

type Endpoint = typeof reviewEndpoints.today

/** What is left to review today, and what was done. */
export async function getToday(
  { database: { queries }, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
): Promise<Answer<Endpoint>> {
  const learner = await readLearner(queries, student.id, clock.now())
  const { timeZone, today } = learner
  const plan = await planDay(queries, learner)
  const paceMs = await readPace(queries, learner)
  const done = await readDay(queries, student.id, today)
  return {
    date: dateOfDay(today),
    ends_at: startOfStudyDay(today + 1, timeZone).toISOString(),
    due_count: plan.dueCount,
    new_count: plan.newCount,
    backlog_count: plan.backlogCount,
    reviewed_count: done.answerCount,
    minutes_left: Math.ceil(((plan.dueCount + plan.newCount) * paceMs) / 60_000),
    next_due_at: plan.nextDueAt?.toISOString() ?? null,
  }
}
