import { paymentsEndpoints } from '@lectern/contract/credits/payments'
import { siteEndpoints } from '@lectern/contract/site'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { payingApp } from '../../../test/payment-ground.ts'
import { startStripePeer } from '../../../test/peers/stripe-peer.ts'
import { testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { getPaymentStatus } from './get-payment-status.ts'
import { payments } from './tables.ts'

const peer = await startStripePeer()
const HOUR_SECONDS = 3600
const MAINTENANCE = { status: 503, code: 'unavailable', message: expect.stringMatching(/^Payments are under main/) }

describeOnBothDatabases('A payment link', (database) => {
  const { app, client, buyer, linkOf } = payingApp(database, peer)
  afterEach(() => {
    peer.isDown = false
  })

  test.each([
    [undefined, 10, 20],
    ['10', 10, 20],
    ['20', 20, 45],
    ['50', 50, 125],
  ])('for the package %s costs HKD %i and promises %i credits', async (packageType, amount_hkd, credits_to_award) => {
    const { link, session } = await buyer(packageType)
    const payment_url = `https://pay.test/${session.id}`
    expect(link).toMatchObject({ amount_hkd, credits_to_award, payment_url, is_test: false })
    expect(session).toMatchObject({ amount_total: amount_hkd * 100, currency: 'hkd' })
    expect(Object.fromEntries(session.asked)).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      success_url: 'https://lectern.test/profile',
      expires_at: String(Date.parse(link.expires_at) / 1000),
    })
  })

  test.each(['30', '0', '-10', 'all', '10.5'])('for the package %s there is none', async (package_type) => {
    const student = await app.student()
    const refusal = { status: 400, code: 'invalid' }
    await expect(client(student).paymentLink({ query: { package_type } })).rejects.toMatchObject(refusal)
    await expect(client(student).createPaymentSession({ body: { package_type } })).rejects.toMatchObject(refusal)
  })

  test('is the same until it expires, by either call and however many ask at once', async () => {
    const { student, link } = await buyer('20')
    const asked = peer.requests.length
    const body = { package_type: '20' }
    const again = await Promise.all([
      client(student).paymentLink({ query: body }),
      client(student).createPaymentSession({ body }),
    ])
    expect(again).toEqual([link, link])
    expect(peer.requests).toHaveLength(asked)
    expect(await client(student).paymentLink({ query: {} })).not.toMatchObject({ payment_id: link.payment_id })
    app.clock.advance(23 * HOUR_SECONDS)
    const next = await linkOf(student, '20')
    expect(next.payment_id).not.toBe(link.payment_id)
    expect(await getPaymentStatus(app.services, student, link.payment_id)).toMatchObject({ status: 'expired' })
  })

  test('is one, where ten calls at once find none', async () => {
    const student = await app.student()
    const links = await Promise.all(Array.from({ length: 10 }, () => client(student).paymentLink({ query: {} })))
    expect(new Set(links.map(({ payment_url }) => payment_url)).size).toBe(1)
    const mine = [...peer.sessions.values()].filter(({ client_reference_id: id }) => id === links[0]?.payment_id)
    expect(mine).toHaveLength(1)
  })

  test('that the provider did not open is asked for again, under another id', async () => {
    const student = await app.student()
    peer.isDown = true
    const failing = client(student).paymentLink({ query: {} })
    await expect(failing).rejects.toMatchObject({ status: 503, message: 'Failed to generate payment link.' })
    peer.isDown = false
    const { payment_id } = await client(student).paymentLink({ query: {} })
    const rows = await database().queries.select().from(payments).where(eq(payments.studentId, student.id))
    expect(rows.map(({ id, state }) => [id === payment_id, state]).sort()).toEqual([
      [false, 'expired'],
      [true, 'open'],
    ])
  })

  test('that a killed process left unfinished is finished at once, and given up when it is old', async () => {
    const student = await app.student()
    const leave = async () => {
      const now = app.clock.now()
      const row = {
        id: crypto.randomUUID(),
        studentId: student.id,
        amountHkd: 10,
        credits: 20,
        provider: 'stripe',
      } as const
      const expiresAt = new Date(now.getTime() + 82_800_000)
      await database().transaction((tx) => tx.insert(payments).values({ ...row, createdAt: now, expiresAt }))
      return row.id
    }
    const left = await leave()
    expect((await linkOf(student)).payment_id).toBe(left)
    app.clock.advance(23 * HOUR_SECONDS)
    await database().transaction((tx) => tx.update(payments).set({ state: 'expired' }).where(eq(payments.id, left)))
    const old = await leave()
    app.clock.advance(301)
    expect((await linkOf(student)).payment_id).not.toBe(old)
  })

  test('and its status are the owner’s alone', async () => {
    const { student, link } = await buyer()
    const params = { id: link.payment_id }
    expect(await client(student).paymentStatus({ params })).toEqual({
      payment_id: link.payment_id,
      status: 'open',
      amount_hkd: 10,
      credits_to_award: 20,
    })
    const other = client(await app.student())
    await expect(other.paymentStatus({ params })).rejects.toMatchObject({ status: 404, code: 'not_found' })
    const nobody = (await app.visitor()).client(paymentsEndpoints)
    await expect(nobody.paymentStatus({ params })).rejects.toMatchObject({ status: 401 })
    await expect(nobody.paymentLink({ query: {} })).rejects.toMatchObject({ status: 401 })
    await expect(client(student).paymentStatus({ params: { id: '1' } })).rejects.toMatchObject({ status: 400 })
  })

  test('is announced to the site as real', async () => {
    const { payments } = await (await app.visitor()).client(siteEndpoints).config()
    expect(payments).toEqual({ enabled: true, is_test: false })
  })
})

describeOnBothDatabases('Where payments are closed', (database) => {
  const production = { NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(32), CLIENT_LIMITS: 'on' }
  describe.each([
    ['by the operator', { PAYMENTS_ENABLED: 'false' }],
    ['in production without a provider', production],
  ])('%s', (_, environment) => {
    const app = testApp(database, environment)

    test('every call says so', async () => {
      const student = await app.student()
      const client = student.client(paymentsEndpoints)
      await expect(client.paymentLink({ query: {} })).rejects.toMatchObject(MAINTENANCE)
      await expect(client.createPaymentSession({ body: {} })).rejects.toMatchObject(MAINTENANCE)
      await expect(client.sendQrCode({ body: {} })).rejects.toMatchObject(MAINTENANCE)
      await expect(client.downloadQrCode({ query: {} })).rejects.toMatchObject(MAINTENANCE)
      const { payments } = await student.client(siteEndpoints).config()
      expect(payments.enabled).toBe(false)
    })
  })

  describe('in production', () => {
    const app = testApp(database, production)
    test('there is no test checkout, and no notice is taken', async () => {
      const page = await fetch(`${app.base}/test-checkout/${crypto.randomUUID()}`)
      expect(page.status).toBe(404)
      const notice = await fetch(`${app.base}${paymentsEndpoints.webhook.path}`, { method: 'POST', body: '{}' })
      expect(notice.status).toBe(503)
    })
  })
})
