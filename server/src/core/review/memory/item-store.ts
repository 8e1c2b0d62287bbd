import type { ReviewKind } from '@lectern/domain/review'
import { and, asc, eq, exists, getColumns, gt, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import { reviewEvents, reviewExams, reviewItems, reviewSetSettings } from '../tables.ts'
import { areCards, type Cards } from './cards.ts'

const { studentId: _studentId, addedAt: _addedAt, isGone: _isGone, ...columns } = getColumns(reviewItems)
export const itemColumns = { ...columns, addedAt: reviewItems.addedAt }
export type ItemRow = Omit<typeof reviewItems.$inferSelect, 'studentId' | 'isGone'>

export interface NewItem {
  sourceId: number
  part: number
  siblingKey: string | null
  materialId: number | null
}

export interface Group {
  kind: ReviewKind
  groupId: number
}

/** Joins what is set for the set of an item. */
export const isOfItsSet = and(
  eq(reviewSetSettings.studentId, reviewItems.studentId),
  eq(reviewSetSettings.kind, reviewItems.kind),
  eq(reviewSetSettings.groupId, reviewItems.groupId),
)

const ROWS_PER_INSERT = 2000

/** Things that can be reviewed from now on. One that is there already stays as it is. */
export async function insertItems(
  tx: Transaction,
  owner: Group & { studentId: number; addedAt: Date },
  items: readonly NewItem[],
): Promise<void> {
  for (let from = 0; from < items.length; from += ROWS_PER_INSERT)
    await tx
      .insert(reviewItems)
      .values(items.slice(from, from + ROWS_PER_INSERT).map((item) => ({ ...owner, ...item })))
      .onConflictDoNothing()
}

/** Rows of a module. */
export interface Things {
  kind: ReviewKind
  sourceIds: readonly number[]
}

export async function deleteItems(tx: Transaction, studentId: number, things: Things): Promise<void> {
  await tx.delete(reviewItems).where(areOf(studentId, things))
}

/** Every item of a group, and what differed for it. */
export async function deleteGroup(tx: Transaction, studentId: number, { kind, groupId }: Group): Promise<void> {
  await tx
    .delete(reviewItems)
    .where(and(eq(reviewItems.studentId, studentId), eq(reviewItems.kind, kind), eq(reviewItems.groupId, groupId)))
  if (kind === 'card')
    await tx
      .delete(reviewExams)
      .where(and(eq(reviewExams.studentId, studentId), eq(reviewExams.kind, kind), eq(reviewExams.groupId, groupId)))
  await tx
    .delete(reviewSetSettings)
    .where(
      and(
        eq(reviewSetSettings.studentId, studentId),
        eq(reviewSetSettings.kind, kind),
        eq(reviewSetSettings.groupId, groupId),
      ),
    )
}

/** What a group was made of, and not each of its own. */
export async function setMaterial(
  tx: Transaction,
  studentId: number,
  { kind, groupId }: Group,
  { from, to }: { from: number | null; to: number },
): Promise<void> {
  const isOfGroup = and(eq(reviewItems.kind, kind), eq(reviewItems.groupId, groupId))
  const isFrom = from === null ? isNull(reviewItems.materialId) : eq(reviewItems.materialId, from)
  await tx
    .update(reviewItems)
    .set({ materialId: to })
    .where(and(eq(reviewItems.studentId, studentId), isOfGroup, isFrom))
}

/** @throws Problem `not_found` where there is no such item, or it is another student's */
export async function requireItem(queries: Queries, studentId: number, itemId: number): Promise<ItemRow> {
  return requireRow(
    await queries
      .select(itemColumns)
      .from(reviewItems)
      .where(and(eq(reviewItems.id, itemId), eq(reviewItems.studentId, studentId))),
  )
}

/**
 * The item that something was done with, and what is wished for its set: by the event of this `clientId` where it is
 * written already, else by its id. @throws Problem `not_found` where there is no such item, or it is another student's
 */
export async function requireItemOf(
  queries: Queries,
  studentId: number,
  { itemId, clientId }: { itemId: number; clientId: string },
): Promise<{ item: ItemRow; retention: number | null; isWritten: boolean }> {
  const isWritten = and(eq(reviewEvents.studentId, studentId), eq(reviewEvents.clientId, clientId))
  const ofEvent = queries.select({ id: reviewEvents.itemId }).from(reviewEvents).where(isWritten)
  return requireRow(
    await queries
      .select({
        item: itemColumns,
        retention: reviewSetSettings.retention,
        isWritten: exists(ofEvent).mapWith(Boolean),
      })
      .from(reviewItems)
      .leftJoin(reviewSetSettings, isOfItsSet)
      .where(and(eq(reviewItems.studentId, studentId), eq(reviewItems.id, sql`coalesce(${ofEvent}, ${itemId})`))),
  )
}

/** The parts that a row of a module asks for now, in their order. */
export function listItemsOf(
  queries: Queries,
  studentId: number,
  kind: ReviewKind,
  sourceId: number,
): Promise<ItemRow[]> {
  return queries
    .select(itemColumns)
    .from(reviewItems)
    .where(and(isOf(studentId, kind, sourceId), not(reviewItems.isGone)))
    .orderBy(asc(reviewItems.part))
}

/** The rows of several things. */
export function listItemsOfThings(queries: Queries, studentId: number, things: Things): Promise<ItemRow[]> {
  return queries
    .select(itemColumns)
    .from(reviewItems)
    .where(and(areOf(studentId, things), not(reviewItems.isGone)))
    .orderBy(asc(reviewItems.id))
}

/** What is known of rows of a module: their parts, those that are gone among them. */
export function listPartsOf(queries: Queries, studentId: number, kind: ReviewKind, sourceIds: readonly number[]) {
  const { id, sourceId, part, siblingKey, isGone } = reviewItems
  return queries
    .select({ id, sourceId, part, siblingKey, isGone })
    .from(reviewItems)
    .where(areOf(studentId, { kind, sourceIds }))
}

/** Parts that are asked for no longer. What was done with them stays in the log. */
export async function setItemsGone(tx: Transaction, studentId: number, itemIds: readonly number[]): Promise<void> {
  await tx.update(reviewItems).set({ isGone: true, isSuspended: true }).where(areThese(studentId, itemIds))
}

/** Parts that are asked for again; how they stand is to be made again from the log. */
export async function setItemsBack(tx: Transaction, studentId: number, itemIds: readonly number[]): Promise<void> {
  await tx.update(reviewItems).set({ isGone: false }).where(areThese(studentId, itemIds))
}

export async function setSiblingKey(
  tx: Transaction,
  studentId: number,
  itemIds: readonly number[],
  siblingKey: string | null,
): Promise<void> {
  await tx.update(reviewItems).set({ siblingKey }).where(areThese(studentId, itemIds))
}

const areOf = (studentId: number, { kind, sourceIds }: Things) =>
  and(eq(reviewItems.studentId, studentId), eq(reviewItems.kind, kind), inArray(reviewItems.sourceId, [...sourceIds]))

const areThese = (studentId: number, itemIds: readonly number[]) =>
  and(eq(reviewItems.studentId, studentId), inArray(reviewItems.id, [...itemIds]))

/** In no order. */
export function listItemsById(queries: Queries, studentId: number, ids: readonly number[]): Promise<ItemRow[]> {
  return queries
    .select(itemColumns)
    .from(reviewItems)
    .where(and(eq(reviewItems.studentId, studentId), inArray(reviewItems.id, [...ids])))
}

const isOf = (studentId: number, kind: ReviewKind, sourceId: number) =>
  and(eq(reviewItems.studentId, studentId), eq(reviewItems.kind, kind), eq(reviewItems.sourceId, sourceId))

/** The student's items in the order in which they came, a part at a time. */
export function listItemsAfter(
  queries: Queries,
  studentId: number,
  afterId: number,
  limit: number,
): Promise<ItemRow[]> {
  return queries
    .select(itemColumns)
    .from(reviewItems)
    .where(and(eq(reviewItems.studentId, studentId), gt(reviewItems.id, afterId)))
    .orderBy(asc(reviewItems.id))
    .limit(limit)
}

/** Everything of a group that is asked for. */
export function listItemsOfGroup(queries: Queries, studentId: number, { kind, groupId }: Group): Promise<ItemRow[]> {
  return queries
    .select(itemColumns)
    .from(reviewItems)
    .where(
      and(
        eq(reviewItems.studentId, studentId),
        eq(reviewItems.kind, kind),
        eq(reviewItems.groupId, groupId),
        not(reviewItems.isGone),
      ),
    )
}

/** All that was made of a material and is asked for, or set aside, in the order in which it came. */
export async function listIdsOfMaterial(
  queries: Queries,
  studentId: number,
  materialId: number,
  limit: number,
): Promise<number[]> {
  const rows = await queries
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(and(eq(reviewItems.studentId, studentId), eq(reviewItems.materialId, materialId), not(reviewItems.isGone)))
    .orderBy(asc(reviewItems.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The cards that are asked for and not set aside. */
export function listCardItems(queries: Queries, studentId: number, cards: Cards): Promise<ItemRow[]> {
  return queries
    .select(itemColumns)
    .from(reviewItems)
    .where(and(eq(reviewItems.studentId, studentId), areCards(cards), not(reviewItems.isSuspended)))
}
