import { usersEndpoints } from '@lectern/contract/accounts/users'
import { ApiError } from '@lectern/contract/api-error'
import { createClient } from '@lectern/contract/calls/client'
import type { Endpoint } from '@lectern/contract/endpoint'
import type { ErrorCode } from '@lectern/contract/errors'
import { ACCESS_TOKEN_SECONDS } from '@lectern/domain/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprintOf } from '../../test/rows/database-fingerprint.ts'
import { idPlacesOf, nameOf, type SampleInput, sampleCall } from '../../test/sample-call.ts'
import { type TestStudent, testApp } from '../../test/test-app.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { ROUTES } from '../app.ts'
import { createSessionTokens } from '../core/accounts/sessions/session-tokens.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'

/** Attacks on every address that is served, drawn from the endpoint tables: one that is added is attacked as well. */

const ENDPOINTS = ROUTES.flatMap(({ endpoints }) => Object.values(endpoints))
const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const)
const isStudents = ({ access }: Endpoint) => access === 'student'
const isUnsafe = ({ method }: Endpoint) => method !== 'GET'
const OPERATOR_TOKEN = 'a token of at least 24 characters'

let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase('server')
})
afterAll(() => database.close())

/** Nothing works beside the calls, so that whatever changes was changed by them. */
const app = testApp(() => database, { ROLE: 'web', OPERATOR_TOKEN })

type Headers = Record<string, string>

/** The code of the refusal that a call meets, or null. */
async function refusalOf(endpoint: Endpoint, input: SampleInput, headers: Headers): Promise<ApiError | null> {
  const send = (path: string, init: RequestInit & { headers: globalThis.Headers }) => {
    for (const [name, value] of Object.entries(headers)) init.headers.set(name, value)
    return fetch(app.base + path, init)
  }
  const { call } = createClient({ call: endpoint }, send) as { call(input: SampleInput): Promise<unknown> }
  return call(input).then(
    () => null,
    (error: unknown) => {
      if (error instanceof ApiError) return error
      throw error
    },
  )
}

/** What a browser with these cookies sends along. */
async function browserOf(cookies: Headers): Promise<{ cookie: string; 'x-csrftoken': string }> {
  const cookieOf = (all: Headers) =>
    Object.entries(all)
      .map((pair) => pair.join('='))
      .join('; ')
  const response = await fetch(app.base + usersEndpoints.csrf.path, { headers: { cookie: cookieOf(cookies) } })
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  const set = response.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('='))
  return { cookie: cookieOf({ ...cookies, ...Object.fromEntries(set) }), 'x-csrftoken': csrfToken }
}

const browserOfStudent = ({ sessionCookie }: TestStudent) => browserOf({ lectern_session: sessionCookie })
const byBearer = ({ accessToken }: TestStudent) => ({ authorization: `Bearer ${accessToken}` })

function staleBearer({ sessionCookie }: TestStudent): Headers {
  const { secrets, clock } = app.services
  const then = { now: () => new Date(clock.now().getTime() - ACCESS_TOKEN_SECONDS * 1000) }
  const tokens = createSessionTokens(secrets, then)
  const token = tokens.signAccess(1, tokens.readCookie(sessionCookie) ?? '')
  return { authorization: `Bearer ${token}` }
}

const FOREIGN_ORIGINS: Headers[] = [
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]

const SIGN_IN: ErrorCode[] = ['unauthenticated', 'token_expired']

