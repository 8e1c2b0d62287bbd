import { and, asc, desc, eq, exists, inArray, isNotNull, or } from 'drizzle-orm'
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

/** @throws Problem `not_found` where there is no such report of what the student shares */
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

/** Shares for the operator, the newest first: those that were reported or taken away, or all. */
export async function listSharesToSee(
  queries: Queries,
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<{ share: ShareRow; reports: ReportRow[] }[]> {
  const isReported = exists(
    queries.select({ id: shareReports.id }).from(shareReports).where(eq(shareReports.shareId, shares.id)),
  )
  const rows = await queries
    .select()
    .from(shares)
    .where(isAll ? undefined : or(isReported, isNotNull(shares.removedAt)))
    .orderBy(desc(shares.id))
    .limit(limit)
  return Promise.all(rows.map(async (share) => ({ share, reports: await listReportsOf(queries, share.id) })))
}

/** The operator takes a link away. False where there is none, or it is away already. */
export async function removeByOperator(tx: Transaction, shareId: number, reason: string, now: Date): Promise<boolean> {
  const removed = await tx
    .update(shares)
    .set({ removedAt: now, removalReason: reason })
    .where(eq(shares.id, shareId))
    .returning({ id: shares.id })
  return removed.length > 0
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
