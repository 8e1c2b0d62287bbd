import type { Message } from '@lectern/texts/message'
import { discardFile } from '../../../core/files/keep-file.ts'
import { takeMemoriesBack } from '../../../core/review/bring-memories.ts'
import { removeGroup } from '../../../core/review/remember-items.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { forgetMedia } from '../media/forget-media.ts'
import { listNamesInSet } from '../media/media-store.ts'
import { removeSet } from '../sets/set-store.ts'
import { type Claim, type ImportRow, lockClaimed, lockImportedSets, saveImport } from './import-store.ts'

type EndServices = Pick<Services, 'clock' | 'database' | 'queue'>

/** Ends an import of a running attempt as failed; nothing of it stays. @throws LeaseLostError */
export async function failImport(
  services: EndServices,
  claim: Claim,
  errorMessage: Message,
  finish: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const row = await lockClaimed(tx, claim)
    await endAsFailed(services, tx, row, errorMessage)
    await finish(tx)
  })
}

export async function endAsFailed(
  services: Pick<Services, 'clock' | 'queue'>,
  tx: Transaction,
  row: ImportRow,
  errorMessage: Message,
): Promise<void> {
  await removeImported(services, tx, row)
  await saveImport(tx, row.id, { status: 'failed', errorMessage, fileKey: null, cardCount: 0 })
}

/** Everything that a locked import made, with what was learned of it elsewhere, and its file. */
export async function removeImported(
  { clock, queue }: Pick<Services, 'clock' | 'queue'>,
  tx: Transaction,
  { id, studentId, fileKey }: ImportRow,
): Promise<void> {
  const student = { id: studentId }
  const now = clock.now()
  const setIds = await lockImportedSets(tx, id)
  const groups = setIds.map((groupId) => ({ kind: 'card' as const, groupId }))
  if (groups.length > 0) await takeMemoriesBack(tx, student, groups, now)
  for (const group of groups) {
    const mediaNames = await listNamesInSet(tx, studentId, group.groupId)
    await removeSet(tx, studentId, group.groupId)
    await removeGroup(tx, student, group, now)
    await forgetMedia({ queue }, tx, student, mediaNames)
  }
  await discardFile({ queue }, tx, fileKey)
}
