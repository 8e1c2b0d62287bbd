import type { CardKind } from '@lectern/domain/cards/faces'
import { and, asc, eq, gte, inArray, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { isAnyOf, requireRow } from '../../../platform/database/rows.ts'
import { cardAnswers, flashcardSets, flashcards, studySessions } from '../tables.ts'
import { saidKeyOf } from './said-key.ts'

/** A card with its tally: how it was answered in the sessions that count. */
export interface CardRow {
  id: number
  setId: number
  clientId: string
  kind: CardKind
  question: string
  answer: string
  source: string | null
  materialId: number | null
  isMaterialGone: boolean
  tags: string[]
  correctCount: number
  incorrectCount: number
  /** How it was answered last; null if never. */
  isCorrect: boolean | null
  /** The run that made it; null for one that was written, copied or imported. */
  runId: string | null
}

export interface NewCardRow {
  clientId: string
  kind: CardKind
  question: string
  answer: string
  source: string | null
  /** Where it is not its set's. */
  materialId?: number | null
  isMaterialGone?: boolean
  tags: string[]
}

const isOfOwnMaterial = sql`(${flashcards.materialId} is not null or ${flashcards.isMaterialGone})`

/** What a card was made of: its own material, else its set's. Of cards joined with their sets. */
export const cardOrigin = {
  materialId: sql<
    number | null
  >`case when ${isOfOwnMaterial} then ${flashcards.materialId} else ${flashcardSets.materialId} end`.mapWith(
    flashcardSets.materialId,
  ),
  isMaterialGone: sql<boolean>`case when ${isOfOwnMaterial} then ${flashcards.isMaterialGone} else ${flashcardSets.isMaterialGone} end`,
}

/** Cards joined with their sets that are a material's: of its sets those that have no other, and those of their own. */
export const areOfMaterial = (materialId: number): SQL =>
  sql`${flashcards.id} in (
    select one.id from ${flashcards} as one join ${flashcardSets} as its on its.id = one.set_id
    where its.material_id = ${materialId} and one.material_id is null and not one.is_material_gone
    union all select one.id from ${flashcards} as one where one.material_id = ${materialId})`

/** The run that made a card. Of cards joined with their sets. */
export const madeByRun = sql<
  string | null
>`case when ${flashcards.id} <= ${flashcardSets.newestMadeCardId} then ${flashcardSets.runId} end`

/** The cards of a set in order. */
export const listCards = (queries: Queries, setId: number): Promise<CardRow[]> =>
  selectCards(queries, eq(flashcards.setId, setId))

/** The cards of some sets, each set's in order. */
export const listCardsOf = (queries: Queries, setIds: readonly number[]): Promise<CardRow[]> =>
  selectCards(queries, isAnyOf(flashcards.setId, setIds))

/** @throws Problem `not_found` where there is no such card, or it is another student's */
export async function requireCard(queries: Queries, studentId: number, cardId: number): Promise<CardRow> {
  return requireRow(await selectCards(queries, ownedBy(queries, studentId, cardId)))
}

/** What the cards of a set say, in their order. */
export async function listCardTexts(
  queries: Queries,
  setId: number,
): Promise<Pick<CardRow, 'clientId' | 'kind' | 'question' | 'answer' | 'source'>[]> {
  const { id, clientId, kind, question, answer, source, position } = flashcards
  return queries
    .select({ clientId, kind, question, answer, source })
    .from(flashcards)
    .where(eq(flashcards.setId, setId))
    .orderBy(asc(position), asc(id))
}

function selectCards(queries: Queries, which: SQL | undefined): Promise<CardRow[]> {
  const counted = countedVerdicts(queries, which)
  return queries
    .select({
      id: flashcards.id,
      setId: flashcards.setId,
      clientId: flashcards.clientId,
      kind: flashcards.kind,
      question: flashcards.question,
      answer: flashcards.answer,
      source: flashcards.source,
      ...cardOrigin,
      tags: flashcards.tags,
      runId: madeByRun,
      correctCount: sql`count(*) filter (where ${counted.isCorrect})`.mapWith(Number),
      incorrectCount: sql`count(*) filter (where not ${counted.isCorrect})`.mapWith(Number),
      isCorrect: sql<
        boolean | null
      >`(array_agg(${counted.isCorrect} order by ${counted.moment} desc, ${counted.sessionId} desc))[1]`,
    })
    .from(flashcards)
    .innerJoin(flashcardSets, eq(flashcardSets.id, flashcards.setId))
    .leftJoin(counted, eq(counted.cardId, flashcards.id))
    .where(which)
    .groupBy(flashcards.id, flashcardSets.id)
    .orderBy(asc(flashcards.position), asc(flashcards.id))
}

/**
 * How the cards were answered in the sessions that count, and the cards for which a session ran out of time: those count as
 * incorrect. The latter are worked out here and are no rows of their own, so that an answer stays something a student did.
 */
function countedVerdicts(queries: Queries, which: SQL | undefined) {
  const answered = queries
    .select({
      cardId: flashcards.id,
      isCorrect: cardAnswers.isCorrect,
      moment: cardAnswers.answeredAt,
      sessionId: cardAnswers.sessionId,
    })
    .from(flashcards)
    .innerJoin(cardAnswers, eq(cardAnswers.cardId, flashcards.id))
    .innerJoin(studySessions, and(eq(studySessions.id, cardAnswers.sessionId), studySessions.isCounted))
    .where(which)
  const isAnswered = and(eq(cardAnswers.sessionId, studySessions.id), eq(cardAnswers.cardId, flashcards.id))
  const ranOut = queries
    .select({
      cardId: flashcards.id,
      isCorrect: sql<boolean>`false`.as('is_correct'),
      moment: studySessions.expiresAt,
      sessionId: studySessions.id,
    })
    .from(flashcards)
    .innerJoin(
      studySessions,
      and(
        eq(studySessions.setId, flashcards.setId),
        gte(studySessions.newestCardId, flashcards.id),
        eq(studySessions.status, 'expired'),
        studySessions.isCounted,
      ),
    )
    .where(and(which, notExists(queries.select({ id: cardAnswers.id }).from(cardAnswers).where(isAnswered))))
  return unionAll(answered, ranOut).as('counted')
}

export async function countCards(queries: Queries, setId: number): Promise<number> {
  return queries.$count(flashcards, eq(flashcards.setId, setId))
}

/** Those cards of a locked set that have one of these ids, or say what has one of these keys; nothing has the key ''. */
export function findAlike(
  tx: Transaction,
  setId: number,
  { clientIds, saidKeys }: { clientIds: readonly string[]; saidKeys: readonly string[] },
): Promise<Pick<typeof flashcards.$inferSelect, 'clientId' | 'saidKey' | 'kind' | 'answer'>[]> {
  const { clientId, saidKey, kind, answer } = flashcards
  const isAlike = or(isAnyOf(clientId, clientIds), and(isAnyOf(saidKey, saidKeys), ne(saidKey, '')))
  return tx
    .select({ clientId, saidKey, kind, answer })
    .from(flashcards)
    .where(and(eq(flashcards.setId, setId), isAlike))
}

/** What the store says of a card that it has kept. */
export interface KeptCard {
  id: number
  clientId: string
  setId: number
  kind: CardKind
  question: string
  answer: string
  source: string | null
  /** Its own, where it is not its set's. */
  materialId: number | null
  isMaterialGone: boolean
}

const keptColumns = {
  id: flashcards.id,
  clientId: flashcards.clientId,
  setId: flashcards.setId,
  kind: flashcards.kind,
  question: flashcards.question,
  answer: flashcards.answer,
  source: flashcards.source,
  materialId: flashcards.materialId,
  isMaterialGone: flashcards.isMaterialGone,
}

/** Puts the cards of a new set in the order given; of two with the same `clientId` the first is kept. */
export function insertCards(
  tx: Transaction,
  studentId: number,
  setId: number,
  cards: readonly NewCardRow[],
): Promise<KeptCard[]> {
  const rows = cards.map((card, position) => ({ ...card, setId, position, saidKey: saidKeyOf(studentId, card) }))
  return tx.insert(flashcards).values(rows).onConflictDoNothing().returning(keptColumns)
}

/** Adds cards, no two of one `clientId`, at the end of a locked set. One that is there takes the new text, and the new tags unless they are left. */
export function saveCards(
  tx: Transaction,
  studentId: number,
  setId: number,
  cards: readonly NewCardRow[],
  { leavesTags = false }: { leavesTags?: boolean } = {},
): Promise<KeptCard[]> {
  const position = (index: number) =>
    sql`(select coalesce(max(${flashcards.position}) + 1, 0) from ${flashcards} where ${flashcards.setId} = ${setId}) + ${index}::int`
  return tx
    .insert(flashcards)
    .values(
      cards.map((card, index) => ({
        ...card,
        setId,
        position: position(index),
        saidKey: saidKeyOf(studentId, card),
      })),
    )
    .onConflictDoUpdate({
      target: [flashcards.setId, flashcards.clientId],
      set: {
        kind: sql`excluded.kind`,
        question: sql`excluded.question`,
        answer: sql`excluded.answer`,
        saidKey: sql`excluded.said_key`,
        ...(!leavesTags && { tags: sql`excluded.tags` }),
      },
    })
    .returning(keptColumns)
}

/** @throws Problem `not_found` where there is no such card, or it is another student's */
export async function updateCardRow(
  tx: Transaction,
  studentId: number,
  cardId: number,
  changes: Partial<Pick<NewCardRow, 'kind' | 'question' | 'answer' | 'tags'>>,
): Promise<KeptCard> {
  const { kind, question } = flashcards
  const isThis = ownedBy(tx, studentId, cardId)
  const now = requireRow(await tx.select({ kind, question }).from(flashcards).where(isThis).for('no key update'))
  const saidKey = saidKeyOf(studentId, { kind: changes.kind ?? now.kind, question: changes.question ?? now.question })
  return requireRow(
    await tx
      .update(flashcards)
      .set({ ...changes, saidKey })
      .where(isThis)
      .returning(keptColumns),
  )
}

/** @throws Problem `not_found` as above */
export async function removeCard(tx: Transaction, studentId: number, cardId: number): Promise<KeptCard> {
  return requireRow(
    await tx
      .delete(flashcards)
      .where(ownedBy(tx, studentId, cardId))
      .returning(keptColumns),
  )
}

/** Removes those of `cardIds` that are cards of a locked set. */
export function removeCardsOf(tx: Transaction, setId: number, cardIds: readonly number[]): Promise<KeptCard[]> {
  return tx
    .delete(flashcards)
    .where(and(eq(flashcards.setId, setId), inArray(flashcards.id, [...cardIds])))
    .returning(keptColumns)
}

const ownedBy = (queries: Queries, studentId: number, cardId: number) =>
  and(
    eq(flashcards.id, cardId),
    inArray(
      flashcards.setId,
      queries.select({ id: flashcardSets.id }).from(flashcardSets).where(eq(flashcardSets.studentId, studentId)),
    ),
  )
