import { PAYMENT_STATES } from '@lectern/domain/credits/payments'
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Done, Timestamp } from '../shapes.ts'

/** Where a student pays for a package. There is one open link for each, handed out again until it expires. */
const PaymentLink = z
  .object({
    payment_id: z.uuid(),
    payment_url: z.url(),
    amount_hkd: z.int(),
    credits_to_award: z.int(),
    expires_at: Timestamp,
    /** Served by the built-in test checkout: no money moves. */
    is_test: z.boolean(),
  })
  .meta({ id: 'PaymentLink' })
export type PaymentLink = z.infer<typeof PaymentLink>

/** How a payment of the student's stands. Asking changes nothing. */
const PaymentStatus = z
  .object({
    payment_id: z.uuid(),
    /** `refused`: what was paid is not what was asked, and waits for the operator. */
    status: z.enum(PAYMENT_STATES),
    amount_hkd: z.int(),
    credits_to_award: z.int(),
  })
  .meta({ id: 'PaymentStatus' })
export type PaymentStatus = z.infer<typeof PaymentStatus>

const PackageQuery = z.object({ package_type: z.string().max(20).optional() })
const PaymentParams = z.object({ id: z.uuid() })

/** Buying credits. What grants them is the provider's signed notice alone (requirements/credits.md#payments). */
export const paymentsEndpoints = endpoints({
  paymentLink: {
    method: 'GET',
    path: '/api/users/payment-link/',
    summary: "The student's one open link for a package (10, 20 or 50 HKD)",
    access: 'student',
    query: PackageQuery,
    response: PaymentLink,
    errors: ['unavailable'],
  },
  createPaymentSession: {
    method: 'POST',
    path: '/api/users/create-payment-session/',
    summary: 'The same as payment-link',
    access: 'student',
    body: PackageQuery.default({}),
    response: PaymentLink,
    errors: ['unavailable'],
  },
  paymentStatus: {
    method: 'GET',
    path: '/api/users/payment-status/:id/',
    summary: "Whether the student's own payment has arrived; reads only",
    access: 'student',
    params: PaymentParams,
    response: PaymentStatus,
    errors: ['not_found'],
  },
  sendQrCode: {
    method: 'POST',
    path: '/api/users/send-qr-code/',
    summary: "Mails the student's own open link to the student's own address",
    access: 'student',
    body: z.object({ payment_id: z.uuid().optional() }).default({}),
    response: Done,
    errors: ['not_found', 'unavailable'],
  },
  downloadQrCode: {
    method: 'GET',
    path: '/api/users/download-qr-code/',
    summary: "The student's own open link as a QR image",
    access: 'student',
    query: z.object({ payment_id: z.uuid().optional() }),
    download: 'image/png',
    errors: ['not_found', 'unavailable'],
  },
  webhook: {
    method: 'POST',
    path: '/api/payments/webhook/',
    summary: 'Told by the payment provider that something happened; the truth is fetched from it',
    access: 'signature',
    rawBody: true,
    response: z.object({ received: z.literal(true) }),
  },
})
