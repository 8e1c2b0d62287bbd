import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createStudentWith, creditsOver, silentLog } from '../../../test/ledger.ts'
import { SECRET_KEY, startStripePeer, WEBHOOK_SECRET } from '../../../test/peers/stripe-peer.ts'
import { runProgram } from '../../../test/run-program.ts'
import { cloneServer, dropServer } from '../../../test/test-database.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { openServerDatabase } from '../../platform/database/open-server.ts'
import { createStripeProvider } from '../../platform/payment/stripe-provider.ts'
import { readConfig } from '../../settings/config.ts'
import { bookCheckout } from './book-checkout.ts'
import { openPaymentLink } from './open-payment-link.ts'
import { payments } from './tables.ts'

const peer = await startStripePeer()
const KILLS = 12
const STUDENTS = 20

test('payments booked by two processes that are killed anywhere bring their credits once, and refunds take them once', async () => {
  const url = await cloneServer()
  const database = openServerDatabase(url, () => {})
  const clock = systemClock
  const credits = creditsOver(database, { clock })
  const stripe = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, host: peer.url }
  const provider = createStripeProvider(stripe, clock)
  const services = { clock, credits, database, log: silentLog, config: readConfig({}, '/'), paymentProvider: provider }
  const students = await Promise.all(
    Array.from({ length: STUDENTS }, () => createStudentWith(0, { database, credits })),
  )
  await Promise.all(students.map((student) => openPaymentLink(services, student, '50', 'en')))
  const sessionIds = [...peer.sessions.keys()]

  const work = async (kills: number) => {
    for (let kill = 0; kill < kills; kill += 1) {
      const program = runProgram('book-payments', url, peer.url, SECRET_KEY, ...sessionIds)
      await program.nextLine()
      // Meanwhile one student pays, and every other one gets half of the money back.
      const id = sessionIds[kill] ?? ''
      peer.pay(id)
      await sleep(Math.random() * 40)
      if (kill % 2 === 0) peer.change(id, { refundedCents: 2500 })
      await sleep(Math.random() * 40)
      program.process.kill('SIGKILL')
      expect(await program.ended).toBe('SIGKILL')
    }
  }
  await Promise.all([work(KILLS / 2), work(KILLS / 2)])

  for (const id of sessionIds) peer.pay(id)
  for (const id of [...sessionIds, ...sessionIds]) await bookCheckout({ ...services, provider }, id)
  const rows = await database.queries.select().from(payments)
  const expected = rows.map(({ studentId, checkoutId }) => {
    const isRefunded = peer.sessions.get(checkoutId ?? '')?.refundedCents === 2500
    return [studentId, isRefunded ? 125 - 62 : 125]
  })
  const found = rows.map(async ({ studentId }) => [
    studentId,
    await credits.readAvailable(database.queries, studentId ?? 0),
  ])
  expect(await Promise.all(found)).toEqual(expected)
  expect(expected.filter(([, amount]) => amount === 63).length).toBeGreaterThan(0)
  expect(await credits.checkLedger(database.queries)).toEqual([])
  await database.close()
  await dropServer(url)
})
