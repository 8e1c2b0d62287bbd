import { and, asc, eq } from 'drizzle-orm'
import { holdStudent } from '../../../core/accounts/student-store.ts'
import { adoptText } from '../../../core/documents/keep-material.ts'
import type { Services } from '../../../services.ts'
import { flashcardSets } from '../tables.ts'
import { settleText } from './settle-text.ts'

/** At most so many at once: the next call goes on. One text is in memory at a time. */
const MOST_AT_ONCE = 200

type Parts = Pick<Services, 'clock' | 'database' | 'log'>

/**
 * Makes materials of the texts that earlier versions kept with sets of cards, each once: then the set names the material, as
 * of the day when the set was made. @returns how many sets it looked at
 */
export async function bringEarlierTexts(services: Parts): Promise<number> {
  const { database, log } = services
  const sets = await database.queries
    .select({ id: flashcardSets.id, studentId: flashcardSets.studentId })
    .from(flashcardSets)
    .where(eq(flashcardSets.hasEarlierText, true))
    .orderBy(asc(flashcardSets.id))
    .limit(MOST_AT_ONCE)
  for (const { id, studentId } of sets)
    await bringOver(services, { id: studentId }, id).catch((error: unknown) => {
      log.warn({ err: error, setId: id }, 'the text of a set could not be made a material and is tried again')
    })
  return sets.length
}

async function bringOver({ clock, database }: Parts, student: { id: number }, setId: number): Promise<void> {
  const isThis = and(eq(flashcardSets.id, setId), eq(flashcardSets.hasEarlierText, true))
  await database.transaction(async (tx) => {
    // Students, then materials, then what names them, as wherever these are locked.
    if (!(await holdStudent(tx, student.id))) return
    const [set] = await tx.select().from(flashcardSets).where(isThis)
    if (!set) return
    const settled = await settleText(tx, set, (document) =>
      adoptText(tx, { clock }, student, { ...document, createdAt: set.createdAt }, 'recite'),
    )
    await tx
      .update(flashcardSets)
      .set({ ...settled, hasEarlierText: false })
      .where(isThis)
  })
}
