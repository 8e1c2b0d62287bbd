import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Secrets } from '../../settings/secrets.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { NoticeRefusedError, type PaymentProvider, type TestDesk } from './payment-provider.ts'
import { testCheckouts } from './tables.ts'

export interface TestProviderParts {
  database: Database
  clock: Clock
  secrets: Secrets
  siteUrl: string
}

const NOTICE_AGE_LIMIT_SECONDS = 300
const SIGNATURE_HEADER = 'lectern-test-signature'
const SIGNATURE = /^t=(\d{1,12}),v1=([\w-]{43})$/
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A checkout in which no money moves: it stands in for a provider where none is configured, outside production. */
export function createTestProvider(parts: TestProviderParts): PaymentProvider {
  const { database, siteUrl } = parts
  return {
    kind: 'test',
    signatureHeader: SIGNATURE_HEADER,
    testDesk: createDesk(parts),
    async openCheckout({ paymentId, ...order }) {
      await database.transaction((tx) =>
        tx
          .insert(testCheckouts)
          .values({ id: paymentId, ...order })
          .onConflictDoNothing(),
      )
      return { checkoutId: paymentId, url: `${siteUrl}/test-checkout/${paymentId}` }
    },
    async readNotice(body, signature) {
      const text = Buffer.from(body).toString('utf8')
      verify(parts, text, signature)
      return (JSON.parse(text) as { checkout_id: string }).checkout_id
    },
    async fetchCheckout(checkoutId) {
      const checkout = await read(parts, checkoutId)
      if (!checkout) throw new Error(`There is no test checkout ${checkoutId}`)
      const { id, state, amountCents, currency } = checkout
      return { checkoutId: id, paymentId: id, state, amountCents, currency, reversedCents: 0 }
    },
    check: async () => {},
  }
}

function createDesk(parts: TestProviderParts): TestDesk {
  const { clock, database } = parts
  return {
    find: (id) => read(parts, id),
    async end(id, state) {
      const isOpen = and(
        eq(testCheckouts.id, id),
        eq(testCheckouts.state, 'open'),
        gt(testCheckouts.expiresAt, clock.now()),
      )
      await database.transaction((tx) => tx.update(testCheckouts).set({ state }).where(isOpen))
    },
    writeNotice(id) {
      const body = JSON.stringify({ checkout_id: id })
      const seconds = Math.floor(clock.now().getTime() / 1000)
      const signature = `t=${seconds},v1=${sign(parts, seconds, body)}`
      return { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature } }
    },
  }
}

async function read({ clock, database }: TestProviderParts, id: string) {
  if (!UUID.test(id)) return null
  const [checkout] = await database.queries.select().from(testCheckouts).where(eq(testCheckouts.id, id))
  if (!checkout) return null
  const hasExpired = checkout.state === 'open' && checkout.expiresAt <= clock.now()
  return hasExpired ? { ...checkout, state: 'expired' as const } : checkout
}

const sign = ({ secrets }: TestProviderParts, seconds: number, body: string): string =>
  secrets.hash('test-checkout-notice', `${seconds}.${body}`)

function verify(parts: TestProviderParts, body: string, signature: string | null): void {
  const [, timestamp, given] = SIGNATURE.exec(signature ?? '') ?? []
  if (!timestamp || !given) throw new NoticeRefusedError('The notice is not signed')
  const expected = Buffer.from(sign(parts, Number(timestamp), body))
  if (!timingSafeEqual(Buffer.from(given), expected)) throw new NoticeRefusedError('The signature is wrong')
  const ageSeconds = parts.clock.now().getTime() / 1000 - Number(timestamp)
  if (Math.abs(ageSeconds) > NOTICE_AGE_LIMIT_SECONDS) throw new NoticeRefusedError('The notice is too old')
}
