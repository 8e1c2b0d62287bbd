import { connect } from 'node:net'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { siteEndpoints } from '@lectern/contract/site'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase('embedded')
})
afterAll(() => database.close())
const app = testApp(() => database)

/** What a connection answers to these very bytes, until it is closed. */
function sendBytes(bytes: string): Promise<{ status: number; headers: Map<string, string>; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.base).port), '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n', 2)
      const [first = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => line.split(': ', 2) as [string, string])
      resolve({
        status: Number(first.split(' ')[1]),
        headers: new Map(headers.map(([n, v]) => [n.toLowerCase(), v])),
        body,
      })
    })
  })
}

const get = (path: string, ...headers: string[]) =>
  `${['GET', path, 'HTTP/1.1'].join(' ')}\r\n${['host: localhost', 'connection: close', ...headers].join('\r\n')}\r\n\r\n`

const SECRET = 'zebra-crossing'

describe('What is no request', () => {
  test.each([
    ['an address that cannot be decoded', get(`/api/%ff${SECRET}`), 400, 'invalid'],
    ['one outside the API', get(`/%E0%A4${SECRET}`), 400, 'invalid'],
    ['an id that is too long', get(`/api/lecture/lectures/${SECRET.repeat(40)}/`), 404, 'not_found'],
    ['no HTTP', `${SECRET}\r\n\r\n`, 400, 'invalid'],
    ['an unknown method', get('/').replace('GET', 'ZEBRA'), 400, 'invalid'],
    ['a header that is none', get('/', `${SECRET}`), 400, 'invalid'],
    ['a header with a control character', get('/', `x: ${SECRET}\0`), 400, 'invalid'],
    ['two lengths', get('/', 'content-length: 3', 'content-length: 4'), 400, 'invalid'],
    ['a length beside chunks', get('/', 'content-length: 3', 'transfer-encoding: chunked'), 400, 'invalid'],
    ['headers without end', get('/', `x: ${SECRET.repeat(2000)}`), 431, 'headers_too_large'],
    ['an address without end', get(`/${SECRET.repeat(2000)}`), 431, 'headers_too_large'],
    ['a request without a host', 'GET /api/config/ HTTP/1.1\r\nconnection: close\r\n\r\n', 421, 'misdirected'],
    ['a request to be connected elsewhere', get(`${SECRET}:443`).replace('GET', 'CONNECT'), 400, 'invalid'],
    ['an expectation', get('/api/config/', `expect: ${SECRET}`), 200, undefined],
  ])('is answered like everything else: %s', async (_what, bytes, status, code) => {
    const answer = await sendBytes(bytes)
    const body = JSON.parse(answer.body)
    expect([answer.status, body.code]).toEqual([status, code])
    const usual = await app.visitor().then((visitor) => visitor.fetch(siteEndpoints.health.path))
    const expected = [...usual.headers.keys()].filter((name) => !['date', 'keep-alive', 'vary'].includes(name))
    expect([...answer.headers.keys()]).toEqual(expect.arrayContaining(expected))
    if (code) expect(body.error).toMatch(/^[A-Z].*\.$/)
    expect(answer.body + [...answer.headers.values()].join()).not.toContain(SECRET)
  })
})

describe('A body that is nested without end', () => {
  const nested = (depth: number) => ({
    arrays: '['.repeat(depth) + ']'.repeat(depth),
    objects: `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    both: `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`,
  })
  const DEPTHS = [30, 33, 1000, 20_000]
  const deepest = '['.repeat(100_000) + ']'.repeat(100_000)
  const cases = DEPTHS.flatMap((depth) =>
    Object.entries(nested(depth)).map(([what, body]) => [depth, what, body] as const),
  )

  test.each([...cases, [100_000, 'arrays', deepest] as const])(
    '%i levels of %s are refused with 400',
    async (_depth, _what, body) => {
      const visitor = await app.visitor()
      for (const sent of [body, `{"email":${body}}`]) {
        expect(sent.length).toBeLessThan(256 * 1024)
        const headers = { 'content-type': 'application/json' }
        const response = await visitor.fetch(usersEndpoints.requestOtp.path, { method: 'POST', headers, body: sent })
        expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'invalid'])
      }
    },
  )
})

test('A host that is not ours gets nothing, at any address', async () => {
  for (const path of [
    '/',
    '/dev/mail',
    '/metrics',
    '/api/config/',
    '/api/openapi.json',
    '/nothing',
    '/test-checkout/x',
  ]) {
    const answer = await sendBytes(get(path).replace('localhost', 'evil.test'))
    expect([path, answer.status, JSON.parse(answer.body).code]).toEqual([path, 421, 'misdirected'])
  }
  expect((await sendBytes(get('/api/ready/').replace('localhost', '10.0.0.8'))).status).toBe(200)
})
