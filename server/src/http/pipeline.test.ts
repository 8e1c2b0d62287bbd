import { createHmac } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ApiError } from '@lectern/contract/api-error'
import { createClient, type Send } from '@lectern/contract/calls/client'
import { createStreams } from '@lectern/contract/calls/streams'
import { endpoints } from '@lectern/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import type { Authenticator, SignedIn } from '../core/accounts/signed-in.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { readConfig } from '../settings/config.ts'
import { deriveSecrets } from '../settings/secrets.ts'
import { createHttpServer } from './http-server.ts'
import { routes } from './routes.ts'

const table = endpoints({
  echo: {
    method: 'POST',
    path: '/api/test/echo/:id/',
    summary: 'Echo',
    access: 'public',
    params: z.object({ id: z.coerce.number().int() }),
    query: z.object({ loud: z.coerce.boolean().default(false) }),
    body: z.object({ text: z.string().min(1) }),
    response: z.object({ id: z.int(), loud: z.boolean(), text: z.string() }),
  },
  me: {
    method: 'GET',
    path: '/api/test/me/',
    summary: 'Me',
    access: 'student',
    response: z.object({ email: z.string() }),
  },
  change: {
    method: 'POST',
    path: '/api/test/change/',
    summary: 'Change',
    access: 'student',
    isPaid: true,
    response: z.object({ key: z.string().nullable() }),
  },
  told: {
    method: 'GET',
    path: '/api/test/told/',
    summary: 'Told',
    access: 'student',
    response: z.object({ names: z.array(z.string()), isAborted: z.boolean(), language: z.string() }),
  },
  mint: {
    method: 'POST',
    path: '/api/test/mint/',
    summary: 'Mint',
    access: 'operator',
    response: z.object({ done: z.literal(true) }),
  },
  upload: {
    method: 'POST',
    path: '/api/test/upload/',
    summary: 'Upload',
    access: 'student',
    form: {
      fields: z.object({ title: z.string() }),
      files: { file: { limitBytes: 100_000, tooLargeText: 'Too large.' } },
    },
    response: z.object({ name: z.string(), size: z.int(), title: z.string() }),
  },
  note: {
    method: 'POST',
    path: '/api/test/note/',
    summary: 'Note',
    access: 'student',
    form: {
      isJsonToo: true,
      fieldLimitBytes: 100_000,
      fields: z.object({ text: z.string(), times: z.coerce.number().int().default(1) }),
      files: { file: { limitBytes: 100_000, tooLargeText: 'Too large.', optional: true } },
    },
    response: z.object({ text: z.string(), times: z.int(), size: z.int().nullable() }),
  },
  count: {
    method: 'POST',
    path: '/api/test/count/',
    summary: 'Count',
    access: 'public',
    body: z.object({ to: z.int() }),
    response: z.object({ total: z.int() }),
    events: z.object({ n: z.int().optional(), code: z.string().optional() }),
  },
  hook: {
    method: 'POST',
    path: '/api/test/hook/',
    summary: 'Hook',
    access: 'signature',
    rawBody: true,
    response: z.object({ bytes: z.string(), signature: z.string().nullable() }),
  },
  fail: { method: 'GET', path: '/api/test/fail/', summary: 'Fail', access: 'public' },
  leak: {
    method: 'GET',
    path: '/api/test/leak/',
    summary: 'Leak',
    access: 'public',
    response: z.object({ shown: z.string() }),
  },
})

/** The accessors of what the handler `told` was called with last. */
let gettersOfLatest: (() => unknown)[] = []
let endedEarly = 0
const testRoutes = routes(table, () => ({
  echo: ({ params, query, body }) => ({ id: params.id, loud: query.loud, text: body.text }),
  me: (_, { caller }) => ({ email: caller.student.email }),
  change: (_, { idempotencyKey }) => ({ key: idempotencyKey }),
  mint: () => ({ done: true as const }),
  upload: ({ form }) => ({ name: form.file.filename, size: form.file.sizeBytes, title: form.title }),
  note: ({ form }) => ({ text: form.text, times: form.times, size: form.file?.sizeBytes ?? null }),
  count: {
    json: ({ body }) => ({ total: body.to }),
    async *stream({ body }) {
      let n = 0
      if (body.to === 0) throw new Problem('conflict', 'Nothing to count.')
      try {
        for (; n < body.to; n++) {
          await new Promise((resolve) => setTimeout(resolve, 5))
          yield { n }
        }
        if (body.to === 3) throw new Problem('generation_failed', 'No more.')
      } finally {
        if (n < body.to) endedEarly++
      }
    },
  },
  told: (_, context) => {
    gettersOfLatest = Object.values(Object.getOwnPropertyDescriptors(context)).flatMap(({ get }) => get ?? [])
    const { caller: _caller, ...rest } = context
    const { signal, language } = { ...rest }
    return { names: Object.keys(rest), isAborted: signal.aborted, language }
  },
  hook: ({ rawBody }, { header }) => ({ bytes: String(rawBody), signature: header('x-signature') }),
  fail: () => {
    throw new Error('the password of the database is hunter2')
  },
  leak: () => ({ shown: 'yes', secret: 'no' }) as { shown: string },
}))

