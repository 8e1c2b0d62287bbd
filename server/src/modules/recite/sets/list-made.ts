import type { MadeThing } from '@lectern/contract/materials/made-thing'
import { MOST_MADE_SHOWN } from '@lectern/domain/documents'
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { countByGroup } from '../../../core/review/queue/count-by-group.ts'
import type { MadeGround } from '../../../module.ts'
import { flashcardSets, flashcards } from '../tables.ts'
import { cardCount } from './set-store.ts'

/** The sets that were made from a material, or hold cards that were, the newest first. */
export async function listMadeSets(
  { queries, clock }: MadeGround,
  student: { id: number },
  materialId: number,
): Promise<MadeThing[]> {
  const holding = queries.select({ id: flashcards.setId }).from(flashcards).where(eq(flashcards.materialId, materialId))
  const isMade = or(eq(flashcardSets.materialId, materialId), inArray(flashcardSets.id, holding))
  const rows = await queries
    .select({ id: flashcardSets.id, title: flashcardSets.title, createdAt: flashcardSets.createdAt, cardCount })
    .from(flashcardSets)
    .where(and(isMade, eq(flashcardSets.studentId, student.id)))
    .orderBy(desc(flashcardSets.id))
    .limit(MOST_MADE_SHOWN)
  const setIds = rows.map(({ id }) => id)
  const countsOf = await countByGroup(queries, student, 'card', setIds, clock.now())
  return rows.map(({ id, title, createdAt, ...row }) => {
    const { studied, due } = countsOf(id)
    const progress = { card_count: row.cardCount, studied_count: studied, due_count: due }
    return { module: 'recite', id, title, created_at: createdAt.toISOString(), ...progress }
  })
}
