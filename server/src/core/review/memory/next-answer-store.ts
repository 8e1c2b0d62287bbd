import { ALGORITHM } from '@lectern/memory/scheduler'
import { and, eq, getColumns, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/database/database.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { reviewDays, reviewEvents, reviewItems, reviewSetSettings, reviewSettings } from '../tables.ts'
import type { DayFigures } from './day-store.ts'
import { ITEM_KINDS, type NewEventRow, stands } from './event-store.ts'
import { type ItemRow, isOfItsSet, itemColumns } from './item-store.ts'
import type { SettingsRow } from './learner.ts'

/** How a card and its student stand, as one statement saw it. */
export interface Standing {
  settings: SettingsRow
  item: ItemRow
  isGone: boolean
  /** What is wished for its set, where that differs. */
  retention: number | null
  /** Whether an event of this `clientId` is written already. */
  isWritten: boolean
  /** The events of the card that stand. */
  eventCount: number
  latestAt: Date | null
  /** What changes with every change of either row; that of the settings also with every change of a set's. */
  versions: { settings: string; item: string }
}

const hole = (column: PgColumn, name: string) =>
  sql`${sql.param(sql.placeholder(name), column)}::${sql.raw(column.getSQLType())}`

const version = (table: typeof reviewItems | typeof reviewSettings) => sql<string>`${table}.xmin::text`

const selectStanding = prepared((queries) => {
  const studentId = hole(reviewItems.studentId, 'studentId')
  const written = queries
    .select({ id: reviewEvents.id })
    .from(reviewEvents)
    .where(
      and(eq(reviewEvents.studentId, studentId), eq(reviewEvents.clientId, hole(reviewEvents.clientId, 'clientId'))),
    )
  const past = queries
    .select({
      eventCount: sql`count(*)`.mapWith(Number).as('event_count'),
      latestAt: max(reviewEvents.at).as('latest_at'),
    })
    .from(reviewEvents)
    .where(
      and(
        eq(reviewEvents.itemId, reviewItems.id),
        eq(reviewEvents.studentId, studentId),
        inArray(reviewEvents.kind, [...ITEM_KINDS]),
        stands,
      ),
    )
    .as('past')
  return queries
    .select({
      settings: getColumns(reviewSettings),
      item: itemColumns,
      isGone: reviewItems.isGone,
      retention: reviewSetSettings.retention,
      isWritten: sql<boolean>`exists ${written}`,
      eventCount: past.eventCount,
      latestAt: past.latestAt,
      versions: { settings: version(reviewSettings), item: version(reviewItems) },
    })
    .from(reviewItems)
    .innerJoin(reviewSettings, eq(reviewSettings.studentId, reviewItems.studentId))
    .leftJoin(reviewSetSettings, isOfItsSet)
    .innerJoinLateral(past, sql`true`)
    .where(and(eq(reviewItems.studentId, studentId), eq(reviewItems.id, hole(reviewItems.id, 'itemId'))))
    .prepare()
})

/** Null where there is no such card of the student's, or they have never reviewed. */
export async function readStanding(
  queries: Queries,
  of: { studentId: number; itemId: number; clientId: string },
): Promise<Standing | null> {
  const [row] = await selectStanding(queries, of)
  return row ?? null
}

/** Everything that an answer leaves: its event, what it changes of its card, and what it adds to its day. */
export interface Outcome {
  event: NewEventRow & { clientId: string }
  item: Partial<ItemRow>
  figures: DayFigures
}

/**
 * Writes what an answer leaves, as one statement that is a transaction of its own: it waits for whoever holds the learner,
 * and writes nothing where the card or the settings are others by then than those of `standing`.
 * @returns whether it was written
 */
export async function writeNextAnswer(
  queries: Queries,
  { settings, item, versions }: Standing,
  outcome: Outcome,
): Promise<boolean> {
  const { studentId } = settings
  const event = valuesOf(reviewEvents, { ...outcome.event, algorithm: ALGORITHM })
  const day = valuesOf(reviewDays, { studentId, day: outcome.event.day, ...outcome.figures })
  const added = valuesOf(reviewDays, { ...outcome.figures })
  const { rows } = (await queries.execute(sql`
    with locked as (
      select student_id from ${reviewSettings}
      where student_id = ${studentId} and ${version(reviewSettings)} = ${versions.settings}
      for no key update
    ), saved as (
      update ${reviewItems} set ${listed(valuesOf(reviewItems, outcome.item), ({ name, value }) => sql`${name} = ${value}`)}
      from locked
      where ${reviewItems.id} = ${item.id} and ${reviewItems.studentId} = locked.student_id
        and ${version(reviewItems)} = ${versions.item}
      returning ${reviewItems.id}
    ), written as (
      insert into ${reviewEvents} (${listed(event, ({ name }) => name)})
      select ${listed(event, ({ value }) => value)} from saved
    ), counted as (
      insert into ${reviewDays} (${listed(day, ({ name }) => name)})
      select ${listed(day, ({ value }) => value)} from saved
      on conflict (student_id, day) do update set
        ${listed(added, ({ name }) => sql`${name} = ${reviewDays}.${name} + excluded.${name}`)}
    )
    select id from saved`)) as unknown as { rows: unknown[] }
  return rows.length > 0
}

interface Value {
  name: SQL
  value: SQL
}

/** Values by the names and types of their columns; of those that are left out the columns' own. */
function valuesOf(table: PgTable, values: Readonly<Record<string, unknown>>): Value[] {
  const columns = getColumns(table)
  return Object.entries(values).flatMap(([key, value]) => {
    const column = columns[key]
    if (!column || value === undefined) return []
    const type = sql.raw(column.getSQLType())
    return [{ name: sql`${sql.identifier(column.name)}`, value: sql`${sql.param(value, column)}::${type}` }]
  })
}

const listed = (values: readonly Value[], as: (value: Value) => SQL): SQL => sql.join(values.map(as), sql`, `)