describe('A call that changes something', () => {
  const unsafe = ENDPOINTS.filter(isUnsafe)

  test.each(named(unsafe.filter(isStudents)))('%s does nothing for a forged request', async (_name, endpoint) => {
    const [student, other] = [await app.student(50), await app.student()]
    const own = await browserOfStudent(student)
    const { cookie } = own
    const input = await sampleCall(app, endpoint, student)
    const before = await fingerprintOf(database)
    for (const headers of [
      {},
      staleBearer(student),
      { ...own, ...staleBearer(student) },
      { ...own, authorization: 'x' },
    ])
      expect(await refusalOf(endpoint, input, headers)).toMatchObject({ status: 401 })
    const forged: Headers[] = [
      { cookie },
      { cookie, 'x-csrftoken': (await browserOfStudent(other))['x-csrftoken'] },
      { cookie, 'x-csrftoken': (await browserOf({}))['x-csrftoken'] },
      ...FOREIGN_ORIGINS.map((origin) => ({ ...own, ...origin })),
    ]
    for (const headers of forged)
      expect(await refusalOf(endpoint, input, headers)).toMatchObject({ status: 403, code: 'csrf_failed' })
    expect(await fingerprintOf(database)).toEqual(before)

    // From its own browser the request is taken: it was refused for nothing but what was forged.
    const code = (await refusalOf(endpoint, input, own))?.code
    expect([...SIGN_IN, 'csrf_failed', 'not_found', 'internal']).not.toContain(code)
  })

  test.each(named(unsafe.filter(({ access }) => access === 'public')))(
    '%s does nothing for a forged request of a visitor',
    async (_name, endpoint) => {
      const student = await app.student()
      const [own, other] = [await browserOf({}), await browserOf({})]
      const input = await sampleCall(app, endpoint, student)
      const before = await fingerprintOf(database)
      const forged: Headers[] = [
        {},
        staleBearer(student),
        { cookie: own.cookie },
        { cookie: own.cookie, 'x-csrftoken': other['x-csrftoken'] },
        ...FOREIGN_ORIGINS.map((origin) => ({ ...own, ...origin })),
      ]
      for (const headers of forged)
        expect(await refusalOf(endpoint, input, headers)).toMatchObject({ status: 403, code: 'csrf_failed' })
      expect(await fingerprintOf(database)).toEqual(before)
      expect((await refusalOf(endpoint, input, own))?.code).not.toBe('csrf_failed')
    },
  )

  test.each(named(ENDPOINTS.filter(({ access }) => access === 'operator')))(
    '%s is not there for anybody but the operator',
    async (_name, endpoint) => {
      const student = await app.student()
      const input = await sampleCall(app, endpoint, student)
      const before = await fingerprintOf(database)
      const strangers = [{}, byBearer(student), await browserOfStudent(student), { authorization: 'Bearer guessed' }]
      for (const headers of strangers) expect(await refusalOf(endpoint, input, headers)).toMatchObject({ status: 404 })
      expect(await fingerprintOf(database)).toEqual(before)
      const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` }
      expect((await refusalOf(endpoint, input, operator))?.message).not.toBe('There is nothing at this address.')
    },
  )

  test.each(named(ENDPOINTS.filter(({ access }) => access === 'signature')))(
    '%s does nothing for a body without a signature',
    async (_name, endpoint) => {
      const student = await app.student()
      const before = await fingerprintOf(database)
      for (const headers of [{}, byBearer(student), await browserOfStudent(student)]) {
        const response = await fetch(app.base + endpoint.path, {
          method: endpoint.method,
          headers,
          body: '{"id":"evt_1"}',
        })
        expect([400, 401, 404]).toContain(response.status)
      }
      expect(await fingerprintOf(database)).toEqual(before)
    },
  )
})

test.each(named(ENDPOINTS.filter(isStudents)))('%s is closed to who is not signed in', async (_name, endpoint) => {
  const input = await sampleCall(app, endpoint, await app.student(50))
  expect(await refusalOf(endpoint, input, {})).toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(await refusalOf(endpoint, input, await browserOf({}))).toMatchObject({ status: 401, code: 'unauthenticated' })
})

const ID_PLACES = ENDPOINTS.flatMap((endpoint) =>
  idPlacesOf(endpoint).map((place) => [nameOf(endpoint), place.name, endpoint, place] as const),
)

/** Calls that go on without what is another's, and the tables that hold that: they are as they were. */
const GOES_ON_WITHOUT: Record<string, string[]> = {
  'POST /api/exam/quote/ other_material_ids': ['materials'],
  'POST /api/exam/generate/ other_material_ids': ['materials'],
  'PUT /api/exam/sessions/:id/practice/ flagged_ids': ['exam_questions'],
  // What is being written is kept all the same: another's material has gone, as has one of one's own that was deleted meanwhile.
  'PUT /api/writing/unsent/ material_id': ['materials'],
}

test.each(ID_PLACES)("%s finds nothing of another student's by its %s", async (_name, _field, endpoint, place) => {
  const [attacker, victim] = [await app.student(50), await app.student(50)]
  const input = await sampleCall(app, endpoint, attacker, ({ key }) => (key === place.key ? victim : attacker))
  const before = await fingerprintOf(database)
  const refusal = await refusalOf(endpoint, input, byBearer(attacker))
  // Where several ids are sent, those of others are passed over; nothing of theirs may change.
  if (!place.name.endsWith('s') && !(place.key in GOES_ON_WITHOUT))
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' })
  const after = await fingerprintOf(database)
  for (const table of GOES_ON_WITHOUT[place.key] ?? Object.keys(before)) expect(after[table], table).toBe(before[table])

  const own = await sampleCall(app, endpoint, victim)
  const codes: (string | undefined)[] = ['not_found', 'invalid', 'internal', ...SIGN_IN]
  expect(codes).not.toContain((await refusalOf(endpoint, own, byBearer(victim)))?.code)
})
