import { creditsEndpoints } from '@lectern/contract/credits'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { payingApp } from '../../../test/payment-ground.ts'
import { reversalNotice, sessionNotice, signedNotice, startStripePeer } from '../../../test/peers/stripe-peer.ts'
import type { TestStudent } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { CheckoutTruth, PaymentProvider } from '../../platform/payment/payment-provider.ts'
import { bookCheckout } from './book-checkout.ts'
import { payments } from './tables.ts'

const peer = await startStripePeer()

describeOnBothDatabases('A payment', (database) => {
  const { app, client, buyer, deliver, creditsOf, payment, erase, ledgerDrift, linkOf } = payingApp(database, peer)
  const now = () => app.clock.now()
  afterEach(async () => {
    peer.isDown = false
    expect(await ledgerDrift()).toEqual([])
  })
  const paidBuyer = async (packageType?: string) => {
    const bought = await buyer(packageType)
    const session = peer.pay(bought.session.id)
    expect((await deliver(sessionNotice(session, now()))).status).toBe(200)
    return { ...bought, session }
  }
  const history = async (student: TestStudent) =>
    (await student.client(creditsEndpoints).transactions({ query: {} })).transactions.map(({ kind, amount }) => [
      kind,
      amount,
    ])

  test('brings its credits, once however often its notice comes', async () => {
    const { student, link, session } = await buyer('20')
    peer.pay(session.id)
    const notice = sessionNotice(session, now())
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(notice)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await answers[0]?.json()).toEqual({ received: true })
    expect(await creditsOf(student)).toBe(45)
    expect(await history(student)).toEqual([['purchase', 45]])
    const { status } = await client(student).paymentStatus({ params: { id: link.payment_id } })
    expect(status).toBe('paid')
    expect((await client(student).paymentLink({ query: { package_type: '20' } })).payment_id).not.toBe(link.payment_id)
  })

  test('is believed only as the provider tells it when asked, whatever the notice says', async () => {
    const { student, link, session } = await buyer()
    const claim = sessionNotice({ ...session, status: 'complete', payment_status: 'paid' }, now())
    expect((await deliver(claim)).status).toBe(200)
    peer.change(session.id, { status: 'complete' })
    expect((await deliver(claim)).status).toBe(200)
    expect(await creditsOf(student)).toBe(0)
    expect(await client(student).paymentStatus({ params: { id: link.payment_id } })).toMatchObject({ status: 'open' })
  })

  test.each([
    ['amount', { amount_total: 999 }],
    ['currency', { currency: 'usd' }],
    ['payment', { client_reference_id: 'another' }],
  ])('of another %s brings nothing and is noted for the operator', async (_, changes) => {
    const { student, link, session } = await buyer()
    peer.change(session.id, changes)
    peer.pay(session.id)
    expect((await deliver(sessionNotice(session, now()))).status).toBe(200)
    expect(await creditsOf(student)).toBe(0)
    expect(await payment(link.payment_id)).toMatchObject({
      state: 'refused',
      paidAt: null,
      problem: expect.stringMatching(/nothing was granted/),
    })
    const { status } = await client(student).paymentStatus({ params: { id: link.payment_id } })
    expect(status).toBe('refused')
    expect((await linkOf(student)).payment_id).not.toBe(link.payment_id)
    await deliver(sessionNotice(session, now(), 'checkout.session.expired'))
    expect((await payment(link.payment_id)).state).toBe('refused')
  })

  test('brings nothing by a notice that is unsigned, signed with another secret, altered, old or from the future', async () => {
    const { student, session } = await buyer()
    peer.pay(session.id)
    const good = sessionNotice(session, now())
    const other = signedNotice(
      { type: 'checkout.session.completed', object: session },
      { at: now(), secret: 'whsec_of_another' },
    )
    const old = sessionNotice(session, new Date(now().getTime() - 301_000))
    const early = sessionNotice(session, new Date(now().getTime() + 302_000))
    const altered = { ...good, body: good.body.replace('complete', 'completE') }
    const unsigned = { body: good.body, headers: { 'content-type': 'application/json' } }
    const asked = peer.requests.length
    for (const notice of [unsigned, other, old, early, altered, { ...good, body: '' }]) {
      const response = await deliver(notice)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'invalid' })
    }
    expect(peer.requests).toHaveLength(asked)
    expect(await creditsOf(student)).toBe(0)
    const nearlyOld = sessionNotice(session, new Date(now().getTime() - 299_000))
    const nearlyEarly = sessionNotice(session, new Date(now().getTime() + 298_000))
    for (const notice of [nearlyOld, nearlyEarly]) expect((await deliver(notice)).status).toBe(200)
    expect(await creditsOf(student)).toBe(20)
  })

  test('of somebody else, and events about something else, are taken and leave everything as it is', async () => {
    const strange = { id: 'cs_test_of_another_shop', object: 'checkout.session' }
    expect(
      (await deliver(signedNotice({ type: 'checkout.session.completed', object: strange }, { at: now() }))).status,
    ).toBe(200)
    for (const type of ['customer.created', 'charge.succeeded', 'charge.refunded'])
      expect((await deliver(signedNotice({ type, object: { id: 'x' } }, { at: now() }))).status).toBe(200)
    const foreign = { object: 'charge', payment_intent: 'pi_of_another_shop' }
    expect((await deliver(signedNotice({ type: 'charge.refunded', object: foreign }, { at: now() }))).status).toBe(200)
  })

  test('whose provider does not answer is told to come again, and then counts', async () => {
    const { student, session } = await buyer()
    peer.pay(session.id)
    peer.isDown = true
    const notice = sessionNotice(session, now())
    expect((await deliver(notice)).status).toBe(503)
    peer.isDown = false
    expect((await deliver(notice)).status).toBe(200)
    expect(await creditsOf(student)).toBe(20)
  })

  test('that comes after its link expired still counts', async () => {
    const { student, link, session } = await buyer()
    app.clock.advance(24 * 3600)
    await linkOf(student)
    expect((await payment(link.payment_id)).state).toBe('expired')
    peer.pay(session.id)
    await deliver(sessionNotice(session, now()))
    expect(await creditsOf(student)).toBe(20)
  })

  test('whose session the provider closed is expired, and a late notice of that changes nothing', async () => {
    const { student, link, session } = await buyer()
    peer.change(session.id, { status: 'expired' })
    const notice = sessionNotice(session, now(), 'checkout.session.expired')
    await deliver(notice)
    expect((await payment(link.payment_id)).state).toBe('expired')
    peer.pay(session.id)
    await deliver(notice)
    expect([await creditsOf(student), (await payment(link.payment_id)).state]).toEqual([20, 'paid'])
  })

  test('that is refunded takes its credits back, by its share, once', async () => {
    const { student, session } = await paidBuyer('20')
    for (const refundedCents of [500, 500, 2000, 2000]) {
      peer.change(session.id, { refundedCents })
      await Promise.all([
        deliver(reversalNotice(session, now())),
        deliver(reversalNotice(session, now(), 'refund.updated')),
      ])
    }
    expect(await history(student)).toEqual([
      ['adjustment', -34],
      ['adjustment', -11],
      ['purchase', 45],
    ])
    expect(await creditsOf(student)).toBe(0)
  })

  test('whose refund is told before the payment comes to nothing', async () => {
    const { student, session } = await buyer()
    peer.pay(session.id)
    peer.change(session.id, { refundedCents: 1000 })
    await deliver(reversalNotice(session, now()))
    await deliver(sessionNotice(session, now()))
    expect(await history(student)).toEqual([
      ['adjustment', -20],
      ['purchase', 20],
    ])
  })

  test('that was spent and is charged back leaves no debt, and the rest is noted once', async () => {
    const { student, link, session } = await paidBuyer()
    await app.services.credits.spend(student, { module: 'writing', price: 15, key: null }, async () => 'an essay')
    peer.change(session.id, { disputes: [{ status: 'needs_response', amount: 1000 }] })
    await deliver(reversalNotice(session, now(), 'charge.dispute.created'))
    expect(await creditsOf(student)).toBe(0)
    expect(await payment(link.payment_id)).toMatchObject({
      takenBackCredits: 5,
      problem: 'Of 20 credits to take back, 5 were there.',
    })
    await app.services.database.transaction((tx) =>
      app.services.credits.grant(tx, { studentId: student.id, kind: 'promo', amountCredits: 9, reference: 'later' }),
    )
    await deliver(reversalNotice(session, now(), 'charge.dispute.updated'))
    expect(await creditsOf(student)).toBe(9)

    peer.change(session.id, { disputes: [{ status: 'won', amount: 1000 }] })
    await deliver(reversalNotice(session, now(), 'charge.dispute.closed'))
    expect(await creditsOf(student)).toBe(14)
    expect(await payment(link.payment_id)).toMatchObject({ takenBackCredits: 0, problem: null })
  })

  test('that was held for work under way is not taken from under it', async () => {
    const { student, session } = await paidBuyer()
    const { hold } = await database().transaction((tx) =>
      app.services.credits.hold(tx, student, { module: 'lecture', price: 12, key: null }),
    )
    peer.change(session.id, { refundedCents: 1000 })
    await deliver(reversalNotice(session, now()))
    expect(await creditsOf(student)).toBe(0)
    await database().transaction((tx) => app.services.credits.settle(tx, hold.id, { amountCredits: 12 }))
    expect(await creditsOf(student)).toBe(0)
  })

  test('is booked as the newest look found it, in whatever order looks come back', async () => {
    const { student, link } = await paidBuyer()
    const { checkoutId } = await payment(link.payment_id)
    const answers: ((reversedCents: number) => void)[] = []
    const truth = { paymentId: link.payment_id, state: 'paid', amountCents: 1000, currency: 'hkd' } as const
    const fetchCheckout = (id: string) =>
      new Promise<CheckoutTruth>((resolve) => {
        answers.push((reversedCents) => resolve({ ...truth, checkoutId: id, reversedCents }))
      })
    const provider = { kind: 'stripe', fetchCheckout } as unknown as PaymentProvider
    const startLook = async () => {
      const booked = bookCheckout({ ...app.services, provider }, checkoutId ?? '')
      await expect.poll(() => answers.length).toBeGreaterThan(looks.length)
      looks.push(booked)
    }
    const looks: Promise<void>[] = []
    await startLook()
    await startLook()
    for (const [look, reversedCents] of [
      [1, 1000],
      [0, 500],
    ] as const) {
      answers[look]?.(reversedCents)
      await looks[look]
    }
    expect(await creditsOf(student)).toBe(0)
    expect((await payment(link.payment_id)).reversedCents).toBe(1000)
  })

  test('that comes after its account was deleted is kept unclaimed', async () => {
    const { student, link, session } = await buyer()
    await erase(student)
    peer.pay(session.id)
    expect((await deliver(sessionNotice(session, now()))).status).toBe(200)
    expect(await payment(link.payment_id)).toMatchObject({
      studentId: null,
      state: 'paid',
      grantedAt: null,
      problem: 'Paid after the account was deleted; nobody got the credits.',
    })
    peer.change(session.id, { refundedCents: 1000 })
    expect((await deliver(reversalNotice(session, now()))).status).toBe(200)
    expect(await payment(link.payment_id)).toMatchObject({ reversedCents: 1000, takenBackCredits: 0 })
  })

  test('and the deletion of its account at once leave either credits that go with it or money unclaimed', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => buyer()))
    await Promise.all(
      buyers.flatMap(({ student, session }) => {
        const notice = sessionNotice(peer.pay(session.id), now())
        return [deliver(notice), erase(student), deliver(notice)]
      }),
    )
    const ids = new Set(buyers.map(({ link }) => link.payment_id))
    const rows = (await database().queries.select().from(payments).where(eq(payments.state, 'paid'))).filter(({ id }) =>
      ids.has(id),
    )
    expect(rows).toHaveLength(8)
    for (const { studentId, grantedAt, problem } of rows)
      expect([studentId, grantedAt === null]).toEqual([null, problem !== null])
  })
})
