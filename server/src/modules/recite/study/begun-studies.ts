import { desc, eq, sql } from 'drizzle-orm'
import { type BegunWork, begunColumns, MOST_BEGUN } from '../../../core/begun/begun-work.ts'
import { flashcardSets, studySessions } from '../tables.ts'
import { answerCount, isRunning } from './study-store.ts'

/** Studies that were left on the way and whose time still runs, the newest first. */
export const begunStudies: BegunWork = (queries, studentId, now) => {
  const { id, setId, totalCards, startedAt } = studySessions
  return queries
    .select(
      begunColumns('recite', {
        id,
        title: flashcardSets.title,
        done: answerCount,
        total: sql`${totalCards}`,
        since: startedAt,
      }),
    )
    .from(studySessions)
    .innerJoin(flashcardSets, eq(flashcardSets.id, setId))
    .where(isRunning(studentId, now))
    .orderBy(desc(id))
    .limit(MOST_BEGUN)
}
