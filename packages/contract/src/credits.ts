import { MAX_EMAIL_CHARACTERS } from '@lectern/domain/accounts'
import { COUNTED_UNITS } from '@lectern/domain/credits/charge-subject'
import { ENTRY_KINDS } from '@lectern/domain/credits/ledger'
import { CHARGED_MODULES } from '@lectern/domain/prices'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Pagination, Timestamp } from './shapes.ts'

/** What credits were charged or set aside for; null where it is not known. */
const Subject = {
  document_name: z.string().nullable(),
  /** What the price was reckoned from; `bytes` are shown as MB. */
  counted: z.object({ unit: z.enum(COUNTED_UNITS), amount: z.number().min(0) }).nullable(),
}

/** A line of the student's ledger; nothing ever changes one (requirements/credits.md#transactions). */
const Transaction = z
  .object({
    id: z.int(),
    created_at: Timestamp,
    kind: z.enum(ENTRY_KINDS),
    module: z.enum(CHARGED_MODULES).nullable(),
    /** Signed: what the student gained or lost. */
    amount: z.int(),
    balance_after: z.int(),
    /** The charge that a refund gives back; null of anything else. */
    charge_id: z.int().nullable(),
    note: z.string(),
    ...Subject,
  })
  .meta({ id: 'Transaction' })
export type Transaction = z.infer<typeof Transaction>

/** What is set aside for work under way (requirements/credits.md#credits-set-aside). */
const HeldCredits = z
  .object({
    /** The sum of `holds`: what is neither spent nor can be. */
    held_credits: z.int(),
    /** Oldest first. */
    holds: z.array(
      z.object({
        module: z.enum(CHARGED_MODULES),
        credits: z.int(),
        since: Timestamp,
        /** 'cells.pdf, 1,204 words'; may be empty. */
        what: z.string(),
        ...Subject,
      }),
    ),
  })
  .meta({ id: 'HeldCredits' })
export type HeldCredits = z.infer<typeof HeldCredits>

const Adjustment = z.object({
  email: z.string().max(MAX_EMAIL_CHARACTERS),
  credits: z.int().min(1).max(1_000_000),
  reason: z.string().trim().min(1).max(500),
})
const Adjusted = z.object({ email: z.string(), credits: z.int() })

/**
 * What was gained, spent and set aside, promotion codes, and bookings of operators
 * (requirements/credits.md#bookings-of-operators).
 */
export const creditsEndpoints = endpoints({
  transactions: {
    method: 'GET',
    path: '/api/users/transactions/',
    summary: 'What the student gained and spent, newest first',
    access: 'student',
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    response: z.object({ transactions: z.array(Transaction), pagination: Pagination }),
  },
  heldCredits: {
    method: 'GET',
    path: '/api/users/held-credits/',
    summary: "Credits set aside for the student's work under way",
    access: 'student',
    response: HeldCredits,
  },
  redeemPromoCode: {
    method: 'POST',
    path: '/api/users/redeem-promo-code/',
    summary: 'Redeems a promotion code, once for a student',
    access: 'student',
    /** A code of any length: one that is too long is refused in the same words as any other. */
    body: z.object({ code: z.string() }),
    response: z.object({ credit_added: z.int() }),
  },
  addCredits: {
    method: 'POST',
    path: '/api/users/add-credits/',
    summary: "The operator's correction of a balance, upwards",
    access: 'operator',
    body: Adjustment,
    response: Adjusted,
    errors: ['not_found'],
  },
  deductCredits: {
    method: 'POST',
    path: '/api/users/deduct-credits/',
    summary: "The operator's correction of a balance, downwards; never below what is there",
    access: 'operator',
    body: Adjustment,
    response: Adjusted,
    errors: ['not_found', 'conflict'],
  },
})