const ada: SignedIn = {
  student: {
    id: 7,
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'L',
    studyGoal: '',
    language: null,
    credits: 0,
    joinedAt: new Date(0),
    hasConsented: true,
  },
  sessionId: crypto.randomUUID(),
  authenticatedAt: new Date(0),
}
const accounts: Authenticator = {
  authenticate: async ({ bearerToken, sessionCookie }) => {
    if (bearerToken === 'expired') return 'token_expired'
    return (bearerToken ?? sessionCookie) === 'good' ? ada : 'unauthenticated'
  },
  isSignedByUs: (token) => token === 'good',
}

const OPERATOR_TOKEN = 'operator-token-of-the-test'
const secrets = deriveSecrets('a secret key for the tests of the pipeline')
const dataDir = mkdtempSync(join(inject('scratchFolder'), 'pipeline-'))
const logged: string[] = []
let server: FastifyInstance
let base: string

beforeAll(async () => {
  const config = readConfig({ DATA_DIR: dataDir, OPERATOR_TOKEN, PUBLIC_URL: 'https://study.example.org' }, '/')
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const database = { isStarved: () => false }
  const services = { config, secrets, log, accounts, database, mailer: { newestMails: null } } as unknown as Services
  server = await createHttpServer({ services, routes: [testRoutes], siteFolder: null })
  await server.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

type Extra = Record<string, string>
const clientWith = (extra: Extra = {}) => {
  const send: Send = (url, init) => {
    for (const [name, value] of Object.entries(extra)) init.headers.set(name, value)
    return fetch(base + url, init)
  }
  return { ...createClient(table, send), ...createStreams(table, send) }
}
const signedIn = clientWith({ authorization: 'Bearer good' })
const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: ApiError) => error,
  )

/** A browser's cookies and the token that the server would give it for them. */
function csrfFor(cookies: { session?: string; browser?: string }): Extra {
  const nonce = 'bm9uY2U'
  const signature = createHmac('sha256', secrets.csrf)
    .update(`${nonce}.${cookies.session ?? cookies.browser}`)
    .digest('base64url')
  const cookie = [
    cookies.session && `lectern_session=${cookies.session}`,
    cookies.browser && `lectern_browser=${cookies.browser}`,
  ]
  return { cookie: cookie.filter(Boolean).join('; '), 'x-csrftoken': `${nonce}.${signature}` }
}

test('input is parsed by the table: path, query with defaults, body', async () => {
  const client = clientWith({ ...csrfFor({ browser: 'b' }) })
  expect(await client.echo({ params: { id: 4 }, query: {}, body: { text: 'x' } })).toEqual({
    id: 4,
    loud: false,
    text: 'x',
  })
})

test('input that the schema refuses names the field and the reason', async () => {
  const client = clientWith({ ...csrfFor({ browser: 'b' }) })
  const error = await failure(client.echo({ params: { id: 4 }, query: {}, body: { text: '' } }))
  expect([error.status, error.code]).toEqual([400, 'invalid'])
  expect(error.data.fields).toHaveProperty('text')
})

test.each([
  ['{"text":', 400, 'invalid'],
  ['{"text":"x","__proto__":{"isAdmin":true}}', 400, 'invalid'],
  ['{"text":"x","constructor":{"prototype":{"isAdmin":true}}}', 400, 'invalid'],
])('the body %s is refused with %i', async (body, status, code) => {
  const headers = { ...csrfFor({ browser: 'b' }), 'content-type': 'application/json' }
  const response = await fetch(`${base}/api/test/echo/1/`, { method: 'POST', headers, body })
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code])
})

test('a body over the limit is refused with 413', async () => {
  const client = clientWith(csrfFor({ browser: 'b' }))
  const error = await failure(client.echo({ params: { id: 1 }, query: {}, body: { text: 'x'.repeat(300_000) } }))
  expect([error.status, error.code]).toEqual([413, 'too_large'])
})

