import { randomUUID } from 'node:crypto'
import type { PaymentPackage } from '@lectern/domain/credits/payments'
import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { OpenedCheckout, PaymentProvider } from '../../platform/payment/payment-provider.ts'
import { students } from '../accounts/tables.ts'
import { payments } from './tables.ts'

export type Payment = typeof payments.$inferSelect
/** A payment that its student can make: the provider has opened its checkout. */
export type PayableLink = Payment & { url: string }

interface OpenRequest {
  studentId: number
  provider: PaymentProvider['kind']
  bought: PaymentPackage
  now: Date
  expiresAt: Date
  /** An unfinished link that is older was left by a process that died. */
  abandonedBefore: Date
}

/** The student's one open payment for the package: the one there is, else a new one without a checkout. */
export async function claimOpenPayment(tx: Transaction, request: OpenRequest): Promise<Payment | null> {
  const { studentId, provider, bought, now, expiresAt, abandonedBefore } = request
  const isOpen = and(
    eq(payments.studentId, studentId),
    eq(payments.provider, provider),
    eq(payments.amountHkd, bought.amountHkd),
    eq(payments.state, 'open'),
  )
  const isOver = or(lte(payments.expiresAt, now), and(isNull(payments.url), lte(payments.createdAt, abandonedBefore)))
  await tx.update(payments).set({ state: 'expired' }).where(and(isOpen, isOver))
  const { amountHkd, credits } = bought
  await tx
    .insert(payments)
    .values({ id: randomUUID(), studentId, provider, amountHkd, credits, createdAt: now, expiresAt })
    .onConflictDoNothing()
  const [payment] = await tx.select().from(payments).where(isOpen)
  return payment ?? null
}

/** Notes the checkout of a payment, unless a call at the same time did so; null if the payment is no longer open. */
export async function noteCheckout(tx: Transaction, id: string, opened: OpenedCheckout): Promise<PayableLink | null> {
  const isUnfinished = and(eq(payments.id, id), eq(payments.state, 'open'), isNull(payments.url))
  await tx.update(payments).set(opened).where(isUnfinished)
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.state, 'open')))
  return payment ? asPayable(payment) : null
}

/** Gives up a payment whose checkout could not be opened. */
export async function discardUnfinished(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'expired' })
    .where(and(eq(payments.id, id), isNull(payments.url)))
}

export const asPayable = (payment: Payment): PayableLink | null =>
  payment.url === null ? null : { ...payment, url: payment.url }

export async function findOwnPayment(queries: Queries, studentId: number, id: string): Promise<Payment | null> {
  const isOwn = and(eq(payments.id, id), eq(payments.studentId, studentId))
  const [payment] = await queries.select().from(payments).where(isOwn)
  return payment ?? null
}

/** Newest first. */
export function listPaymentsOf(queries: Queries, studentId: number): Promise<Payment[]> {
  return queries.select().from(payments).where(eq(payments.studentId, studentId)).orderBy(desc(payments.createdAt))
}

/** The student's open link, or the newest of several; `id` names one. */
export async function findPayableLink(
  queries: Queries,
  studentId: number,
  now: Date,
  id?: string,
): Promise<PayableLink | null> {
  const isPayable = and(
    eq(payments.studentId, studentId),
    eq(payments.state, 'open'),
    gt(payments.expiresAt, now),
    isNotNull(payments.url),
    id === undefined ? undefined : eq(payments.id, id),
  )
  const [payment] = await queries.select().from(payments).where(isPayable).orderBy(desc(payments.createdAt)).limit(1)
  return payment ? asPayable(payment) : null
}

/** Whose the payment is, for a mail; null when the account is gone. */
export async function findPayer(queries: Queries, id: string) {
  const { email, firstName } = students
  const [payer] = await queries
    .select({ studentId: students.id, email, firstName })
    .from(payments)
    .innerJoin(students, eq(students.id, payments.studentId))
    .where(eq(payments.id, id))
  return payer ?? null
}

/** Numbers a look at what the provider says; null for a checkout that is not ours. */
export async function startLook(tx: Transaction, provider: PaymentProvider['kind'], checkoutId: string) {
  const [payment] = await tx
    .update(payments)
    .set({ looks: sql`${payments.looks} + 1` })
    .where(and(eq(payments.provider, provider), eq(payments.checkoutId, checkoutId)))
    .returning({ id: payments.id, studentId: payments.studentId, look: payments.looks })
  return payment ?? null
}

/** Takes the payment for the rest of the transaction. Who moves credits takes the student's balance before. */
export async function lockPayment(tx: Transaction, id: string): Promise<Payment | null> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return payment ?? null
}

export async function savePayment(tx: Transaction, id: string, changes: Partial<Payment>): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id))
}

/** The newest payments, or of these only what the operator should settle by hand. */
export function listPayments(queries: Queries, { onlyProblems, limit }: { onlyProblems: boolean; limit: number }) {
  return queries
    .select()
    .from(payments)
    .where(onlyProblems ? isNotNull(payments.problem) : undefined)
    .orderBy(desc(payments.createdAt))
    .limit(limit)
}
