import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import { type BegunWork, begunColumns } from '../../../core/begun/begun-work.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { isAnyOf, requireRow } from '../../../platform/database/rows.ts'
import { lectureBookmarks, lectures } from '../tables.ts'

export type BookmarkRow = typeof lectureBookmarks.$inferSelect

/** How many lectures the first screen offers to read on: the others are in the history. */
const MOST_READ = 3

/** Where some lectures were read last. The caller has seen whose they are. */
export const listBookmarks = (queries: Queries, lectureIds: readonly number[]): Promise<BookmarkRow[]> =>
  queries.select().from(lectureBookmarks).where(isAnyOf(lectureBookmarks.lectureId, lectureIds))

/** Puts a bookmark in place of the one that is kept. @throws Problem `not_found` where the student has no such completed lecture */
export async function writeBookmark(
  queries: Queries,
  studentId: number,
  { lectureId, sectionPosition, index, share, savedAt }: BookmarkRow,
): Promise<void> {
  const isOwn = and(eq(lectures.id, lectureId), eq(lectures.studentId, studentId), eq(lectures.status, 'completed'))
  const place = { sectionPosition, index, share, savedAt }
  const written = await queries
    .insert(lectureBookmarks)
    .select(
      queries
        .select({
          lectureId: lectures.id,
          sectionPosition: sql`${sectionPosition}::int`.as('section_position'),
          index: sql`${index}::int`.as('index'),
          share: sql`${share}::double precision`.as('share'),
          savedAt: sql`${savedAt.toISOString()}::timestamptz`.as('saved_at'),
        })
        .from(lectures)
        .where(isOwn)
        // One that is deleted meanwhile is none.
        .for('key share'),
    )
    .onConflictDoUpdate({ target: lectureBookmarks.lectureId, set: place })
    .returning()
  requireRow(written)
}

/** Lectures that were begun and not read to their last section, the latest read first. */
export const begunLectures: BegunWork = (queries, studentId) => {
  const { index, share, savedAt, lectureId } = lectureBookmarks
  const isBegun = or(gt(index, 0), gt(share, 0))
  return queries
    .select(
      begunColumns('lecture', {
        id: lectures.id,
        title: lectures.title,
        done: sql<number>`${index} + 1`,
        total: sql`${lectures.sectionCount}`,
        since: savedAt,
      }),
    )
    .from(lectureBookmarks)
    .innerJoin(lectures, eq(lectures.id, lectureId))
    .where(and(eq(lectures.studentId, studentId), isBegun, gt(lectures.sectionCount, sql`${index} + 1`)))
    .orderBy(desc(savedAt))
    .limit(MOST_READ)
}
