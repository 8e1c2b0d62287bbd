import { createHash } from 'node:crypto'
import { typedAnswerOf } from '@lectern/domain/answers/typed-answer'
import { askedOf, type CardNote, partsOf } from '@lectern/domain/cards/faces'
import { and, eq, inArray } from 'drizzle-orm'
import { syncItems } from '../../core/review/memory/sync-items.ts'
import type { ReviewSource, ReviewText } from '../../core/review/review-source.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { requireRow } from '../../platform/database/rows.ts'
import { cardOrigin, type KeptCard, madeByRun } from './cards/card-store.ts'
import { readPlaces } from './read-places.ts'
import { requireSet } from './sets/set-store.ts'
import { flashcardSets, flashcards } from './tables.ts'

/** Flashcards are reviewed set by set. */
export const cardReviewSource: ReviewSource = {
  kind: 'card',
  async readTexts(queries, studentId, things) {
    const ids = [...new Set(things.map(({ sourceId }) => sourceId))]
    // Limited by themselves they are looked up first: a plan made for the average student would go by the student's sets, and
    // read all cards of one who has thousands. They keep the table's name for what is written of its columns.
    const asked = queries
      .select()
      .from(flashcards)
      .where(inArray(flashcards.id, ids))
      .limit(ids.length)
      .as('flashcards')
    const rows = await queries
      .select({
        id: flashcards.id,
        kind: flashcards.kind,
        question: flashcards.question,
        answer: flashcards.answer,
        source: flashcards.source,
        tags: flashcards.tags,
        setId: flashcardSets.id,
        setTitle: flashcardSets.title,
        origin: cardOrigin,
        runId: madeByRun,
      })
      .from(asked)
      .innerJoin(flashcardSets, eq(flashcardSets.id, flashcards.setId))
      .where(eq(flashcardSets.studentId, studentId))
    const cards = new Map(rows.map((row) => [row.id, { row, parts: new Set(partsOf(row)) }]))
    return new Map(
      things.flatMap(({ id, sourceId, part }) => {
        const card = cards.get(sourceId)
        return card?.parts.has(part) ? [[id, textOf(card.row, part)]] : []
      }),
    )
  },
  requireGroup: requireSet,
  readPlaces,
  async listChosen(queries, studentId) {
    const rows = await queries
      .select({ id: flashcards.id })
      .from(flashcards)
      .innerJoin(flashcardSets, eq(flashcardSets.id, flashcards.setId))
      .where(and(eq(flashcardSets.studentId, studentId), eq(flashcards.kind, 'choice')))
    return rows.map(({ id }) => id)
  },
}

function textOf(
  { kind, question, answer, source, tags, origin, runId, setId, setTitle }: ReviewedRow,
  part: number,
): ReviewText {
  const asked = { kind, question, answer }
  return {
    group: { id: setId, title: setTitle },
    ...askedOf(asked, part),
    source,
    origin,
    isMade: runId !== null,
    note: { ...asked, part, tags },
    ...modeOf(asked, part),
  }
}

/** A card of the typed kind is typed and one with options is chosen whatever its set says; what has no words to type is called to mind. */
const modeOf = (note: CardNote, part: number): Pick<ReviewText, 'mode'> => {
  if (note.kind === 'choice') return { mode: 'choice' }
  if (typedAnswerOf(note, part) === null) return { mode: 'recall' }
  return note.kind === 'typed' ? { mode: 'typed' } : {}
}

interface ReviewedRow extends CardNote {
  source: string | null
  tags: string[]
  origin: ReviewText['origin']
  runId: string | null
  setId: number
  setTitle: string
}

/**
 * Cards that were stored just now are reviewed by what they ask for from now on. Those made of the same sentence are
 * siblings, as are the parts of one card.
 */
export async function rememberCards(
  tx: Transaction,
  studentId: number,
  setId: number,
  cards: readonly KeptCard[],
  now: Date,
): Promise<void> {
  const set = requireRow(
    await tx.select({ materialId: flashcardSets.materialId }).from(flashcardSets).where(eq(flashcardSets.id, setId)),
  )
  const remembered = cards.map((card) => {
    const parts = partsOf(card)
    const materialId = card.isMaterialGone ? null : (card.materialId ?? set.materialId)
    return { sourceId: card.id, parts, siblingKey: siblingKeyOf(setId, card, parts.length), materialId }
  })
  await syncItems(tx, { studentId, kind: 'card', groupId: setId }, remembered, now)
}

const siblingKeyOf = (
  setId: number,
  { id, source }: { id: number; source: string | null },
  partCount: number,
): string | null => {
  if (source) return keyOfSentence(setId, source)
  return partCount > 1 ? `card:${id}` : null
}

/** The migration that brought reviews reckons the same for the cards before it. */
const keyOfSentence = (setId: number, source: string): string =>
  createHash('sha256').update(`${setId}:${source}`).digest('hex').slice(0, 32)

/** Which parts of a card the study on the clock asks for. */
export async function askedOnTheClock(queries: Queries, cardId: number): Promise<(part: number) => boolean> {
  const [card] = await queries.select({ kind: flashcards.kind }).from(flashcards).where(eq(flashcards.id, cardId))
  return card?.kind === 'reversed' ? (part) => part === 0 : () => true
}
