import { asc, eq, getColumns } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { textOfSet } from './sets/set-store.ts'
import { cardAnswers, flashcardSets, studySessions } from './tables.ts'

export type AnswerRow = typeof cardAnswers.$inferSelect

/** The text that a set was made from; empty where there is none, or no such set. */
export async function readMaterial(queries: Queries, setId: number): Promise<string> {
  const [set] = await queries.select({ text: textOfSet }).from(flashcardSets).where(eq(flashcardSets.id, setId))
  return set?.text ?? ''
}

/** Every session of a set, oldest first. */
export function listSessionsOfSet(queries: Queries, setId: number) {
  return queries.select().from(studySessions).where(eq(studySessions.setId, setId)).orderBy(asc(studySessions.id))
}

/** The answers of all sessions of a set, in the order given. */
export function listAnswersOfSet(queries: Queries, setId: number): Promise<AnswerRow[]> {
  return queries
    .select(getColumns(cardAnswers))
    .from(cardAnswers)
    .innerJoin(studySessions, eq(studySessions.id, cardAnswers.sessionId))
    .where(eq(studySessions.setId, setId))
    .orderBy(asc(cardAnswers.id))
}
