import { readFile } from 'node:fs/promises'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { paymentsEndpoints } from '@lectern/contract/credits/payments'
import { siteEndpoints } from '@lectern/contract/site'
import { expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'

describeOnBothDatabases('The test checkout', (database) => {
  const app = testApp(database, { PUBLIC_URL: 'https://lectern.test' })
  const open = async (student: TestStudent, package_type?: string) => {
    const link = await student.client(paymentsEndpoints).paymentLink({ query: { package_type } })
    return { ...link, path: new URL(link.payment_url).pathname }
  }
  const statusOf = (student: TestStudent, id: string) =>
    student.client(paymentsEndpoints).paymentStatus({ params: { id } })
  const creditsOf = async (student: TestStudent) => (await student.client(usersEndpoints).profile()).credits
  /** What a phone does that read the QR code: it knows nothing but the address. */
  const press = (path: string) =>
    fetch(app.base + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    })

  test('says on its page that no money moves, in HTML without scripts', async () => {
    const student = await app.student()
    const { path, is_test, payment_url } = await open(student, '20')
    expect([is_test, payment_url]).toEqual([true, `https://lectern.test${path}`])
    const response = await fetch(app.base + path)
    const html = await response.text()
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('Test checkout: no money moves.')
    expect(html).toContain('45 Lectern credits')
    expect(html).toContain('HKD 20.00')
    expect(html).not.toContain('<script')
    expect((await (await app.visitor()).client(siteEndpoints).config()).payments).toEqual({
      enabled: true,
      is_test: true,
    })
  })

  test.each([
    ['zh-Hant', '測試付款：', 'Lectern 45 積分', '付款', '這次測試付款已取消或已過期。'],
    ['zh-Hans', '测试付款：', 'Lectern 45 积分', '付款', '这次测试付款已取消或已过期。'],
  ])('speaks %s to a browser that asks for it', async (tag, notice, product, pay, over) => {
    const student = await app.student()
    const headers = { 'accept-language': tag }
    const link = await student.fetch('/api/users/payment-link/?package_type=20', { headers })
    const path = new URL(((await link.json()) as { payment_url: string }).payment_url).pathname
    const htmlOf = async () => (await fetch(app.base + path, { headers })).text()
    const open = await htmlOf()
    for (const part of [`<html lang="${tag}">`, notice, product, `>${pay}</button>`]) expect(open).toContain(part)
    await press(`${path}/cancel`)
    expect(await htmlOf()).toContain(over)
  })

  test('is drawn with the tokens of the site, and loads nothing', async () => {
    const student = await app.student()
    const { path } = await open(student)
    const html = await (await fetch(app.base + path)).text()
    const site = await readFile(new URL('../../../../web/src/ui/styles/tokens.css', import.meta.url), 'utf8')
    const tokens = html.match(/--[a-z-]+: light-dark\(.+\);/g) ?? []
    expect(tokens.length).toBeGreaterThan(9)
    for (const token of tokens) expect(site).toContain(token)
    const defined = tokens.map((token) => token.slice(0, token.indexOf(':')))
    for (const [, used = ''] of html.matchAll(/var\((--[a-z-]+)\)/g))
      expect([...defined, '--serif', '--sans']).toContain(used)
    expect(html).not.toMatch(/src=|url\(|@import|<link/)
  })

  test('pays: the credits come by the same notice as any, once', async () => {
    const student = await app.student()
    const { path, payment_id } = await open(student)
    const answers = await Promise.all([press(`${path}/pay`), press(`${path}/pay`), press(`${path}/pay`)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(answers[0]?.headers.get('location')).toBe(path)
    expect(await (await fetch(app.base + path)).text()).toContain('This test payment is made.')
    expect(await statusOf(student, payment_id)).toMatchObject({ status: 'paid' })
    await press(`${path}/cancel`)
    expect([await creditsOf(student), (await statusOf(student, payment_id)).status]).toEqual([20, 'paid'])
  })

  test('cancels: the link is over, nothing comes, and the next link is another', async () => {
    const student = await app.student()
    const { path, payment_id } = await open(student)
    expect((await press(`${path}/cancel`)).status).toBe(303)
    const html = await (await fetch(app.base + path)).text()
    expect(html).toContain('cancelled or has expired')
    expect(html).not.toContain('<button')
    await press(`${path}/pay`)
    expect([await creditsOf(student), (await statusOf(student, payment_id)).status]).toEqual([0, 'expired'])
    expect((await open(student)).payment_id).not.toBe(payment_id)
  })

  test('expires with its link', async () => {
    const student = await app.student()
    const { path } = await open(student)
    app.clock.advance(23 * 3600)
    await press(`${path}/pay`)
    expect(await (await fetch(app.base + path)).text()).toContain('cancelled or has expired')
    expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(0)
  })

  test.each(['not-an-id', crypto.randomUUID()])('has no page for %s', async (id) => {
    expect((await fetch(`${app.base}/test-checkout/${id}`)).status).toBe(404)
    expect((await press(`/test-checkout/${id}/pay`)).status).toBe(404)
  })

  test('takes no notice that it did not sign, or signed long ago', async () => {
    const student = await app.student()
    const { payment_id } = await open(student)
    const desk = app.services.paymentProvider?.testDesk
    await desk?.end(payment_id, 'paid')
    const { body = '', headers = {} } = desk?.writeNotice(payment_id) ?? {}
    const deliver = (changed: Record<string, string>, text = body) =>
      fetch(app.base + paymentsEndpoints.webhook.path, {
        method: 'POST',
        headers: { ...headers, ...changed },
        body: text,
      })
    const signature = headers['lectern-test-signature'] ?? ''
    const forged = `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of ['', 'nonsense', forged, signature.replace(/t=\d+/, 't=1')])
      expect((await deliver({ 'lectern-test-signature': wrong })).status).toBe(400)
    expect((await deliver({}, `${body} `)).status).toBe(400)
    app.clock.advance(301)
    expect((await deliver({})).status).toBe(400)
    expect(await creditsOf(student)).toBe(0)
    app.clock.advance(-2)
    expect((await deliver({})).status).toBe(200)
    expect(await creditsOf(student)).toBe(20)
  })
})
