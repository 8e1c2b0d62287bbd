import { EXAM_GENERATION_KEPT_DAYS } from '@lectern/domain/exam'
import type { Services } from '../../../services.ts'
import { removeGenerationsBefore } from './generation-store.ts'

const DAY_MS = 24 * 3600 * 1000

/** Forgets exams that came to nothing and that nobody has come back for: work under way is never so old. */
export async function forgetOldGenerations({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  const moment = new Date(clock.now().getTime() - EXAM_GENERATION_KEPT_DAYS * DAY_MS)
  await database.transaction((tx) => removeGenerationsBefore(tx, moment))
}
