import { OCR_KEPT_DAYS } from '@lectern/domain/ocr'
import { discardFile } from '../../core/files/keep-file.ts'
import type { Services } from '../../services.ts'
import { removeReading, selectWaitingSince } from './reading-store.ts'

const DAY_MS = 24 * 3600 * 1000

/** Forgets texts that nobody has come back for; what was kept of them as material stays. */
export async function forgetOldReadings(services: Pick<Services, 'clock' | 'database' | 'queue'>): Promise<void> {
  const { clock, database } = services
  const moment = new Date(clock.now().getTime() - OCR_KEPT_DAYS * DAY_MS)
  for (const { id, fileKey } of await selectWaitingSince(database.queries, moment))
    await database.transaction(async (tx) => {
      await removeReading(tx, id)
      await discardFile(services, tx, fileKey)
    })
}
