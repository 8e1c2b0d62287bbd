import Stripe from 'stripe'
import type { Config } from '../../settings/config.ts'
import type { Clock } from '../clock/clock.ts'
import { type CheckoutTruth, NoticeRefusedError, type PaymentProvider } from './payment-provider.ts'

type Session = Stripe.Checkout.Session

/** A notice that was signed longer ago is not believed, nor one that will be signed later than that. */
const NOTICE_AGE_LIMIT_SECONDS = 300
const TIME_LIMIT_MS = 20_000
const RETRIES = 2

/** Disputes in these states have taken no money, or gave it back; all others have. */
const HARMLESS_DISPUTES = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
])

/** Stripe Checkout: cards, with Apple Pay and Google Pay where the browser has them. */
export function createStripeProvider(
  { secretKey, webhookSecret, host }: NonNullable<Config['payments']['stripe']>,
  clock: Clock,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...(host && peerAt(new URL(host))),
    timeout: TIME_LIMIT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
  return {
    kind: 'stripe',
    signatureHeader: 'stripe-signature',
    testDesk: null,
    async openCheckout({ paymentId, amountCents, currency, description, expiresAt, returnUrl }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          line_items: [
            { quantity: 1, price_data: { currency, unit_amount: amountCents, product_data: { name: description } } },
          ],
          // Otherwise Stripe may offer other currencies, and what was paid is no longer what was asked.
          adaptive_pricing: { enabled: false },
          client_reference_id: paymentId,
          expires_at: Math.floor(expiresAt.getTime() / 1000),
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey: paymentId },
      )
      if (!session.url) throw new Error(`Stripe gave the checkout ${session.id} no address`)
      return { checkoutId: session.id, url: session.url }
    },
    async readNotice(body, signature) {
      const event = readEvent(stripe, body, signature ?? '', webhookSecret, clock.now())
      return checkoutOf(stripe, event)
    },
    async fetchCheckout(checkoutId) {
      const session = await stripe.checkout.sessions.retrieve(checkoutId, { expand: ['payment_intent.latest_charge'] })
      return truthOf(session, await reversedCents(stripe, session))
    },
    async check() {
      await stripe.balance.retrieve()
    },
  }
}

const peerAt = ({ protocol, hostname, port }: URL) =>
  ({
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
  }) as const

function readEvent(stripe: Stripe, body: Uint8Array, signature: string, secret: string, at: Date): Stripe.Event {
  try {
    const receivedAtMs = at.getTime()
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      NOTICE_AGE_LIMIT_SECONDS,
      undefined,
      receivedAtMs,
    )
    refuseFuture(signature, receivedAtMs)
    return event
  } catch (error) {
    throw new NoticeRefusedError((error as Error).message.split('\n', 1)[0], { cause: error })
  }
}

/** Stripe's client looks at the age alone: a notice from the future would be believed until long after that. */
function refuseFuture(signature: string, receivedAtMs: number): void {
  const latest = receivedAtMs / 1000 + NOTICE_AGE_LIMIT_SECONDS
  for (const [, seconds] of signature.matchAll(/(?:^|,)\s*t=(\d+)/g))
    if (Number(seconds) > latest) throw new Error('Timestamp outside the tolerance zone: it is in the future')
}

/** Events about a checkout name it; those about refunds and disputes name the payment, which Stripe knows the checkout of. */
async function checkoutOf(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  const about = event.data.object as { id?: string; payment_intent?: string | { id: string } | null }
  if (event.type.startsWith('checkout.session.')) return about.id ?? null
  if (!/^(?:refund|charge\.(?:refund|dispute))/.test(event.type) || !about.payment_intent) return null
  const paymentIntent = typeof about.payment_intent === 'string' ? about.payment_intent : about.payment_intent.id
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 })
  return data[0]?.id ?? null
}

function truthOf(session: Session, reversed: number): CheckoutTruth {
  const isPaid = session.status === 'complete' && session.payment_status === 'paid'
  return {
    checkoutId: session.id,
    paymentId: session.client_reference_id,
    state: isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    amountCents: session.amount_total,
    currency: session.currency,
    reversedCents: reversed,
  }
}

async function reversedCents(stripe: Stripe, { payment_intent: paymentIntent }: Session): Promise<number> {
  if (!paymentIntent || typeof paymentIntent === 'string') return 0
  const charge = paymentIntent.latest_charge
  if (!charge || typeof charge === 'string') return 0
  const disputed = charge.disputed ? await disputedCents(stripe, paymentIntent.id) : 0
  return Math.min(charge.amount_refunded + disputed, charge.amount)
}

async function disputedCents(stripe: Stripe, paymentIntent: string): Promise<number> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 })
  const standing = data.filter(({ status }) => !HARMLESS_DISPUTES.has(status))
  return standing.reduce((total, { amount }) => total + amount, 0)
}
