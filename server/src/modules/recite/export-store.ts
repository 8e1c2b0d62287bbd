import { and, asc, desc, eq, getColumns, sql } from 'drizzle-orm'
import type { Sized } from '../../core/archives/batches.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isAnyOf } from '../../platform/database/rows.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { matchingSets, type SetRow, setColumns, textOfSet } from './sets/set-store.ts'
import type { SessionRow } from './study/study-store.ts'
import { cardAnswers, flashcardSets, flashcards, studySessions } from './tables.ts'

export type AnswerRow = typeof cardAnswers.$inferSelect

/** An answer has no text. */
const ANSWER_BYTES = 64

/** What each of the student's sets takes with its material, its cards and their answers; the newest first. */
export function listSetSizes(queries: Queries, studentId: number): Promise<Sized<number>[]> {
  const { question, answer, source } = flashcards
  const cards = queries
    .select({ bytes: sumBytes(question, answer, source) })
    .from(flashcards)
    .where(eq(flashcards.setId, flashcardSets.id))
  const answers = queries
    .select({ bytes: sql`count(*) * ${ANSWER_BYTES}::int` })
    .from(cardAnswers)
    .innerJoin(studySessions, eq(studySessions.id, cardAnswers.sessionId))
    .where(eq(studySessions.setId, flashcardSets.id))
  const bytes = sql`octet_length(${textOfSet}) + ${cards} + ${answers}`.mapWith(Number)
  return queries
    .select({ id: flashcardSets.id, bytes })
    .from(flashcardSets)
    .where(eq(flashcardSets.studentId, studentId))
    .orderBy(desc(flashcardSets.id))
}

/** Those of the student's sets that are still there, each with the text that it was made from, the newest first. */
export const selectWholeSets = (
  queries: Queries,
  studentId: number,
  setIds: readonly number[],
): Promise<(SetRow & { text: string })[]> =>
  queries
    .select({ ...setColumns, text: textOfSet })
    .from(flashcardSets)
    .where(and(matchingSets(studentId, ''), isAnyOf(flashcardSets.id, setIds)))
    .orderBy(desc(flashcardSets.id))

/** Every session of some sets, oldest first. */
export const listSessionsOfSets = (queries: Queries, setIds: readonly number[]): Promise<SessionRow[]> =>
  queries.select().from(studySessions).where(isAnyOf(studySessions.setId, setIds)).orderBy(asc(studySessions.id))

/** The answers of all sessions of some sets, in the order given. */
export const listAnswersOfSets = (queries: Queries, setIds: readonly number[]): Promise<AnswerRow[]> =>
  queries
    .select(getColumns(cardAnswers))
    .from(cardAnswers)
    .innerJoin(studySessions, eq(studySessions.id, cardAnswers.sessionId))
    .where(isAnyOf(studySessions.setId, setIds))
    .orderBy(asc(cardAnswers.id))
