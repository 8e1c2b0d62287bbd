import type { ItemState } from '@lectern/memory/replay'
import { ALGORITHM, type Memory } from '@lectern/memory/scheduler'
import { and, eq, getColumns, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/database/database.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { reviewDays, reviewEvents, reviewItems, reviewSetSettings, reviewSettings } from '../tables.ts'
import type { DayFigures } from './day-store.ts'
import { ITEM_KINDS, stands } from './event-store.ts'
import type { Due } from './item-state-store.ts'
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
  event: Answered
  item: Memory & Omit<ItemState, 'memory'> & Due
  figures: DayFigures
}

type Answered = Pick<
  typeof reviewEvents.$inferInsert,
  'itemId' | 'clientId' | 'kind' | 'source' | 'grade' | 'durationMs' | 'at' | 'day' | 'intervalDays' | 'recordedAt'
> &
  Partial<Pick<typeof reviewEvents.$inferInsert, 'stageBefore' | 'retrievability'>>

/** Every key by name, so that none can be forgotten: what is not named is not written. */
const all = <Key extends string>(keys: Record<Key, true>) => Object.keys(keys) as Key[]

const OF_EVENT = all<keyof Answered>({
  ...{ itemId: true, clientId: true, kind: true, source: true, grade: true, durationMs: true, at: true, day: true },
  ...{ stageBefore: true, retrievability: true, intervalDays: true, recordedAt: true },
})
const OF_ITEM = all<keyof Outcome['item']>({
  ...{ stage: true, stability: true, difficulty: true, step: true, reps: true, lapses: true, lastDay: true },
  ...{ lastReviewedAt: true, dueAt: true, dueDay: true, leechLapses: true, isLeech: true, isSuspended: true },
  ...{ buriedUntilDay: true, flag: true },
})
const OF_DAY = all<keyof DayFigures>({
  ...{ answerCount: true, newCount: true, dueCount: true, rememberedCount: true, durationMs: true },
})

/** Waits for whoever holds the learner, and writes nothing where the card or the settings are others by then. */
const writing = prepared((queries) => {
  const event = holesOf('event', reviewEvents, OF_EVENT)
  const day = holesOf('day', reviewDays, OF_DAY)
  const studentId = hole(reviewSettings.studentId, 'studentId')
  const learnerDay = hole(reviewDays.day, 'event day')
  return queries.execute(sql`
    with locked as (
      select student_id from ${reviewSettings}
      where student_id = ${studentId} and ${version(reviewSettings)} = ${sql.placeholder('settings version')}
      for no key update
    ), saved as (
      update ${reviewItems}
      set ${listed(holesOf('item', reviewItems, OF_ITEM), ({ name, value }) => sql`${name} = ${value}`)}
      from locked
      where ${reviewItems.id} = ${hole(reviewItems.id, 'itemId')} and ${reviewItems.studentId} = locked.student_id
        and ${version(reviewItems)} = ${sql.placeholder('item version')}
      returning ${reviewItems.id}
    ), written as (
      insert into ${reviewEvents} (student_id, algorithm, ${listed(event, ({ name }) => name)})
      select ${studentId}, ${ALGORITHM}, ${listed(event, ({ value }) => value)} from saved
    ), counted as (
      insert into ${reviewDays} (student_id, day, ${listed(day, ({ name }) => name)})
      select ${studentId}, ${learnerDay}, ${listed(day, ({ value }) => value)} from saved
      on conflict (student_id, day) do update set
        ${listed(day, ({ name }) => sql`${name} = ${reviewDays}.${name} + excluded.${name}`)}
    )
    select id from saved`)
})

/**
 * Writes what an answer leaves, as one statement that is a transaction of its own: nothing where the card or the settings are
 * others by then than those of `standing`.
 * @returns whether it was written
 */
export async function writeNextAnswer(
  queries: Queries,
  { settings, item, versions }: Standing,
  outcome: Outcome,
): Promise<boolean> {
  const { rows } = (await writing(queries, {
    studentId: settings.studentId,
    itemId: item.id,
    'settings version': versions.settings,
    'item version': versions.item,
    ...named('event', outcome.event, OF_EVENT),
    ...named('item', outcome.item, OF_ITEM),
    ...named('day', outcome.figures, OF_DAY),
  })) as unknown as { rows: unknown[] }
  return rows.length > 0
}

interface Value {
  name: SQL
  value: SQL
}

/** Places for values of columns, each called by what it is of. */
const holesOf = (of: string, table: PgTable, keys: readonly string[]): Value[] =>
  keys.map((key) => {
    const column = getColumns(table)[key]
    if (!column) throw new Error(`There is no column ${key}`)
    return { name: sql`${sql.identifier(column.name)}`, value: hole(column, `${of} ${key}`) }
  })

/** What fills them. */
const named = <Key extends string>(of: string, values: Partial<Record<Key, unknown>>, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [`${of} ${key}`, values[key] ?? null]))

const listed = (values: readonly Value[], as: (value: Value) => SQL): SQL => sql.join(values.map(as), sql`, `)
