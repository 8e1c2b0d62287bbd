import { and, eq, getColumns, gte, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/database/database.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { type DayFigures, NOTHING } from '../memory/day-store.ts'
import { groupKey, type Learner, type SetSettingsRow } from '../memory/learner.ts'
import { reviewDays, reviewExams, reviewSetSettings } from '../tables.ts'

/** What the rest of a day is planned by. */
export interface DayGround {
  /** What was done of it. */
  done: DayFigures
  /** What differs for the student's sets, by their kind and id. */
  sets: ReadonlyMap<string, SetSettingsRow>
  /** Whether anything is learned towards an exam to come. */
  hasExam: boolean
}

/** A row as JSON, by the names that its columns have here. All of them must be numbers, texts or booleans. */
const asJson = (table: PgTable) =>
  sql`json_build_object(${sql.join(
    Object.entries(getColumns(table)).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  )})`

const selectGround = prepared((queries) => {
  const isTheirs = (column: (typeof reviewDays | typeof reviewSetSettings | typeof reviewExams)['studentId']): SQL =>
    eq(column, sql.placeholder('studentId'))
  const today = sql.placeholder('today')
  const ofSets = queries
    .select({ rows: sql`coalesce(json_agg(${asJson(reviewSetSettings)}), '[]')` })
    .from(reviewSetSettings)
    .where(isTheirs(reviewSetSettings.studentId))
  const coming = queries
    .select({ id: reviewExams.id })
    .from(reviewExams)
    .where(and(isTheirs(reviewExams.studentId), gte(reviewExams.day, today)))
  const ofDay = queries
    .select({ row: asJson(reviewDays) })
    .from(reviewDays)
    .where(and(isTheirs(reviewDays.studentId), eq(reviewDays.day, today)))
  return queries
    .select({
      done: sql<DayFigures | null>`${ofDay}`,
      sets: sql<SetSettingsRow[]>`${ofSets}`,
      hasExam: sql<boolean>`exists ${coming}`,
    })
    .from(sql`(select 1) as one`)
    .prepare()
})

/** By one way to the database. */
export async function readDayGround(queries: Queries, { id: studentId, today }: Learner): Promise<DayGround> {
  const [row] = await selectGround(queries, { studentId, today })
  const sets = new Map(row?.sets.map((set) => [groupKey(set), set]))
  return { done: row?.done ?? NOTHING, sets, hasExam: row?.hasExam ?? false }
}