test('a body of another content type is refused with 415', async () => {
  const headers = { ...csrfFor({ browser: 'b' }), 'content-type': 'application/xml' }
  const response = await fetch(`${base}/api/test/echo/1/`, { method: 'POST', headers, body: '<a/>' })
  expect(response.status).toBe(415)
})

test('signed out is 401, an expired token says so, a bearer decides over a cookie', async () => {
  expect(await failure(clientWith().me())).toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(await failure(clientWith({ authorization: 'Bearer expired' }).me())).toMatchObject({ code: 'token_expired' })
  const cookie = 'lectern_session=good'
  expect(await clientWith({ cookie }).me()).toEqual({ email: 'ada@example.org' })
  expect(await failure(clientWith({ cookie, authorization: 'Bearer bad' }).me())).toMatchObject({ status: 401 })
  expect(await failure(clientWith({ cookie, authorization: 'Basic Zm9v' }).me())).toMatchObject({ status: 401 })
})

test('an unsafe request by cookie needs a token of that very session; by bearer it needs none', async () => {
  const session = 'lectern_session=good'
  expect(await failure(clientWith({ cookie: session }).change())).toMatchObject({ status: 403, code: 'csrf_failed' })
  const stolen = { ...csrfFor({ session: 'another' }), cookie: session }
  expect(await failure(clientWith(stolen).change())).toMatchObject({ status: 403 })
  expect(await clientWith(csrfFor({ session: 'good' })).change()).toEqual({ key: null })
  expect(await signedIn.change()).toEqual({ key: null })
})

test('a public unsafe request needs the token of its browser', async () => {
  const call = (extra: Extra) => clientWith(extra).echo({ params: { id: 1 }, query: {}, body: { text: 'x' } })
  expect(await failure(call({}))).toMatchObject({ status: 403 })
  expect(await failure(call({ authorization: 'Bearer forged' }))).toMatchObject({ status: 403 })
  expect(await call({ authorization: 'Bearer good' })).toMatchObject({ text: 'x' })
})

test.each([
  [{ origin: 'https://evil.example' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'null' }],
])('a right token sent with %o is refused', async (headers) => {
  expect(await failure(clientWith({ ...csrfFor({ session: 'good' }), ...(headers as Extra) }).change())).toMatchObject({
    status: 403,
  })
})

test.each([[{ origin: 'https://study.example.org' }], [{ 'sec-fetch-site': 'same-origin' }]])(
  'a right token sent with %o is taken',
  async (headers) => {
    expect(await clientWith({ ...csrfFor({ session: 'good' }), ...(headers as Extra) }).change()).toEqual({ key: null })
  },
)

test('a form may carry the token in a field', async () => {
  const { cookie = '', 'x-csrftoken': token = '' } = csrfFor({ session: 'good' })
  const send = (fields: Record<string, string>) => {
    const body = new FormData()
    body.append('file', new File(['hello'], 'a.txt'))
    for (const [name, value] of Object.entries({ title: 'T', ...fields })) body.append(name, value)
    return fetch(`${base}/api/test/upload/`, { method: 'POST', headers: { cookie }, body })
  }
  expect((await send({ csrfmiddlewaretoken: token })).status).toBe(200)
  expect((await send({})).status).toBe(403)
})

test('an upload is streamed to disk, named safely, and gone after the answer', async () => {
  const file = new File(['hello'], '../../etc/a\u0000 ü 漢字.txt')
  expect(await signedIn.upload({ form: { title: 'T', file } })).toEqual({ name: 'a ü 漢字.txt', size: 5, title: 'T' })
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
})

test('a file of exactly the limit is taken, one byte more is refused with the text of its rule', async () => {
  const upload = (bytes: number) =>
    signedIn.upload({ form: { title: 'T', file: new File([new Uint8Array(bytes)], 'a') } })
  expect(await upload(100_000)).toMatchObject({ size: 100_000 })
  const error = await failure(upload(100_001))
  expect([error.status, error.code, error.message]).toEqual([413, 'too_large', 'Too large.'])
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
})

test('an upload without its file, or with one too many, is refused', async () => {
  const send = (names: string[]) => {
    const body = new FormData()
    body.append('title', 'T')
    for (const name of names) body.append(name, new File(['x'], 'x'))
    return fetch(`${base}/api/test/upload/`, { method: 'POST', headers: { authorization: 'Bearer good' }, body })
  }
  expect((await send([])).status).toBe(400)
  expect((await send(['file', 'file'])).status).toBe(400)
  expect((await send(['other'])).status).toBe(400)
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
})

