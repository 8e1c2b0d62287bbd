import type { Grade } from '@lectern/domain/review'
import type { CarriedMemory, ItemEvent } from '@lectern/memory/replay'
import { ALGORITHM } from '@lectern/memory/scheduler'
import { and, asc, desc, eq, exists, gt, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { insertedRow } from '../../../platform/database/rows.ts'
import { reviewEvents, reviewItems } from '../tables.ts'
import type { Things } from './item-store.ts'

export type EventRow = typeof reviewEvents.$inferSelect
export type NewEventRow = Omit<typeof reviewEvents.$inferInsert, 'id' | 'algorithm'>

/** An event that was not taken back. */
export const stands = sql`not exists (
  select from ${reviewEvents} as undoing where undoing.undoes_id = ${reviewEvents.id})`
/** Within what one statement takes. */
const EVENTS_AT_ONCE = 1000
export const ITEM_KINDS = ['review', 'miss', 'suspend', 'restore', 'bury', 'unbury', 'flag', 'carry'] as const

/** A statement that writes an event. */
export const insertingEvent = (tx: Transaction, event: NewEventRow) =>
  tx
    .insert(reviewEvents)
    .values({ ...event, algorithm: ALGORITHM })
    .returning()

export const insertEvent = async (tx: Transaction, event: NewEventRow): Promise<EventRow> =>
  insertedRow(await insertingEvent(tx, event))

/** Many at once, as long as they are of one student. */
export async function insertEvents(tx: Transaction, events: readonly NewEventRow[]): Promise<void> {
  for (let from = 0; from < events.length; from += EVENTS_AT_ONCE)
    await tx
      .insert(reviewEvents)
      .values(events.slice(from, from + EVENTS_AT_ONCE).map((event) => ({ ...event, algorithm: ALGORITHM })))
}

/** What was brought along from another program for things, and stands: the log, as `brought`, with its items. */
export const broughtFor = (studentId: number, { kind, sourceIds }: Things) => sql`
  ${reviewEvents} as brought
  join ${reviewItems} on ${reviewItems.id} = brought.item_id
  where ${reviewItems.studentId} = ${studentId} and ${reviewItems.kind} = ${kind}
    and ${reviewItems.sourceId} = any(${`{${sourceIds.join(',')}}`}::bigint[])
    and brought.source = 'import' and brought.kind in ('review', 'carry')
    and not exists (select from ${reviewEvents} as undoing where undoing.undoes_id = brought.id)`

export async function findEvent(queries: Queries, studentId: number, clientId: string): Promise<EventRow | null> {
  const [row] = await queries
    .select()
    .from(reviewEvents)
    .where(and(eq(reviewEvents.studentId, studentId), eq(reviewEvents.clientId, clientId)))
  return row ?? null
}

export async function hasStudyAnswer(queries: Queries, itemId: number, day: number): Promise<boolean> {
  const isThis = and(
    eq(reviewEvents.itemId, itemId),
    eq(reviewEvents.day, day),
    eq(reviewEvents.kind, 'review'),
    eq(reviewEvents.source, 'study'),
  )
  return (await queries.$count(reviewEvents, isThis)) > 0
}

/** The event by which a practice missed a question, where it stands. */
export async function findMiss(
  queries: Queries,
  itemId: number,
  attemptId: number,
): Promise<(EventRow & { itemId: number }) | null> {
  const [row] = await queries
    .select()
    .from(reviewEvents)
    .where(
      and(
        eq(reviewEvents.itemId, itemId),
        eq(reviewEvents.kind, 'miss'),
        eq(sql`(${reviewEvents.detail} ->> 'attemptId')::bigint`, attemptId),
        stands,
      ),
    )
  return row ? { ...row, itemId } : null
}

/** The missed questions that were answered on a day. */
export async function listMistakesOn(queries: Queries, studentId: number, day: number): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ itemId: reviewEvents.itemId })
    .from(reviewEvents)
    .where(
      and(
        eq(reviewEvents.studentId, studentId),
        eq(reviewEvents.day, day),
        eq(reviewEvents.kind, 'review'),
        isNull(reviewEvents.stageBefore),
        stands,
      ),
    )
  return rows.flatMap(({ itemId }) => itemId ?? [])
}

/** The log of one item in the order in which it was written, without what was taken back. */
export function listStanding(queries: Queries, studentId: number, itemId: number): Promise<EventRow[]> {
  return queries
    .select()
    .from(reviewEvents)
    .where(
      and(
        eq(reviewEvents.itemId, itemId),
        eq(reviewEvents.studentId, studentId),
        inArray(reviewEvents.kind, [...ITEM_KINDS]),
        stands,
      ),
    )
    .orderBy(asc(reviewEvents.id))
}

