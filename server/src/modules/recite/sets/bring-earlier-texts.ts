import { and, asc, eq, gt } from 'drizzle-orm'
import { holdStudent } from '../../../core/accounts/student-store.ts'
import { adoptText } from '../../../core/documents/keep-material.ts'
import { holdMaterialIfThere } from '../../../core/documents/material-store.ts'
import { setMaterialOfGroup } from '../../../core/review/remember-items.ts'
import type { Services } from '../../../services.ts'
import { flashcardSets } from '../tables.ts'
import { settleText } from './settle-text.ts'

/** At most so many at once: the next call goes on. One text is in memory at a time. */
const MOST_AT_ONCE = 200

type Parts = Pick<Services, 'clock' | 'database' | 'log'>

/**
 * Makes materials of the texts that earlier versions kept with sets of cards, each once: then the set names the material, as
 * of the day when the set was made. A text whose material was deleted stays the set's own.
 * @param afterId the last set that the call before looked at: those that fail do not keep the later ones waiting
 * @returns the last set that this one looked at; 0 where it came to the end, to begin anew
 */
export async function bringEarlierTexts(services: Parts, afterId = 0, mostAtOnce = MOST_AT_ONCE): Promise<number> {
  const { database, log } = services
  const sets = await database.queries
    .select({ id: flashcardSets.id, studentId: flashcardSets.studentId })
    .from(flashcardSets)
    .where(and(eq(flashcardSets.hasEarlierText, true), gt(flashcardSets.id, afterId)))
    .orderBy(asc(flashcardSets.id))
    .limit(mostAtOnce)
  for (const { id, studentId } of sets)
    await bringOver(services, { id: studentId }, id).catch((error: unknown) => {
      log.warn({ err: error, setId: id }, 'the text of a set could not be made a material and is tried again')
    })
  return sets.length < mostAtOnce ? 0 : (sets.at(-1)?.id ?? 0)
}

async function bringOver({ clock, database }: Parts, student: { id: number }, setId: number): Promise<void> {
  const isThis = and(eq(flashcardSets.id, setId), eq(flashcardSets.hasEarlierText, true))
  await database.transaction(async (tx) => {
    // Students, then materials, then what names them, then the memory, as wherever these are locked.
    if (!(await holdStudent(tx, student.id))) return
    const [set] = await tx.select().from(flashcardSets).where(isThis)
    if (!set) return
    const named = await holdMaterialIfThere(tx, student.id, set.materialId)
    const isMaterialGone = set.isMaterialGone || named !== set.materialId
    const settled = await settleText(tx, { ...set, materialId: named, isMaterialGone }, (document) =>
      adoptText(tx, { clock }, student, { ...document, createdAt: set.createdAt }, 'recite'),
    )
    const [brought] = await tx
      .update(flashcardSets)
      .set({ ...settled, hasEarlierText: false })
      .where(isThis)
      .returning({ materialId: flashcardSets.materialId })
    if (!brought?.materialId) return
    const material = { from: set.materialId, to: brought.materialId }
    await setMaterialOfGroup(tx, student, { kind: 'card', groupId: setId }, material, clock.now())
  })
}
