import { MAX_EMAIL_CHARACTERS } from '@lectern/domain/accounts'
import { CHARGED_MODULES } from '@lectern/domain/prices'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Pagination, Timestamp } from './shapes.ts'

const Transaction = z
  .object({
    id: z.int(),
    created_at: Timestamp,
    kind: z.enum(['welcome', 'purchase', 'promo', 'charge', 'refund', 'adjustment']),
    module: z.enum(CHARGED_MODULES).nullable(),
    /** Signed: what the student gained or lost. */
    amount: z.int(),
    balance_after: z.int(),
    /** Of a refund: the charge that it gives back. */
    charge_id: z.int().nullable(),
    note: z.string(),
  })
  .meta({ id: 'Transaction' })
export type Transaction = z.infer<typeof Transaction>

const Adjustment = z.object({
  email: z.string().max(MAX_EMAIL_CHARACTERS),
  credits: z.int().min(1).max(1_000_000),
  reason: z.string().trim().min(1).max(500),
})
const Adjusted = z.object({ email: z.string(), credits: z.int() })

export const creditsEndpoints = endpoints({
  transactions: {
    method: 'GET',
    path: '/api/users/transactions/',
    summary: 'What the student gained and spent, newest first',
    access: 'student',
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    response: z.object({ transactions: z.array(Transaction), pagination: Pagination }),
  },
  redeemPromoCode: {
    method: 'POST',
    path: '/api/users/redeem-promo-code/',
    summary: 'Redeems a promotion code, once for a student',
    access: 'student',
    /** Of any length: a code that is too long is refused in the same words as any other. */
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
