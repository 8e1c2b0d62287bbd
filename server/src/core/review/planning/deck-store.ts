import type { Deck } from '@lectern/memory/foresee'
import { and, asc, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { areCards, type Cards } from '../memory/cards.ts'
import { reviewItems } from '../tables.ts'

/** So many cards stand for all that were learned. */
const SAMPLE = 200

/**
 * A student's flashcards as plans take them, all or some: a sample of those that were learned, by a hash of their
 * ids, and counts. What is set aside is none of them; what is in the learning steps counts as learned until tomorrow.
 */
export async function readDeck(
  queries: Queries,
  { id: studentId, today }: { id: number; today: number },
  cards: Cards | null = null,
): Promise<Deck> {
  const { stage } = reviewItems
  const isTheirs = and(
    eq(reviewItems.studentId, studentId),
    eq(reviewItems.kind, 'card'),
    not(reviewItems.isSuspended),
    cards === null ? undefined : areCards(cards),
  )
  const where = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const [counts] = await queries
    .select({ learnedCount: where(sql`${stage} <> 'new'`), newCount: where(sql`${stage} = 'new'`) })
    .from(reviewItems)
    .where(isTheirs)
  const { stability, difficulty, step, reps, lapses, lastDay, dueDay } = reviewItems
  const learned = await queries
    .select({ stage, stability, difficulty, step, reps, lapses, lastDay, dueDay })
    .from(reviewItems)
    .where(and(isTheirs, isNotNull(reviewItems.lastDay)))
    .orderBy(sql`hashint8(${reviewItems.id})`, asc(reviewItems.id))
    .limit(SAMPLE)
  return {
    learned: learned.map((card) => ({ ...card, dueDay: card.dueDay ?? today })),
    learnedCount: counts?.learnedCount ?? 0,
    newCount: counts?.newCount ?? 0,
  }
}