test('an upload to a call that takes none is refused as what it is', async () => {
  const body = new FormData()
  body.append('file', new File(['x'], 'x'))
  const answer = await fetch(`${base}/api/test/change/`, {
    method: 'POST',
    headers: { authorization: 'Bearer good' },
    body,
  })
  expect(answer.status).toBe(415)
  expect(await answer.json()).toMatchObject({ code: 'unsupported_type' })
})

describe('a form that is taken as JSON as well', () => {
  const send = (body: string, headers: Extra = { 'content-type': 'application/json' }) =>
    fetch(`${base}/api/test/note/`, { method: 'POST', headers: { authorization: 'Bearer good', ...headers }, body })

  test('gives its handler the same fields either way', async () => {
    expect(await (await send('{"text":"x","times":2}')).json()).toEqual({ text: 'x', times: 2, size: null })
    expect(await signedIn.note({ form: { text: 'x', times: 2 } })).toEqual({ text: 'x', times: 2, size: null })
    const file = new File(['hello'], 'a.txt')
    expect(await signedIn.note({ form: { text: 'x', file } })).toEqual({ text: 'x', times: 1, size: 5 })
  })

  test.each(['[]', 'null', '"text"', '{}', '{"text":1}', '{"text":'])('refuses %s', async (body) => {
    expect((await send(body)).status).toBe(400)
  })

  test('refuses any other type, and JSON where the form does not say so', async () => {
    expect((await send('text=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    const headers = { authorization: 'Bearer good', 'content-type': 'application/json' }
    const response = await fetch(`${base}/api/test/upload/`, { method: 'POST', headers, body: '{"title":"T"}' })
    expect(response.status).toBe(415)
  })

  test('may carry the CSRF token in a field', async () => {
    const { cookie = '', 'x-csrftoken': token = '' } = csrfFor({ session: 'good' })
    const byCookie = (csrf_token: unknown) =>
      fetch(`${base}/api/test/note/`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'x', csrf_token }),
      })
    expect((await byCookie(token)).status).toBe(200)
    expect((await byCookie('forged')).status).toBe(403)
    expect((await byCookie({ split: 1 })).status).toBe(403)
  })

  test('takes a field of up to its own limit', async () => {
    expect(await signedIn.note({ form: { text: 'x'.repeat(99_999) } })).toMatchObject({ times: 1 })
    expect(await failure(signedIn.note({ form: { text: 'x'.repeat(100_001) } }))).toMatchObject({ status: 413 })
  })
})

test('an idempotency key reaches the use case; a malformed one is refused', async () => {
  expect(await signedIn.change(undefined, { idempotencyKey: 'abc-1' })).toEqual({ key: 'abc-1' })
  expect(await failure(signedIn.change(undefined, { idempotencyKey: 'x'.repeat(201) }))).toMatchObject({ status: 400 })
})

test('what a handler takes as the rest of its request holds all that it is told of it', async () => {
  const { names, ...values } = await signedIn.told()
  expect(names.toSorted()).toEqual([
    ...['client', 'cookies', 'csrf', 'header', 'idempotencyKey', 'identify', 'language', 'requestId', 'signal'],
  ])
  expect(values).toEqual({ isAborted: false, language: 'en' })
})

test('what is told of a request is made by no function of its own: V8 would keep the request with how its object is laid out', async () => {
  const gettersOf = async () => {
    await signedIn.told()
    return gettersOfLatest
  }
  const [first, second] = [await gettersOf(), await gettersOf()]
  expect(first).toHaveLength(1)
  expect(second.map((getter, at) => getter === first[at])).toEqual([true])
})

test("an operator's address is not there for anyone else", async () => {
  expect(await failure(signedIn.mint())).toMatchObject({ status: 404 })
  expect(await failure(clientWith({ authorization: `Bearer ${OPERATOR_TOKEN}x` }).mint())).toMatchObject({
    status: 404,
  })
  expect(await clientWith({ authorization: `Bearer ${OPERATOR_TOKEN}` }).mint()).toEqual({ done: true })
})

test('a signed body reaches its handler byte by byte, without any token', async () => {
  const body = '{ "a" : 1.0 }\n'
  const headers = { 'content-type': 'application/json', 'x-signature': 's' }
  const response = await fetch(`${base}/api/test/hook/`, { method: 'POST', headers, body })
  expect(await response.json()).toEqual({ bytes: body, signature: 's' })
})

