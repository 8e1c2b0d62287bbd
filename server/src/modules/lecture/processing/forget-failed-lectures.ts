import { discardFile } from '../../../core/files/keep-file.ts'
import type { Services } from '../../../services.ts'
import { forgetWork, lockRetryOver, selectRetriesOver } from './work-store.ts'

/** Lets go of PDFs whose lecture failed and that nobody had tried again; that it failed stays to be read. */
export async function forgetFailedLectures(services: Pick<Services, 'clock' | 'database' | 'queue'>): Promise<void> {
  const { clock, database } = services
  const now = clock.now()
  for (const { id } of await selectRetriesOver(database.queries, now))
    await database.transaction(async (tx) => {
      const lecture = await lockRetryOver(tx, id, now)
      if (!lecture) return
      await forgetWork(tx, id)
      await discardFile(services, tx, lecture.fileKey)
    })
}
