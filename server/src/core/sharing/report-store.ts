import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, not, type SQL } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { requireRow } from '../../platform/database/rows.ts'
import type { ShareRow } from './share-store.ts'
import { shareReports, shares } from './tables.ts'

export type ReportRow = typeof shareReports.$inferSelect

export async function insertReport(
  tx: Transaction,
  report: Omit<typeof shareReports.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(shareReports).values(report)
}

/** Oldest first. */
export const listReportsOf = (queries: Queries, shareId: number): Promise<ReportRow[]> =>
  queries.select().from(shareReports).where(eq(shareReports.shareId, shareId)).orderBy(asc(shareReports.id))

/** Answers a report: the operator reads both, and closes it. @throws Problem `not_found` where there is no such report of what the student shares */
export async function answerReportRow(
  tx: Transaction,
  studentId: number,
  reportId: number,
  answer: string,
): Promise<ReportRow> {
  const theirs = tx.select({ id: shares.id }).from(shares).where(eq(shares.studentId, studentId))
  const isThis = and(eq(shareReports.id, reportId), inArray(shareReports.shareId, theirs))
  return requireRow(await tx.update(shareReports).set({ answer }).where(isThis).returning())
}

/** Somebody leaves who had given their address with a report. */
export async function forgetReportsOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(shareReports).where(eq(shareReports.contact, email))
}

/** Which shares an operator sees: with an open report or taken away; with a report that was closed; all. */
export type SharesToSee = 'open' | 'closed' | 'all'

/**
 * Shares for the operator, with all that was said of each. Those with an open report first, and every one of these; of the others
 * the newest, and whether there are more.
 */
export async function listSharesToSee(
  queries: Queries,
  { which, limit }: { which: SharesToSee; limit: number },
): Promise<{ found: { share: ShareRow; reports: ReportRow[] }[]; isCutOff: boolean }> {
  const hasReport = (isThis: SQL) =>
    exists(
      queries
        .select({ id: shareReports.id })
        .from(shareReports)
        .where(and(eq(shareReports.shareId, shares.id), isThis)),
    )
  const isOpen = hasReport(isNull(shareReports.closedAt))
  const others = {
    open: isNotNull(shares.removedAt),
    closed: hasReport(isNotNull(shareReports.closedAt)),
    all: undefined,
  } satisfies Record<SharesToSee, SQL | undefined>
  const newest = (isThis: SQL | undefined) => queries.select().from(shares).where(isThis).orderBy(desc(shares.id))
  const open = await newest(which === 'closed' ? and(isOpen, others.closed) : isOpen)
  const rest = await newest(and(not(isOpen), others[which])).limit(limit + 1)
  const rows = [...open, ...rest.slice(0, limit)]
  const areOfThese = inArray(
    shareReports.shareId,
    rows.map(({ id }) => id),
  )
  const reports = await queries.select().from(shareReports).where(areOfThese).orderBy(asc(shareReports.id))
  const byShare = Map.groupBy(reports, ({ shareId }) => shareId)
  return {
    found: rows.map((share) => ({ share, reports: byShare.get(share.id) ?? [] })),
    isCutOff: rest.length > limit,
  }
}

/** How many reports were closed. */
export const countClosedReports = (queries: Queries): Promise<number> =>
  queries.$count(shareReports, isNotNull(shareReports.closedAt))

/** The operator takes a link away, which closes what was said of it. False where there is none. */
export async function removeByOperator(tx: Transaction, shareId: number, reason: string, now: Date): Promise<boolean> {
  const removed = await tx
    .update(shares)
    .set({ removedAt: now, removalReason: reason })
    .where(eq(shares.id, shareId))
    .returning({ id: shares.id })
  await closeReportsOf(tx, shareId, now)
  return removed.length > 0
}

/** Closes the open reports of a share, and says how many. */
export async function closeReportsOf(tx: Transaction, shareId: number, now: Date): Promise<number> {
  const isOpen = and(eq(shareReports.shareId, shareId), isNull(shareReports.closedAt))
  const closed = await tx.update(shareReports).set({ closedAt: now }).where(isOpen).returning({ id: shareReports.id })
  return closed.length
}

/** The operator gives a link back that they had taken away. False where there is none. */
export async function allowByOperator(tx: Transaction, shareId: number): Promise<boolean> {
  const allowed = await tx
    .update(shares)
    .set({ removedAt: null, removalReason: null })
    .where(eq(shares.id, shareId))
    .returning({ id: shares.id })
  return allowed.length > 0
}
