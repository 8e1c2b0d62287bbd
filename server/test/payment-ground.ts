import type { PaymentLink } from '@lectern/contract/credits/payments'
import { paymentsEndpoints } from '@lectern/contract/credits/payments'
import { eq } from 'drizzle-orm'
import { students } from '../src/core/accounts/tables.ts'
import { openPaymentLink } from '../src/core/payments/open-payment-link.ts'
import { listPayments, type Payment } from '../src/core/payments/payment-store.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import { type Notice, type PeerSession, SECRET_KEY, type StripePeer, WEBHOOK_SECRET } from './peers/stripe-peer.ts'
import { type TestStudent, testApp } from './test-app.ts'

/** The whole product with `peer` in the place of Stripe. To be called while tests are declared. */
export function payingApp(database: () => OpenDatabase, peer: StripePeer, environment: Record<string, string> = {}) {
  const app = testApp(database, {
    PUBLIC_URL: 'https://lectern.test',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_HOST: peer.url,
    ...environment,
  })
  const client = (student: TestStudent) => student.client(paymentsEndpoints)
  return {
    app,
    client,
    /** A new student who has opened a link, and the session that it leads to. */
    async buyer(packageType?: string): Promise<{ student: TestStudent; link: PaymentLink; session: PeerSession }> {
      const student = await app.student()
      const link = await client(student).paymentLink({ query: { package_type: packageType } })
      const session = [...peer.sessions.values()].find((one) => one.client_reference_id === link.payment_id)
      if (!session) throw new Error('The link leads to no session')
      return { student, link, session }
    },
    deliver: ({ body, headers }: Notice): Promise<Response> =>
      fetch(`${app.base}${paymentsEndpoints.webhook.path}`, { method: 'POST', headers, body }),
    creditsOf: ({ id }: { id: number }) => app.services.credits.readAvailable(database().queries, id),
    /** Does what the call does, for students whose access token the clock has left behind. */
    linkOf: (student: { id: number }, packageType?: string) =>
      openPaymentLink(app.services, student, packageType, 'en'),
    async payment(id: string): Promise<Payment> {
      const found = (await listPayments(database().queries, { onlyProblems: false, limit: 1000 })).find(
        (payment) => payment.id === id,
      )
      if (!found) throw new Error(`There is no payment ${id}`)
      return found
    },
    /** Erases a student as an account's deletion does. */
    erase: ({ id }: TestStudent) =>
      database().transaction(async (tx) => {
        await app.services.credits.closeBalance(tx, id)
        await tx.delete(students).where(eq(students.id, id))
      }),
    ledgerDrift: () => app.services.credits.checkLedger(database().queries),
  }
}
