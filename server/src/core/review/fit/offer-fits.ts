import { FIT_FROM_REVIEWS } from '@lectern/domain/review'
import type { Services } from '../../../services.ts'
import { lockLearner, saveSettings } from '../memory/learner.ts'
import { listUnfitted } from './history-store.ts'
import { fitJob } from './jobs.ts'

const MOST_AT_ONCE = 200

/** Has parameters looked for, once, for each student who has answered enough since the last time. */
export async function offerFits({
  database,
  clock,
  queue,
}: Pick<Services, 'database' | 'clock' | 'queue'>): Promise<void> {
  const students = await listUnfitted(database.queries, FIT_FROM_REVIEWS, MOST_AT_ONCE)
  for (const { studentId, answerCount } of students)
    await database.transaction(async (tx) => {
      const { settings } = await lockLearner(tx, studentId, clock.now())
      if (!settings.adapts || settings.fitTriedCount >= answerCount) return
      await saveSettings(tx, { ...settings, fitTriedCount: answerCount })
      await queue.enqueue(tx, fitJob, { studentId })
    })
}
