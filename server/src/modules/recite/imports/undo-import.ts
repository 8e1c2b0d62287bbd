import type { CardImport } from '@lectern/contract/cards/imports'
import { IMPORT_TEXTS } from '@lectern/domain/cards/imports'
import type { Language } from '@lectern/texts/languages'
import type { Transaction } from '../../../platform/database/database.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import type { Services } from '../../../services.ts'
import { endAsFailed, removeImported } from './fail-import.ts'
import { listUnderWay, lockImport, lockProcessed, saveImport } from './import-store.ts'
import { type ImportJob, importJob } from './jobs.ts'
import { presentImport } from './read-imports.ts'

type UndoServices = Pick<Services, 'clock' | 'database' | 'queue'>

/** Removes everything that an import made, or has made so far. A repeat changes nothing. @throws Problem `not_found` */
export async function undoImport(
  services: UndoServices,
  student: { id: number },
  importId: number,
  language: Language,
): Promise<CardImport> {
  return services.database.transaction(async (tx) => {
    const row = await lockImport(tx, student.id, importId)
    if (row.status === 'failed' || row.status === 'undone') return presentImport(tx, row, language)
    if (row.status === 'processing') await services.queue.cancel(tx, importJob, row.jobId)
    await removeImported(services, tx, row)
    return presentImport(tx, await saveImport(tx, importId, { status: 'undone', fileKey: null }), language)
  })
}

/** No attempt is left: the import failed for a reason of ours, and nothing of it stays. */
export async function giveImportUp(services: UndoServices, job: RunningJob<ImportJob>): Promise<void> {
  await services.database.transaction(async (tx) => {
    const row = await lockProcessed(tx, job.payload.importId)
    if (row) await endAsFailed(services, tx, row, IMPORT_TEXTS.failed)
  })
}

/** Ends what is under way for a student who leaves; rows and files go with them. */
export async function eraseImports(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  student: { id: number },
): Promise<void> {
  for (const { jobId } of await listUnderWay(tx, student.id)) await queue.cancel(tx, importJob, jobId)
}
