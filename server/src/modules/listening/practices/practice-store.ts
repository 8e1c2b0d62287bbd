import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { type BegunWork, begunColumns, countAnswered, MOST_BEGUN } from '../../../core/begun/begun-work.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { isAnyOf } from '../../../platform/database/rows.ts'
import { sumBytes } from '../../../platform/database/text-bytes.ts'
import { questionCount } from '../set-store.ts'
import { listeningPractices, listeningSets } from '../tables.ts'

export type PracticeRow = typeof listeningPractices.$inferSelect

/** What a set has been answered so far; the caller has seen whose it is. Null where nothing was ever kept. */
export async function findPractice(queries: Queries, setId: number): Promise<PracticeRow | null> {
  const [practice] = await queries.select().from(listeningPractices).where(eq(listeningPractices.setId, setId))
  return practice ?? null
}

/** Writes the practice of a locked set in place of what was kept. */
export async function writePractice(tx: Transaction, practice: PracticeRow): Promise<void> {
  const { setId: _setId, ...kept } = practice
  await tx
    .insert(listeningPractices)
    .values(practice)
    .onConflictDoUpdate({ target: listeningPractices.setId, set: kept })
}

/**
 * Empties what was kept of a held set, now that it was handed in; another practice than that of `clientId` stays. Its revision counts on,
 * so that a device which has not seen that takes over that nothing is answered.
 */
export async function emptyPractice(
  tx: Transaction,
  { setId, clientId, now }: { setId: number; clientId: string | undefined; now: Date },
): Promise<void> {
  const { setId: ofSet, clientId: ofClient, revision } = listeningPractices
  const isMeant = clientId === undefined ? isNotNull(ofClient) : eq(ofClient, clientId)
  await tx
    .update(listeningPractices)
    .set({ clientId: null, answers: {}, startedAt: null, revision: sql`${revision} + 1`, savedAt: now })
    .where(and(eq(ofSet, setId), isMeant))
}

/** Takes a question out of what a locked set has been answered so far. */
export async function withdrawFromPractice(tx: Transaction, setId: number, questionId: number): Promise<void> {
  const { answers, setId: ofSet } = listeningPractices
  await tx
    .update(listeningPractices)
    .set({ answers: sql`${answers} - ${String(questionId)}::text` })
    .where(eq(ofSet, setId))
}

/** Practices of the student that are not handed in, the last changed first. */
export const begunPractices: BegunWork = (queries, studentId) =>
  queries
    .select(
      begunColumns('listening', {
        id: listeningSets.id,
        title: listeningSets.title,
        done: countAnswered(listeningPractices.answers),
        total: questionCount,
        since: listeningPractices.savedAt,
      }),
    )
    .from(listeningPractices)
    .innerJoin(listeningSets, eq(listeningSets.id, listeningPractices.setId))
    .where(and(eq(listeningSets.studentId, studentId), ne(listeningPractices.answers, {})))
    .orderBy(desc(listeningPractices.savedAt))
    .limit(MOST_BEGUN)

export async function sumPracticeBytes(queries: Queries, studentId: number): Promise<number> {
  const [practices] = await queries
    .select({ bytes: sumBytes(listeningPractices.answers) })
    .from(listeningPractices)
    .innerJoin(listeningSets, eq(listeningPractices.setId, listeningSets.id))
    .where(eq(listeningSets.studentId, studentId))
  return practices?.bytes ?? 0
}

/** What is kept of some sets. */
export const listPracticesOfSets = (queries: Queries, setIds: readonly number[]): Promise<PracticeRow[]> =>
  queries.select().from(listeningPractices).where(isAnyOf(listeningPractices.setId, setIds))
