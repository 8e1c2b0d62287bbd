import type { Answer } from '@lectern/contract/endpoint'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import { RETENTION_CHOICES, WORKLOAD_AVERAGED_DAYS, WORKLOAD_DAYS } from '@lectern/domain/review'
import { foresee } from '@lectern/memory/foresee'
import type { Services } from '../../../services.ts'
import { readPace } from '../memory/day-store.ts'
import { readLearner } from '../memory/learner.ts'
import { readDeck } from './deck-store.ts'

/** What each wish to remember would cost a day and give, by the student's own cards, parameters and pace. */
export async function getWorkload(
  { database: { queries }, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
): Promise<Answer<typeof planningEndpoints.workload>> {
  const learner = await readLearner(queries, student.id, clock.now())
  const { newPerDay, weights, retention: wished } = learner.settings
  const deck = await readDeck(queries, learner)
  const paceMs = await readPace(queries, learner)
  const habits = { today: learner.today, days: WORKLOAD_DAYS, newPerDay, weights, averagedDays: WORKLOAD_AVERAGED_DAYS }
  const retentions = [...new Set([...RETENTION_CHOICES, wished])].sort((one, other) => one - other)
  return {
    day_count: WORKLOAD_DAYS,
    choices: retentions.map((retention) => {
      const { answersPerDay, remembered, cardCount } = foresee(deck, { ...habits, retention })
      return {
        retention,
        minutes_per_day: Math.round((answersPerDay * paceMs) / 6000) / 10,
        remembered: cardCount === 0 ? null : remembered,
      }
    }),
  }
}
