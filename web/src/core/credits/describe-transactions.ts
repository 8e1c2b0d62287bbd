import type { Transaction } from '@lectern/contract/credits'
import { type ChargeSubject, subjectText } from '@lectern/domain/credits/charge-subject'
import type { ChargedModule } from '@lectern/domain/prices'
import { momentText } from '../../lib/dates.ts'
import { say } from '../../lib/language.ts'

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
  welcome: 'credits.kindWelcome',
  purchase: 'credits.kindPurchase',
  promo: 'credits.kindPromo',
  adjustment: 'credits.kindAdjustment',
} as const

/** The lines of one page of the history. A refund names its charge, and a charge says what came back of it. */
export function describeTransactions(transactions: readonly Transaction[]): TransactionLine[] {
  const byId = new Map(transactions.map((one) => [one.id, one]))
  const refundOf = new Map(transactions.flatMap((one) => (one.charge_id === null ? [] : [[one.charge_id, one]])))
  return transactions.map((one) => ({
    id: one.id,
    when: momentText(new Date(one.created_at)),
    what: describeKind(one),
    detail: describeDetail(one, { charge: byId.get(one.charge_id ?? -1), refund: refundOf.get(one.id) }),
    amount: signed(one.amount),
    balanceAfter: one.balance_after.toLocaleString('en'),
  }))
}

function describeKind({ kind, module }: Transaction): string {
  if (kind === 'charge') return nameOfCharged(module)
  if (kind === 'refund') return say('credits.refundOf', { module: nameOfCharged(module) })
  return say(KINDS[kind])
}

const describeDetail = (one: Transaction, others: { charge?: Transaction; refund?: Transaction }): string =>
  [subjectText(subjectOf(one), say), describeMoney(one, others)].filter(Boolean).join(say('ui.fullStop'))

/** A line of the wire as the rules know it. */
const subjectOf = ({ document_name, counted }: Pick<Transaction, 'document_name' | 'counted'>): ChargeSubject => ({
  documentName: document_name ?? undefined,
  counted: counted ?? undefined,
})

function describeMoney(one: Transaction, { charge, refund }: { charge?: Transaction; refund?: Transaction }): string {
  if (one.kind === 'refund') return [describeCharge(charge), one.note].filter(Boolean).join(say('ui.sentenceGap'))
  if (one.kind === 'charge' && refund)
    return refund.amount === -one.amount
      ? say('credits.refundedInFull')
      : say('credits.refundedInPart', { refunded: refund.amount, paid: -one.amount - refund.amount })
  return one.note
}

const describeCharge = (charge: Transaction | undefined): string =>
  charge
    ? say('credits.ofCharge', { credits: -charge.amount, moment: momentText(new Date(charge.created_at)) })
    : say('credits.ofEarlierCharge')

/** A module as credits are told of: the eight, and reading a scan. */
export const nameOfCharged = (module: ChargedModule | null): string =>
  say(module === null ? 'modules.studyStep' : `modules.${module}`)

/** With the sign that typography knows, so that plus and minus are of one width. */
const signed = (credits: number): string => `${credits < 0 ? '−' : '+'}${Math.abs(credits).toLocaleString('en')}`