/** The interval that the log said last for an item: each of its events renews or repeats it. */
export async function readLatestInterval(queries: Queries, itemId: number): Promise<number | null> {
  const [row] = await queries
    .select({ intervalDays: reviewEvents.intervalDays })
    .from(reviewEvents)
    .where(eq(reviewEvents.itemId, itemId))
    .orderBy(desc(reviewEvents.id))
    .limit(1)
  return row?.intervalDays ?? null
}

/**
 * What undoing takes back: the latest answer or change since `since` that stands and whose item is there, or the one that
 * the device named. Answers of a study against the clock stay.
 */
export async function findUndoable(
  queries: Queries,
  studentId: number,
  { since, clientId }: { since: Date; clientId: string | null },
): Promise<EventRow | null> {
  const [row] = await queries
    .select()
    .from(reviewEvents)
    .where(
      and(
        eq(reviewEvents.studentId, studentId),
        gte(reviewEvents.recordedAt, since),
        clientId === null ? undefined : eq(reviewEvents.clientId, clientId),
        inArray(reviewEvents.kind, [...ITEM_KINDS]),
        eq(reviewEvents.source, 'review'),
        stands,
        exists(queries.select({ id: reviewItems.id }).from(reviewItems).where(eq(reviewItems.id, reviewEvents.itemId))),
      ),
    )
    .orderBy(desc(reviewEvents.recordedAt), desc(reviewEvents.id))
    .limit(1)
  return row ?? null
}

/** An event as the rules of memory read it. */
export function asItemEvent({ clientId, at, day, kind, grade, source, detail }: EventRow): ItemEvent {
  const about = { clientId, at, day }
  if (kind === 'review') return { ...about, kind, grade: grade as Grade, source }
  if (kind === 'carry') return { ...about, kind, memory: detail as unknown as CarriedMemory }
  if (kind === 'flag') return { ...about, kind, flag: Number(detail?.flag ?? 0) }
  if (kind === 'undo' || kind === 'settings') throw new Error(`An event of the kind ${kind} is none of an item`)
  return { ...about, kind }
}

export async function findEventById(queries: Queries, studentId: number, eventId: number): Promise<EventRow | null> {
  const [row] = await queries
    .select()
    .from(reviewEvents)
    .where(and(eq(reviewEvents.studentId, studentId), eq(reviewEvents.id, eventId)))
  return row ?? null
}

/** The answers that were given since a moment and stand, of reviews and studies alike, in the order of their time. */
export function listAnswersSince(queries: Queries, studentId: number, since: Date, limit: number) {
  return queries
    .select({ itemId: reviewEvents.itemId, grade: reviewEvents.grade, durationMs: reviewEvents.durationMs })
    .from(reviewEvents)
    .where(
      and(
        eq(reviewEvents.studentId, studentId),
        eq(reviewEvents.kind, 'review'),
        // What was given since then was also recorded since then, and that is indexed.
        gte(reviewEvents.recordedAt, since),
        gte(reviewEvents.at, since),
        stands,
      ),
    )
    .orderBy(asc(reviewEvents.at), asc(reviewEvents.id))
    .limit(limit)
}

/** The student's log in the order in which it was written, a part at a time. */
export function listEventsAfter(
  queries: Queries,
  studentId: number,
  afterId: number,
  limit: number,
): Promise<EventRow[]> {
  return queries
    .select()
    .from(reviewEvents)
    .where(and(eq(reviewEvents.studentId, studentId), gt(reviewEvents.id, afterId)))
    .orderBy(asc(reviewEvents.id))
    .limit(limit)
}

/** The answers that stand of the items of a group, by their time. */
export function listAnswersOfGroup(
  queries: Queries,
  studentId: number,
  { kind, groupId }: Pick<typeof reviewItems.$inferSelect, 'kind' | 'groupId'>,
) {
  const { itemId, at, grade, durationMs, stageBefore } = reviewEvents
  return queries
    .select({ itemId, at, grade, durationMs, stageBefore })
    .from(reviewEvents)
    .innerJoin(reviewItems, eq(reviewItems.id, reviewEvents.itemId))
    .where(
      and(
        eq(reviewItems.studentId, studentId),
        eq(reviewItems.kind, kind),
        eq(reviewItems.groupId, groupId),
        eq(reviewEvents.kind, 'review'),
        stands,
      ),
    )
    .orderBy(asc(reviewEvents.at), asc(reviewEvents.id))
}
