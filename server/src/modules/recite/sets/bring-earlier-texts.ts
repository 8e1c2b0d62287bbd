import { and, eq, isNotNull } from 'drizzle-orm'
import { holdStudent } from '../../../core/accounts/student-store.ts'
import { adoptText } from '../../../core/documents/keep-material.ts'
import { holdMaterialIfThere } from '../../../core/documents/material-store.ts'
import { bringEarlier, type EarlierThing } from '../../../core/documents/materials/bring-earlier.ts'
import { setMaterialOfGroup } from '../../../core/review/remember-items.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import type { Services } from '../../../services.ts'
import { flashcardSets } from '../tables.ts'
import { settleText } from './settle-text.ts'

type Parts = Pick<Services, 'clock' | 'database' | 'log'>

/**
 * Makes materials of the texts that earlier versions kept with sets of cards, each once: then the set names the material, as
 * of the day when the set was made. A text whose material was deleted stays the set's own.
 */
export const bringEarlierTexts = (services: Parts, signal: AbortSignal, mostAtOnce?: number): Promise<void> =>
  bringEarlier(services, { table: flashcardSets, bring: (set) => bringText(services, set) }, signal, mostAtOnce)

async function bringText({ clock, database }: Parts, { id: setId, studentId }: EarlierThing): Promise<void> {
  const student = { id: studentId }
  const isThis = and(eq(flashcardSets.id, setId), isNotNull(flashcardSets.earlierDueAt))
  await database.transaction(async (tx) => {
    // Students, then materials, then what names them, then the memory, as wherever these are locked.
    if (!(await holdStudent(tx, student.id))) return
    const set = requireRow(await tx.select().from(flashcardSets).where(isThis))
    const named = await holdMaterialIfThere(tx, student.id, set.materialId)
    const isMaterialGone = set.isMaterialGone || named !== set.materialId
    const settled = await settleText(tx, { ...set, materialId: named, isMaterialGone }, (document) =>
      adoptText(tx, { clock }, student, { ...document, createdAt: set.createdAt }, 'recite'),
    )
    const { materialId } = requireRow(
      await tx
        .update(flashcardSets)
        .set({ ...settled, earlierDueAt: null })
        .where(isThis)
        .returning({ materialId: flashcardSets.materialId }),
    )
    if (materialId === null) return
    const material = { from: set.materialId, to: materialId }
    await setMaterialOfGroup(tx, student, { kind: 'card', groupId: setId }, material, clock.now())
  })
}
