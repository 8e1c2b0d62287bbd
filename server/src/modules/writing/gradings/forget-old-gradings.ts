import { GRADING_KEPT_DAYS } from '@lectern/domain/writing'
import type { Services } from '../../../services.ts'
import { removeGradingsBefore } from './grading-store.ts'

const DAY_MS = 24 * 3600 * 1000

/** Forgets gradings that came to nothing and that nobody has come back for: work under way is never so old. */
export async function forgetOldGradings({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  const moment = new Date(clock.now().getTime() - GRADING_KEPT_DAYS * DAY_MS)
  await database.transaction((tx) => removeGradingsBefore(tx, moment))
}
