import type { Transaction } from '@lectern/contract/credits'
import { type ChargeSubject, subjectText } from '@lectern/domain/charge-subject'
import { formatMoment } from '@lectern/domain/dates'
import type { ChargedModule } from '@lectern/domain/prices'
import { say } from '../../lib/language.ts'
import { creditsText } from '../../ui/Price.tsx'

/** One line of the history of credits, in a student's words. */
export interface TransactionLine {
  id: number
  /** '20 December 2026, 14:05' in the student's own time. */
  when: string
  what: string
  /** What it was for, a code, a reason, or what a refund gives back; empty where there is nothing to add. */
  detail: string
  /** Signed: '+20', '−3'. */
  amount: string
  balanceAfter: string
}

const KINDS = {
  welcome: 'Free credits to begin with',
  purchase: 'Credits purchased',
  promo: 'Promotion code',
  adjustment: 'Correction by the operator',
} as const

/** The lines of one page of the history. A refund names its charge, and a charge says what came back of it. */
export function describeTransactions(transactions: readonly Transaction[]): TransactionLine[] {
  const byId = new Map(transactions.map((one) => [one.id, one]))
  const refundOf = new Map(transactions.flatMap((one) => (one.charge_id === null ? [] : [[one.charge_id, one]])))
  return transactions.map((one) => ({
    id: one.id,
    when: formatMoment(new Date(one.created_at)),
    what: describeKind(one),
    detail: describeDetail(one, { charge: byId.get(one.charge_id ?? -1), refund: refundOf.get(one.id) }),
    amount: signed(one.amount),
    balanceAfter: one.balance_after.toLocaleString('en'),
  }))
}

function describeKind({ kind, module }: Transaction): string {
  if (kind === 'charge') return nameOfCharged(module)
  if (kind === 'refund') return `Refund: ${nameOfCharged(module)}`
  return KINDS[kind]
}

const describeDetail = (one: Transaction, others: { charge?: Transaction; refund?: Transaction }): string =>
  [subjectText(subjectOf(one)), describeMoney(one, others)].filter(Boolean).join('. ')

/** A line of the wire as the rules know it. */
const subjectOf = ({ document_name, counted }: Pick<Transaction, 'document_name' | 'counted'>): ChargeSubject => ({
  documentName: document_name ?? undefined,
  counted: counted ?? undefined,
})

function describeMoney(one: Transaction, { charge, refund }: { charge?: Transaction; refund?: Transaction }): string {
  if (one.kind === 'refund') return [describeCharge(charge), one.note].filter(Boolean).join(' ')
  if (one.kind === 'charge' && refund)
    return refund.amount === -one.amount
      ? 'Refunded in full'
      : `${creditsText(refund.amount)} refunded, ${creditsText(-one.amount - refund.amount)} paid`
  return one.note
}

const describeCharge = (charge: Transaction | undefined): string =>
  charge
    ? `Of the ${creditsText(-charge.amount)} charged on ${formatMoment(new Date(charge.created_at))}.`
    : 'Of an earlier charge.'

/** A module as credits are told of: the eight, and reading a scan. */
export const nameOfCharged = (module: ChargedModule | null): string =>
  say(module === null ? 'modules.studyStep' : `modules.${module}`)

/** With the sign that typography knows, so that plus and minus are of one width. */
const signed = (credits: number): string => `${credits < 0 ? '−' : '+'}${Math.abs(credits).toLocaleString('en')}`
