import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { addItems } from '../../core/review/remember-items.ts'
import type { ReviewSource } from '../../core/review/review-source.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { requireSet } from './sets/set-store.ts'
import { flashcardSets, flashcards } from './tables.ts'

/** Flashcards are reviewed set by set. */
export const cardReviewSource: ReviewSource = {
  kind: 'card',
  async readTexts(queries, studentId, sourceIds) {
    const rows = await queries
      .select({
        id: flashcards.id,
        question: flashcards.question,
        answer: flashcards.answer,
        source: flashcards.source,
        setId: flashcardSets.id,
        setTitle: flashcardSets.title,
      })
      .from(flashcards)
      .innerJoin(flashcardSets, eq(flashcardSets.id, flashcards.setId))
      .where(and(inArray(flashcards.id, [...sourceIds]), eq(flashcardSets.studentId, studentId)))
    return new Map(
      rows.map(({ id, question, answer, source, setId, setTitle }) => [
        id,
        { group: { id: setId, title: setTitle }, question, answer, source },
      ]),
    )
  },
  requireGroup: requireSet,
}

/** Cards that were stored just now can be reviewed from now on. Those made of the same sentence are siblings. */
export const rememberCards = (
  tx: Transaction,
  studentId: number,
  setId: number,
  cards: readonly { id: number; source: string | null }[],
  addedAt: Date,
): Promise<void> =>
  addItems(
    tx,
    { studentId, kind: 'card', groupId: setId, addedAt },
    cards.map(({ id, source }) => ({ sourceId: id, siblingKey: source ? siblingKeyOf(setId, source) : null })),
  )

/** The migration that brought reviews reckons the same for the cards before it. */
const siblingKeyOf = (setId: number, source: string): string =>
  createHash('sha256').update(`${setId}:${source}`).digest('hex').slice(0, 32)
