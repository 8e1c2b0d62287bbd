import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { reviewReminders, reviewSettings } from '../tables.ts'

export type ReminderRow = typeof reviewReminders.$inferSelect

export async function readReminder(queries: Queries, studentId: number): Promise<ReminderRow | null> {
  const [row] = await queries.select().from(reviewReminders).where(eq(reviewReminders.studentId, studentId))
  return row ?? null
}

export async function saveReminder(
  tx: Transaction,
  { studentId, hour, lookedDay }: Omit<ReminderRow, 'sentDay'>,
): Promise<void> {
  await tx
    .insert(reviewReminders)
    .values({ studentId, hour, lookedDay })
    .onConflictDoUpdate({ target: reviewReminders.studentId, set: { hour, lookedDay } })
}

export async function removeReminder(tx: Transaction, studentId: number): Promise<void> {
  await tx.delete(reviewReminders).where(eq(reviewReminders.studentId, studentId))
}

/** Reminders for which it was not looked on some date yet, with where their students are. */
export function listWaiting(
  queries: Queries,
  beforeDay: number,
  limit: number,
): Promise<{ studentId: number; hour: number; lookedDay: number; timeZone: string | null }[]> {
  const { studentId, hour, lookedDay } = reviewReminders
  return queries
    .select({ studentId, hour, lookedDay, timeZone: reviewSettings.timeZone })
    .from(reviewReminders)
    .leftJoin(reviewSettings, eq(reviewSettings.studentId, studentId))
    .where(lt(lookedDay, beforeDay))
    .orderBy(lookedDay, studentId)
    .limit(limit)
}

/** Whether this caller is the one who looks on this date: of all processes one, once. */
export async function claimLook(tx: Transaction, studentId: number, day: number): Promise<boolean> {
  const claimed = await tx
    .update(reviewReminders)
    .set({ lookedDay: day })
    .where(and(eq(reviewReminders.studentId, studentId), lt(reviewReminders.lookedDay, day)))
    .returning({ studentId: reviewReminders.studentId })
  return claimed.length > 0
}

/** Whether this caller is the one who sends the mail of this date: once, also where it is killed while it sends. */
export async function claimSending(tx: Transaction, studentId: number, day: number): Promise<boolean> {
  const claimed = await tx
    .update(reviewReminders)
    .set({ sentDay: day })
    .where(
      and(
        eq(reviewReminders.studentId, studentId),
        or(isNull(reviewReminders.sentDay), lt(reviewReminders.sentDay, day)),
      ),
    )
    .returning({ studentId: reviewReminders.studentId })
  return claimed.length > 0
}

/** The mail server said that it has not taken the mail: it may be tried again. */
export async function releaseSending(tx: Transaction, studentId: number, day: number): Promise<void> {
  await tx
    .update(reviewReminders)
    .set({ sentDay: day - 1 })
    .where(and(eq(reviewReminders.studentId, studentId), eq(reviewReminders.sentDay, day)))
}
