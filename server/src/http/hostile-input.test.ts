import { readdir, readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { creditsEndpoints } from '@lectern/contract/credits'
import { ACCOUNT_TEXTS, foldEmail } from '@lectern/domain/accounts'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newEmail, registrationOf } from '../../test/account-fixture.ts'
import { nameOf } from '../../test/sample-call.ts'
import { type Caller, testApp } from '../../test/test-app.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { ROUTES } from '../app.ts'
import { students } from '../core/accounts/tables.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { inEnglish } from '../speaker.ts'

const ENDPOINTS = ROUTES.flatMap(({ endpoints }) => Object.values(endpoints))
const DEFAULT_BODY_LIMIT_BYTES = 256 * 1024

let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase('server')
})
afterAll(() => database.close())

const app = testApp(() => database, { PUBLIC_URL: 'http://lectern.test' })
const post = (caller: Caller, path: string, body: string) =>
  caller.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
const register = async (body: object) => post(await app.visitor(), usersEndpoints.register.path, JSON.stringify(body))
const rowsOf = (...emails: string[]) => database.queries.select().from(students).where(inArray(students.email, emails))
const mailTo = (email: string, subject: string) =>
  vi.waitFor(() => {
    const mail = app.mails.findLast((kept) => kept.to === email && kept.subject === subject)
    if (!mail) throw new Error(`No mail '${subject}' to ${email}`)
    return mail
  })

const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0] ?? ''

describe('Fields that nobody asked for', () => {
  const greedy = { id: 1, credits: 1_000_000, posted_credits: 9, email_as_typed: 'x@y.test', verified_at: '2020-01-01' }

  test('do nothing in a registration', async () => {
    const email = newEmail()
    expect((await register({ ...registrationOf(email), ...greedy, role: 'operator' })).status).toBe(200)
    expect(await rowsOf(email)).toMatchObject([{ emailAsTyped: email, verifiedAt: null, passwordHash: null }])
  })

  test('do nothing in a profile', async () => {
    const student = await app.student(3)
    const users = student.client(usersEndpoints)
    const before = await users.profile()
    const body = { first_name: 'Ada', last_name: 'Lovelace', study_goal: '', email: 'eve@school.test', ...greedy }
    expect(await users.updateProfile({ body })).toEqual(before)
    expect(await users.profile()).toEqual(before)
  })

  test('do nothing where a promotion code is redeemed', async () => {
    const student = await app.student(3)
    const redeemed = student.client(creditsEndpoints).redeemPromoCode({ body: { code: 'NONE', ...greedy } as never })
    await expect(redeemed).rejects.toMatchObject({ status: 400 })
    expect((await student.client(usersEndpoints).profile()).credits).toBe(3)
  })
})

