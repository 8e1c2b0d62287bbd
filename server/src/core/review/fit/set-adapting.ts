import type { ReviewSettings } from '@lectern/contract/review/shapes'
import type { Services } from '../../../services.ts'
import { lockLearner } from '../memory/learner.ts'
import { presentSettings } from '../present.ts'
import { useParameters } from './fit-parameters.ts'
import { refreshJob } from './jobs.ts'

/** Turned off, the parameters that fit most are used again; turned on, those that fit the student are looked for within the hour. */
export async function setAdapting(
  { database, clock, queue }: Pick<Services, 'database' | 'clock' | 'queue'>,
  student: { id: number },
  { adapts }: { adapts: boolean },
): Promise<ReviewSettings> {
  return database.transaction(async (tx) => {
    const learner = await lockLearner(tx, student.id, clock.now())
    if (learner.settings.adapts === adapts) return presentSettings(learner.settings)
    const { settings } = await useParameters(
      tx,
      learner,
      adapts ? { adapts, fitTriedCount: 0 } : { adapts, weights: null, fit: null },
    )
    if (learner.settings.weights !== null) await queue.enqueue(tx, refreshJob, { studentId: student.id })
    return presentSettings(settings)
  })
}
