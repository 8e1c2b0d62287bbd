import { DEFAULT_EXAM_TYPE } from '@lectern/domain/writing'
import { and, eq, ne, sql } from 'drizzle-orm'
import { type BegunWork, begunColumns } from '../../../core/begun/begun-work.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { beginningOf } from '../../../platform/database/rows.ts'
import { sumBytes } from '../../../platform/database/text-bytes.ts'
import { unsentEssays } from '../tables.ts'

export type UnsentRow = typeof unsentEssays.$inferSelect

/** What the student has written and not sent; null where nothing was ever kept. */
export async function findUnsent(queries: Queries, studentId: number): Promise<UnsentRow | null> {
  const [essay] = await queries.select().from(unsentEssays).where(eq(unsentEssays.studentId, studentId))
  return essay ?? null
}

/** Writes it in place of what was kept; the student is held. */
export async function writeUnsent(tx: Transaction, essay: UnsentRow): Promise<void> {
  const { studentId: _studentId, ...kept } = essay
  await tx.insert(unsentEssays).values(essay).onConflictDoUpdate({ target: unsentEssays.studentId, set: kept })
}

const NOTHING_NAMED = { previousId: null, materialId: null, isMaterialGone: false }

/**
 * Empties it, now that it is being graded; the student is held, and another text stays. Its revision counts on, so that a device
 * which has not seen that it was sent, or a save that comes late, does not bring it back.
 */
export async function emptySent(
  tx: Transaction,
  { studentId, content, now }: { studentId: number; content: string; now: Date },
): Promise<void> {
  const texts = { content: '', topic: '', purpose: '', words: 0 }
  const empty = { ...texts, examType: DEFAULT_EXAM_TYPE, ...NOTHING_NAMED, savedAt: now }
  await tx
    .insert(unsentEssays)
    .values({ studentId, ...empty, revision: 1 })
    .onConflictDoUpdate({
      target: unsentEssays.studentId,
      set: { ...empty, revision: sql`${unsentEssays.revision} + 1` },
      setWhere: eq(unsentEssays.content, content),
    })
}

export async function sumUnsentBytes(queries: Queries, studentId: number): Promise<number> {
  const { purpose, topic, content } = unsentEssays
  const [row] = await queries
    .select({ bytes: sumBytes(purpose, topic, content) })
    .from(unsentEssays)
    .where(eq(unsentEssays.studentId, studentId))
  return row?.bytes ?? 0
}

/** From the first character that is seen. */
const beginning = beginningOf(sql`regexp_replace(${unsentEssays.content}, '^\\s+', '')`)

/** The essay, unless nothing but what it is to be about is known. */
export const begunEssay: BegunWork = (queries, studentId) =>
  queries
    .select(
      begunColumns('writing', {
        id: sql<string>`'unsent'`,
        title: beginning,
        done: unsentEssays.words,
        total: sql<number | null>`null`,
        since: unsentEssays.savedAt,
      }),
    )
    .from(unsentEssays)
    .where(and(eq(unsentEssays.studentId, studentId), ne(unsentEssays.words, 0)))