describe('A body that is too large', () => {
  const withBody = ENDPOINTS.filter(({ body, rawBody }) => body || rawBody)
  const named = withBody.map((endpoint) => [nameOf(endpoint), endpoint] as const)

  test.each(named)('is refused by %s, whether or not it says how large it is', async (_name, endpoint) => {
    const caller = endpoint.access === 'student' ? await app.student() : await app.visitor()
    const path = endpoint.path.replace(/:\w+/g, '1')
    const limitBytes = endpoint.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES
    for (const isStreamed of [false, true]) {
      const text = JSON.stringify('x'.repeat(limitBytes))
      const body = isStreamed ? new Blob([text]).stream() : text
      const init = { method: endpoint.method, headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
      expect((await caller.fetch(path, init as RequestInit)).status).toBe(endpoint.access === 'operator' ? 404 : 413)
    }
  })
})

describe('Names that belong to the language', () => {
  test.each([
    '{"__proto__": {"credits": 1}, "code": "X"}',
    '{"constructor": {"prototype": {"credits": 1}}, "code": "X"}',
    '{"code": {"__proto__": {"credits": 1}}}',
    '{"code": ["__proto__"]}',
  ])('do nothing as keys: %s', async (body) => {
    const response = await post(await app.student(), creditsEndpoints.redeemPromoCode.path, body)
    expect(response.status).toBe(400)
    expect(({} as { credits?: number }).credits).toBeUndefined()
  })

  test('do nothing in a query or a path', async () => {
    const student = await app.student()
    for (const path of [
      '/api/users/transactions/?__proto__[credits]=1&page=1',
      '/api/users/transactions/?constructor=1',
      '/api/recite/history/?search=__proto__',
    ])
      expect((await student.fetch(path)).status).toBe(200)
    for (const name of ['__proto__', 'constructor', 'toString', '..%2f..%2fetc%2fpasswd', '%00'])
      expect((await student.fetch(`/api/recite/flashcard-sets/${name}/`)).status).toBe(400)
    expect(({} as { credits?: number }).credits).toBeUndefined()
  })
})

describe('An address that looks like another', () => {
  test.each([
    ['in full width', (email: string) => email.replace('mei', 'ｍｅｉ')],
    ['with the Kelvin sign', (email: string) => email.replace('k', '\u212a')],
    ['in capitals', (email: string) => email.toUpperCase()],
    ['with space around', (email: string) => ` ${email}\u3000`],
  ])('%s is the same account, and its mail goes to the address that the account has', async (_how, disguise) => {
    const email = `mei.k.${newEmail()}`
    await register(registrationOf(email))
    const disguised = disguise(email)
    expect(foldEmail(disguised)).toBe(email)
    const visitor = (await app.visitor()).client(usersEndpoints)
    await visitor.requestOtp({ body: { email: disguised } })
    const { text } = await mailTo(email, 'Your Lectern login code')
    const { user } = await visitor.login({ body: { email: disguised, otp_code: codeIn(text) } })
    expect(user.email).toBe(email)
    await register(registrationOf(disguised))
    await mailTo(email, 'You already have a Lectern account')
    expect(app.mails.filter(({ to }) => to === disguised && disguised !== email)).toEqual([])
  })

  test.each([
    ['a dotless i', 'ı'],
    ['a Cyrillic i', 'і'],
    ['a capital i with a dot', 'İ'],
  ])('by %s is another account, whose code does not open the first', async (_how, letter) => {
    const email = `mei.${newEmail()}`
    const lookalike = email.replace('i', letter)
    for (const address of [email, lookalike]) await register(registrationOf(address))
    expect(await rowsOf(email, foldEmail(lookalike))).toHaveLength(2)
    const visitor = (await app.visitor()).client(usersEndpoints)
    await visitor.requestOtp({ body: { email: lookalike } })
    const { text } = await mailTo(foldEmail(lookalike), 'Your Lectern login code')
    const login = visitor.login({ body: { email, otp_code: codeIn(text) } })
    await expect(login).rejects.toMatchObject({ status: 401, code: 'bad_credentials' })
  })

  test.each(['\u200b', '\u200d', '\ufeff', '\u202e', '\u00ad', '\u0000', '\u007f'])(
    'by an invisible %j is refused or is the same account',
    async (invisible) => {
      const email = `mei.${newEmail()}`
      const response = await register(registrationOf(email.replace('mei', `m${invisible}ei`)))
      const body = (await response.json()) as { error?: string }
      const isSame = (await rowsOf(email)).length === 1
      expect(isSame ? null : body.error).toBe(isSame ? null : inEnglish(ACCOUNT_TEXTS.emailInvalid))
    },
  )
})

describe('Mail', () => {
  test.each([
    'a@school.test\r\nBcc: eve@evil.test',
    'a@school.test\nBcc: eve@evil.test',
    'a@school.test, eve@evil.test',
    'Mei <a@school.test>',
    '"a@school.test" eve@evil.test',
    'a@school.test;eve@evil.test',
  ])('is not sent to %j', async (email) => {
    const response = await register(registrationOf(email))
    expect(response.status).toBe(400)
    const asked = await post(await app.visitor(), usersEndpoints.requestOtp.path, JSON.stringify({ email }))
    expect(asked.status).toBe(400)
  })

  test('has the headers that we give it, whatever a name contains, and leads to our own site', async () => {
    const email = newEmail()
    const first_name = 'Mei\r\nBcc: eve@evil.test\r\n\r\n<a href="https://evil.test">'
    const body = JSON.stringify({ ...registrationOf(email), first_name })
    const visitor = await app.visitor()
    const headers = { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test', 'content-type': 'application/json' }
    expect((await visitor.fetch(usersEndpoints.register.path, { method: 'POST', headers, body })).status).toBe(200)
    const { id, text } = await mailTo(email, 'Welcome to Lectern')
    expect(text.match(/https?:\S+/g)).toEqual(['http://lectern.test/login'])
    const folder = join(app.services.config.dataDir, 'mail')
    expect(await readdir(folder)).toContain(`${id}.eml`)
    const [head = '', content = ''] = (await readFile(join(folder, `${id}.eml`), 'utf8')).split('\r\n\r\n', 2)
    expect(head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase())).not.toContain('bcc')
    expect(content).not.toMatch(/evil|Mei/)
  })
})

describe('Nobody is led elsewhere', () => {
  /** A request as it is written, since `fetch` tidies what it is given. */
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
      const { hostname, port } = new URL(app.base)
      httpRequest({ hostname, port, path, headers }, (response) => {
        response.resume()
        resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      })
        .on('error', reject)
        .end()
    })

  const SPOOFS: Record<string, string>[] = [
    {},
    { host: 'evil.test' },
    { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
  ]

  test.each([
    '//evil.test/',
    '//evil.test/%2e%2e',
    '/\\evil.test',
    '/%2f%2fevil.test',
    '/%5cevil.test',
    '/login?next=https://evil.test',
    '/api/users/csrf?next=//evil.test',
    '/api//evil.test/',
    '/test-checkout//evil.test',
    '/%0d%0aLocation:%20https://evil.test',
  ])('by %s', async (path) => {
    for (const headers of SPOOFS)
      expect(await ask(path, headers)).toEqual({ status: expect.any(Number), location: undefined })
  })
})

describe('Who writes X-Forwarded-For', () => {
  const MOST_WRONG_CODES = 60
  const guess = (visitor: Caller, count: number) =>
    visitor.fetch(usersEndpoints.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${count}` },
      body: JSON.stringify({ email: newEmail(), otp_code: '000000' }),
    })
  async function statusesOf(at: typeof app): Promise<number[]> {
    const visitor = await at.visitor()
    const responses: Response[] = []
    for (let count = 0; count <= MOST_WRONG_CODES; count += 1) responses.push(await guess(visitor, count))
    return responses.map(({ status }) => status)
  }
  const direct = testApp(() => database, { CLIENT_LIMITS: 'on' })
  const behindProxy = testApp(() => database, { CLIENT_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })

  test('is still counted as one client', async () => {
    const statuses = await statusesOf(direct)
    expect(statuses.slice(0, -1).every((status) => status === 401)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })

  test('guesses a hundred links of shares a minute, and no more', async () => {
    const tried = Array.from({ length: 101 }, (_, index) => String(index).padStart(64, '0'))
    const statuses: number[] = []
    for (const token of tried) statuses.push((await fetch(`${direct.base}/api/shares/${token}/`)).status)
    expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([404]), 429])
  })

  test('is believed where a trusted proxy passes it on', async () => {
    expect(new Set(await statusesOf(behindProxy))).toEqual(new Set([401]))
  })
})