test('a stream arrives event by event, and one that fails ends with an error event', async () => {
  const client = clientWith(csrfFor({ browser: 'b' }))
  expect(await client.count({ body: { to: 2 } })).toEqual({ total: 2 })
  const events: unknown[] = []
  for await (const event of await client.countStream({ body: { to: 3 } })) events.push(event)
  expect(events).toMatchObject([{ n: 0 }, { n: 1 }, { n: 2 }, { type: 'error', code: 'generation_failed' }])
})

test('a stream that is refused before its first event is refused with its status', async () => {
  const refused = clientWith(csrfFor({ browser: 'b' })).countStream({ body: { to: 0 } })
  expect(await failure(refused)).toMatchObject({ status: 409, code: 'conflict', message: 'Nothing to count.' })
})

test('leaving a stream early ends its work', async () => {
  const client = clientWith(csrfFor({ browser: 'b' }))
  for await (const event of await client.countStream({ body: { to: 500 } })) if (event.n === 2) break
  await expect.poll(() => endedEarly).toBe(1)
})

test('an unexpected failure is masked, logged once with the request id, and its text goes nowhere else', async () => {
  logged.length = 0
  const response = await fetch(`${base}/api/test/fail/`)
  const body = await response.text()
  expect(response.status).toBe(500)
  expect(body).not.toContain('hunter2')
  const lines = logged.filter((line) => line.includes('hunter2'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(response.headers.get('x-request-id') as string)
})

test('what the schema does not name never leaves the server', async () => {
  expect(await (await fetch(`${base}/api/test/leak/`)).json()).toEqual({ shown: 'yes' })
})

test('unknown addresses under /api/ answer JSON 404; a missing trailing slash is another address', async () => {
  for (const path of ['/api/nothing/', '/api/test/me', '/api']) {
    const response = await fetch(base + path)
    expect(response.status, path).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  }
})

test('answers carry a version, are not cached, and cannot be framed or sniffed', async () => {
  const { headers } = await fetch(`${base}/api/test/leak/`)
  expect(headers.get('x-api-version')).toBe('v1')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
})

test('a page may have the service worker and the manifest of the site itself, and none from elsewhere', async () => {
  const policy = (await fetch(`${base}/api/test/leak/`)).headers.get('content-security-policy')?.split(';') ?? []
  expect(policy).toEqual(expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'"]))
})

test('a client cannot name its own request id or address', async () => {
  const response = await fetch(`${base}/api/test/leak/`, {
    headers: { 'x-request-id': 'mine', 'x-forwarded-for': '1.2.3.4' },
  })
  expect(response.headers.get('x-request-id')).not.toBe('mine')
})

test('the metrics count requests by route and are closed to a forwarded stranger', async () => {
  const text = await (await fetch(`${base}/metrics`)).text()
  expect(text).toMatch(/http_requests_total\{method="GET",route="\/api\/test\/leak\/",status="200"\} \d+/)
  expect((await fetch(`${base}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404)
})

test('the API describes itself', async () => {
  const document = (await (await fetch(`${base}/api/openapi.json`)).json()) as {
    openapi: string
    info: { version: string }
    paths: Record<string, Record<string, { requestBody?: { content: object }; parameters: { name: string }[] }>>
  }
  expect([document.openapi, document.info.version]).toEqual(['3.1.0', 'v1'])
  expect(Object.keys(document.paths)).toContain('/api/test/echo/{id}/')
  expect(document.paths['/api/test/upload/']?.post?.requestBody).toMatchObject({
    content: { 'multipart/form-data': { schema: { properties: { file: { format: 'binary' } } } } },
  })
  expect(Object.keys(document.paths['/api/test/note/']?.post?.requestBody?.content ?? {})).toEqual([
    'multipart/form-data',
    'application/json',
  ])
  expect(document.paths['/api/test/change/']?.post?.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key'])
  expect(await (await fetch(`${base}/api/docs`)).text()).toContain('/api/test/echo/{id}/')
})

test('one account cannot make costly calls without end', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 150 }, () => signedIn.change()))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(30)
  expect(refused[0]).toMatchObject({ reason: { status: 429, code: 'rate_limited' } })
  expect(await signedIn.me()).toEqual({ email: 'ada@example.org' })
})

test('one address cannot call without end', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 700 }, () =>
      fetch(`${base}/api/test/leak/`).then(({ status, headers }) => [status, headers.get('retry-after')]),
    ),
  )
  const refused = statuses.filter(([status]) => status === 429)
  expect(refused.length).toBeGreaterThan(90)
  expect(Number(refused[0]?.[1])).toBeGreaterThan(0)
})
