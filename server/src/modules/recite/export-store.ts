import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { cardAnswers, flashcardSets, studySessions } from './tables.ts'

/** The material that a set was made from; empty where there is none, or no such set. */
export async function readMaterial(queries: Queries, setId: number): Promise<string> {
  const [set] = await queries
    .select({ documentContent: flashcardSets.documentContent })
    .from(flashcardSets)
    .where(eq(flashcardSets.id, setId))
  return set?.documentContent ?? ''
}

/** Every session of a set, oldest first. */
export function listSessionsOfSet(queries: Queries, setId: number) {
  return queries.select().from(studySessions).where(eq(studySessions.setId, setId)).orderBy(asc(studySessions.id))
}

/** Every answer of a session, in the order given. */
export function listAnswers(queries: Queries, sessionId: number) {
  return queries.select().from(cardAnswers).where(eq(cardAnswers.sessionId, sessionId)).orderBy(asc(cardAnswers.id))
}
