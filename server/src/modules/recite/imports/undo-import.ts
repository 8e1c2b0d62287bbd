import type { CardImport } from '@lectern/contract/cards/imports'
import { IMPORT_TEXTS } from '@lectern/domain/cards/imports'
import type { Language } from '@lectern/texts/languages'
import type { Transaction } from '../../../platform/database/database.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import type { Services } from '../../../services.ts'
import { hasImportedSets, listOfStatus, lockImport, lockOfStatus } from './import-store.ts'
import { type ImportJob, importJob, removalJob } from './jobs.ts'
import { presentImport } from './read-imports.ts'
import { beginRemoval } from './remove-imported.ts'

type UndoServices = Pick<Services, 'database' | 'queue'>

/** Has everything removed that an import made, or has made so far. A repeat changes nothing. @throws Problem `not_found` */
export async function undoImport(
  services: UndoServices,
  student: { id: number },
  importId: number,
  language: Language,
): Promise<CardImport> {
  return services.database.transaction(async (tx) => {
    const row = await lockImport(tx, student.id, importId)
    const isOver = row.status === 'failed' && !(await hasImportedSets(tx, row.id))
    if (isOver || row.status === 'undone' || row.status === 'undoing') return presentImport(tx, row, language)
    if (row.status === 'processing') await services.queue.cancel(tx, importJob, row.jobId)
    return presentImport(tx, await beginRemoval(services, tx, row, null), language)
  })
}

/** No attempt is left: the import failed for a reason of ours, and nothing of it stays. */
export async function giveImportUp(services: UndoServices, job: RunningJob<ImportJob>): Promise<void> {
  await services.database.transaction(async (tx) => {
    const row = await lockOfStatus(tx, job.payload.importId, 'processing')
    if (row) await beginRemoval(services, tx, row, IMPORT_TEXTS.failed)
  })
}

/** Ends what is under way for a student who leaves; rows and files go with them. */
export async function eraseImports(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  student: { id: number },
): Promise<void> {
  for (const { jobId } of await listOfStatus(tx, student.id, 'processing')) await queue.cancel(tx, importJob, jobId)
  for (const { jobId } of await listOfStatus(tx, student.id, 'undoing')) await queue.cancel(tx, removalJob, jobId)
}
