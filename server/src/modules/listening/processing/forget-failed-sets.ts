import { discardFile } from '../../../core/files/keep-file.ts'
import type { Services } from '../../../services.ts'
import { forgetUpload, lockRetryOver, selectRetriesOver } from './work-store.ts'

/** Lets go of recordings that failed and that nobody had tried again; that they failed stays to be read. */
export async function forgetFailedSets(services: Pick<Services, 'clock' | 'database' | 'queue'>): Promise<void> {
  const { clock, database } = services
  const now = clock.now()
  for (const { id } of await selectRetriesOver(database.queries, now))
    await database.transaction(async (tx) => {
      const set = await lockRetryOver(tx, id, now)
      if (!set) return
      await forgetUpload(tx, id)
      await discardFile(services, tx, set.uploadKey)
    })
}
