import { STORAGE_FULL } from '@lectern/domain/documents'
import { and, eq, isNotNull } from 'drizzle-orm'
import { holdStudent } from '../../core/accounts/student-store.ts'
import { bringEarlier, type EarlierThing } from '../../core/documents/materials/bring-earlier.ts'
import { indexAtOnce } from '../../core/documents/search/index-at-once.ts'
import type { TypedServices } from '../../core/documents/typed/adopt-typed.ts'
import { readTyped } from '../../core/documents/typed/read-typed.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { settleEssay } from './settle-essay.ts'
import { essays } from './tables.ts'

type Parts = Pick<Services, 'clock' | 'database' | 'log'> & TypedServices

/** Makes materials of the essays that earlier versions graded, each once, as of the day of its grading; a draft takes the place of the one before. */
export const bringEarlierEssays = (services: Parts, signal: AbortSignal): Promise<void> =>
  bringEarlier(services, { table: essays, bring: (essay) => bringEssay(services, essay) }, signal)

async function bringEssay(services: Parts, { id, studentId }: EarlierThing): Promise<void> {
  const materialId = await services.database.transaction(async (tx) => {
    if (!(await holdStudent(tx, studentId))) throw Problem.notFound()
    return bringIn(tx, services, studentId, id)
  })
  if (materialId !== null) await indexAtOnce(services, materialId)
}

/** After the drafts before it, which another process may have in hand. */
async function bringIn(tx: Transaction, services: Parts, studentId: number, id: number): Promise<number | null> {
  const isThis = and(eq(essays.id, id), eq(essays.studentId, studentId), isNotNull(essays.earlierDueAt))
  const [essay] = await tx.select().from(essays).where(isThis)
  if (!essay) return null
  const { content, previousId } = essay
  if (previousId !== null) await bringIn(tx, services, studentId, previousId)
  const settled = await settleEssay(tx, services, { ...essay, countedBytes: Buffer.byteLength(content) })
  const { materialId, isMaterialGone } = settled
  const isWithoutRoom = materialId === null && !isMaterialGone && readTyped({ text: content, name: '' }) !== null
  if (isWithoutRoom) throw new Problem('storage_full', STORAGE_FULL)
  await tx
    .update(essays)
    .set({ ...settled, earlierDueAt: null })
    .where(isThis)
  return materialId
}
