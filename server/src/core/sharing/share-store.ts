import { type ShareKind, WHOLE_TEXT_KINDS } from '@lectern/domain/sharing/shares'
import { and, desc, eq, getColumns, isNull, notInArray, or } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { requireRow } from '../../platform/database/rows.ts'
import { shareCopies, shareReports, shares } from './tables.ts'

export type ShareRow = typeof shares.$inferSelect
export type CopyRow = typeof shareCopies.$inferSelect

/** A thing of a student's, by its kind. */
export interface SharedThing {
  kind: ShareKind
  id: number
}

/** What the operator took away is there for nobody. */
const isOpen = isNull(shares.removedAt)
/** Nor is what its owner does not let be seen, now or before they were asked. */
const isShown = and(isOpen, or(shares.hasPassages, notInArray(shares.kind, [...WHOLE_TEXT_KINDS])))

/** Shares a thing; where it is shared already the link stays, and the new terms hold. Null where the operator took its link away. */
export async function saveShare(
  tx: Transaction,
  share: Omit<typeof shares.$inferInsert, 'id'>,
): Promise<ShareRow | null> {
  const { ownerName, hasPassages, hasMedia } = share
  const [saved] = await tx
    .insert(shares)
    .values(share)
    .onConflictDoUpdate({
      target: [shares.studentId, shares.kind, shares.thingId],
      set: { ownerName, hasPassages, hasMedia },
      setWhere: isOpen,
    })
    .returning()
  return saved ?? null
}

/** @throws Problem `not_found` */
export async function requireShare(queries: Queries, key: string): Promise<ShareRow> {
  return requireRow(
    await queries
      .select()
      .from(shares)
      .where(and(eq(shares.key, key), isShown)),
  )
}

/** Finds a share, and keeps it until `tx` ends. @throws Problem `not_found` */
export async function holdShare(tx: Transaction, key: string): Promise<ShareRow> {
  return requireRow(
    await tx
      .select()
      .from(shares)
      .where(and(eq(shares.key, key), isShown))
      .for('key share'),
  )
}

export async function findShareOfThing(
  queries: Queries,
  studentId: number,
  { kind, id }: SharedThing,
): Promise<ShareRow | null> {
  const isThis = and(eq(shares.studentId, studentId), eq(shares.kind, kind), eq(shares.thingId, id))
  const [share] = await queries.select().from(shares).where(isThis)
  return share ?? null
}

export const listShares = (queries: Queries, studentId: number): Promise<ShareRow[]> =>
  queries.select().from(shares).where(eq(shares.studentId, studentId)).orderBy(shares.id)

export const countShares = (queries: Queries, studentId: number): Promise<number> =>
  queries.$count(shares, eq(shares.studentId, studentId))

/** Some of a student's links, the newest first, with how many have copied each and what of it waits to be answered. */
export function listShareStates(
  queries: Queries,
  studentId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const waitsForAnswer = and(isNull(shareReports.answer), isNull(shareReports.closedAt))
  return queries
    .select({
      ...getColumns(shares),
      copyCount: queries.$count(shareCopies, eq(shareCopies.shareId, shares.id)),
      openReportCount: queries.$count(shareReports, and(eq(shareReports.shareId, shares.id), waitsForAnswer)),
    })
    .from(shares)
    .where(eq(shares.studentId, studentId))
    .orderBy(desc(shares.id))
    .limit(limit)
    .offset(offset)
}

/** @throws Problem `not_found` where there is no such share, or it is another student's */
export async function removeShare(tx: Transaction, studentId: number, key: string): Promise<void> {
  const isTheirs = and(eq(shares.key, key), eq(shares.studentId, studentId), isOpen)
  requireRow(await tx.delete(shares).where(isTheirs).returning({ id: shares.id }))
}

/** The copy that a student has of a share. */
export async function findCopy(queries: Queries, studentId: number, shareId: number): Promise<CopyRow | null> {
  const isTheirs = and(eq(shareCopies.studentId, studentId), eq(shareCopies.shareId, shareId))
  const [copy] = await queries.select().from(shareCopies).where(isTheirs)
  return copy ?? null
}

/** A copy by what it is at its student's, with the share that it follows; null where it is none, or follows nothing any more. */
export async function findCopyOfThing(
  queries: Queries,
  studentId: number,
  { kind, id }: SharedThing,
): Promise<{ copy: CopyRow; share: ShareRow } | null> {
  const [found] = await queries
    .select({ copy: shareCopies, share: shares })
    .from(shareCopies)
    .innerJoin(shares, eq(shares.id, shareCopies.shareId))
    .where(and(eq(shareCopies.studentId, studentId), eq(shareCopies.kind, kind), eq(shareCopies.thingId, id), isShown))
  return found ?? null
}

export const listCopies = (queries: Queries, studentId: number): Promise<CopyRow[]> =>
  queries.select().from(shareCopies).where(eq(shareCopies.studentId, studentId)).orderBy(shareCopies.id)

export async function insertCopy(tx: Transaction, copy: Omit<typeof shareCopies.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(shareCopies).values(copy)
}

export async function updateTaken(tx: Transaction, copyId: number, taken: CopyRow['taken']): Promise<void> {
  await tx.update(shareCopies).set({ taken }).where(eq(shareCopies.id, copyId))
}

/** A thing is no more: its link leads nowhere, and it follows no other. */
export async function forgetThing(tx: Transaction, student: { id: number }, { kind, id }: SharedThing): Promise<void> {
  await tx.delete(shares).where(and(eq(shares.studentId, student.id), eq(shares.kind, kind), eq(shares.thingId, id)))
  await tx
    .delete(shareCopies)
    .where(and(eq(shareCopies.studentId, student.id), eq(shareCopies.kind, kind), eq(shareCopies.thingId, id)))
}
