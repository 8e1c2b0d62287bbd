import { mkdtempSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { endpoints } from '@lectern/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { silentLog } from '../../../test/ledger.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { Authenticator } from '../../core/accounts/signed-in.ts'
import type { Services } from '../../services.ts'
import { readConfig } from '../../settings/config.ts'
import { deriveSecrets } from '../../settings/secrets.ts'
import { createHttpServer } from '../http-server.ts'
import { routes } from '../routes.ts'
import { REQUEST_BOUNDS, type RequestBounds } from './request-bounds.ts'

const Done = z.object({ done: z.literal(true) })
const table = endpoints({
  hook: { method: 'POST', path: '/api/test/hook/', summary: '', access: 'signature', rawBody: true, response: Done },
  write: {
    method: 'POST',
    path: '/api/test/write/',
    summary: '',
    access: 'student',
    body: z.object({}),
    response: Done,
  },
  upload: {
    method: 'POST',
    path: '/api/test/upload/',
    summary: '',
    access: 'student',
    form: { files: { file: { limitBytes: 1_000_000, tooLargeText: 'Too large.' } } },
    response: Done,
  },
  stream: {
    method: 'GET',
    path: '/api/test/stream/',
    summary: '',
    access: 'student',
    response: Done,
    events: z.object({ n: z.int() }),
  },
  wait: { method: 'GET', path: '/api/test/wait/', summary: '', access: 'student', response: Done },
})

const done = { done: true as const }
const tableRoutes = routes(table, () => ({
  hook: () => done,
  write: () => done,
  upload: () => done,
  stream: {
    json: () => done,
    async *stream(_, { signal }) {
      for (let n = 0; !signal.aborted; n += 1) {
        yield { n }
        await delay(20)
      }
    },
  },
  wait: async (_, { signal }) => {
    while (!signal.aborted) await delay(20)
    return done
  },
}))

/** Who bears a number is the student of that number. */
const accounts = {
  authenticate: async ({ bearerToken }: { bearerToken: string | null }) =>
    Number(bearerToken) ? { student: { id: Number(bearerToken) } } : 'unauthenticated',
  isSignedByUs: () => true,
} as unknown as Authenticator

interface Ground {
  port: number
  server: FastifyInstance
  uploads: string
}

async function start(
  bounds: Partial<RequestBounds>,
  { environment = {}, database = { isStarved: () => false } }: { environment?: object; database?: object } = {},
): Promise<Ground> {
  const dataDir = mkdtempSync(join(inject('scratchFolder'), 'bounds-'))
  const config = readConfig({ DATA_DIR: dataDir, ...environment }, '/')
  const secrets = deriveSecrets('a secret key for the tests of the bounds')
  const parts = { config, secrets, log: silentLog, accounts, database, mailer: { newestMails: null } }
  const server = await createHttpServer({
    services: parts as unknown as Services,
    routes: [tableRoutes],
    siteFolder: null,
    bounds: { ...REQUEST_BOUNDS, ...bounds },
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    server.server.closeAllConnections()
    await server.close()
  })
  return { port: (server.server.address() as AddressInfo).port, server, uploads: join(dataDir, 'uploads') }
}

/** A connection that says what it is told to, and what came back until it was closed. */
function open({ port }: Ground, text: string): { socket: Socket; answer: Promise<string>; read: () => string } {
  const socket = connect(port, '127.0.0.1')
  // Before it is connected, so that whatever else is written comes after it.
  socket.write(text)
  let got = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    got += chunk
  })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(got)))
  return { socket, answer, read: () => got }
}

const head = (method: string, path: string, ...headers: string[]) =>
  `${method} ${path} HTTP/1.1\r\n${['host: localhost', ...headers].join('\r\n')}\r\n\r\n`
const by = (student: number) => `authorization: Bearer ${student}`
const as = (student: number, headers: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${student}`, ...headers },
})
const EVENTS = { accept: 'text/event-stream' }

/** What a refusal beyond a bound looks like: when to come again, and that this connection is over. */
const refusalOf = async (response: Response) => {
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('connection')).toBe('close')
  expect(response.headers.get('content-security-policy')).toBeTruthy()
  const { code, error } = (await response.json()) as { code: string; error: string }
  expect(error).toMatch(/^[A-Z].*\.$/)
  return [response.status, code]
}

const QUICK = { bytesPerSecond: 2000, graceMs: 600 }
const SLOW_BOUNDS = { lookEveryMs: 100, body: { student: QUICK, visitor: QUICK, lingerMs: 60_000 } }

/** One byte now and then, for as long as the connection lives. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write(' '), 100)
  socket.on('close', () => clearInterval(timer))
}

describe('A body that comes too slowly', () => {
  test.each([
    ['read by nobody, since its caller is unknown', head('POST', table.write.path, 'content-length: 5000'), 401],
    ['of a visitor', head('POST', table.hook.path, 'content-length: 5000'), 408],
    ['of a visitor, without a length', head('POST', table.hook.path, 'transfer-encoding: chunked'), 408],
    ['to an address that is none', head('POST', '/api/nothing/', 'content-length: 5000'), 404],
    [
      'of a student',
      head('POST', table.write.path, by(1), 'content-type: application/json', 'content-length: 5000'),
      408,
    ],
  ])('is answered, and its connection ends: %s', async (_what, request, status) => {
    const ground = await start(SLOW_BOUNDS)
    const all = Array.from({ length: 20 }, () => open(ground, request))
    if (!request.includes('chunked')) for (const { socket } of all) trickle(socket)
    const since = performance.now()
    for (const text of await Promise.all(all.map(({ answer }) => answer))) {
      expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      if (status !== 408) continue
      expect(text).toMatch(/"code":"timed_out"/)
      expect(text).toMatch(/retry-after: \d/i)
      expect(text).toMatch(/connection: close/i)
    }
    expect(performance.now() - since).toBeLessThan(SLOW_BOUNDS.body.lingerMs)
  })

  test('leaves no file behind', async () => {
    const ground = await start(SLOW_BOUNDS)
    const form = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello'
    const headers = [by(1), 'content-type: multipart/form-data; boundary=x', 'content-length: 50000']
    const { socket, answer } = open(ground, head('POST', table.upload.path, ...headers) + form)
    trickle(socket)
    expect(await answer).toMatch(/^HTTP\/1.1 408 /)
    expect(await readdir(ground.uploads)).toEqual([])
  })

  test('but steadily, and with a pause, is taken', async () => {
    // A third of the time that it takes is its grace; a busy machine may make it seven times slower than it should come.
    const student = { bytesPerSecond: 500, graceMs: 700 }
    const ground = await start({ ...SLOW_BOUNDS, body: { ...SLOW_BOUNDS.body, student } })
    const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'x'.repeat(6000)}\r\n--x--\r\n`
    const headers = [by(1), 'content-type: multipart/form-data; boundary=x', `content-length: ${body.length}`]
    const { socket, read } = open(ground, head('POST', table.upload.path, ...headers))
    for (let at = 0; at < body.length; at += 300) {
      socket.write(body.slice(at, at + 300))
      await delay(at === 3000 ? 400 : 80)
    }
    await vi.waitFor(() => expect(read()).toMatch(/^HTTP\/1.1 200 /))
  })

  test('does not end the process where it was sent within it', async () => {
    const { server } = await start({ ...SLOW_BOUNDS, lookEveryMs: 10 })
    const { statusCode } = await server.inject({ method: 'POST', url: table.hook.path, payload: 'x' })
    await delay(1000)
    expect(statusCode).toBe(200)
  })

  test('passes by the bounds that are in force at 20 kB a second, and a visitor is given up within seconds', () => {
    const { student, visitor } = REQUEST_BOUNDS.body
    expect(student.bytesPerSecond).toBeLessThan(20_000)
    expect(student.graceMs).toBeGreaterThanOrEqual(30_000)
    expect(visitor.graceMs).toBeLessThanOrEqual(10_000)
  })
})

test('Headers that do not come end their connection', async () => {
  const ground = await start({ headersMs: 300, lookEveryMs: 100 })
  const { answer } = open(ground, 'GET / HTTP/1.1\r\nhost: loc')
  const text = await answer
  expect(text).toMatch(/^HTTP\/1.1 408 /)
  expect(text).toMatch(/"code":"timed_out"/)
})

describe('At once', () => {
  const at = ({ port }: Ground, { path }: { path: string }) => `http://127.0.0.1:${port}${path}`
  /** Calls that last until the test is over. */
  const holdOpen = async (url: string, count: number, init: RequestInit) => {
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const calls = Array.from({ length: count }, () => fetch(url, { ...init, signal: leaving.signal }))
    for (const call of calls) call.catch(() => {})
    return { calls, leave: () => leaving.abort() }
  }

  test('a student reads a few streams, others read theirs, and one that ends makes room', async () => {
    const ground = await start({ streamsOfStudent: 3 })
    const url = at(ground, table.stream)
    const { calls, leave } = await holdOpen(url, 3, as(1, EVENTS))
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
    expect(await refusalOf(await fetch(url, as(1, EVENTS)))).toEqual([429, 'rate_limited'])
    expect((await fetch(url, as(1))).status).toBe(200)
    await Promise.all((await holdOpen(url, 1, as(2, EVENTS))).calls)
    leave()
    await vi.waitFor(async () => {
      const [again] = (await holdOpen(url, 1, as(1, EVENTS))).calls
      expect((await again)?.status).toBe(200)
    })
  })

  test('all students together read so many streams', async () => {
    const ground = await start({ streams: 4 })
    const url = at(ground, table.stream)
    for (const student of [1, 2, 3, 4]) await Promise.all((await holdOpen(url, 1, as(student, EVENTS))).calls)
    expect(await refusalOf(await fetch(url, as(5, EVENTS)))).toEqual([503, 'unavailable'])
    expect((await fetch(url, as(5))).status).toBe(200)
  })

  test('a student calls so often, whatever limits of addresses are off, and others still call', async () => {
    const ground = await start({ requestsOfStudent: 5 }, { environment: { CLIENT_LIMITS: 'off' } })
    await holdOpen(at(ground, table.wait), 5, as(1))
    await vi.waitFor(async () =>
      expect(await refusalOf(await fetch(at(ground, table.stream), as(1)))).toEqual([429, 'rate_limited']),
    )
    expect((await fetch(at(ground, table.stream), as(2))).status).toBe(200)
  })

  const slowVisitors = (ground: Ground) => {
    for (let n = 0; n < 5; n += 1) open(ground, head('POST', table.hook.path, 'content-length: 5000'))
  }
  const visit = (ground: Ground) => fetch(at(ground, table.hook), { method: 'POST', body: 'x' })

  test('an address without an account sends so many requests, and students behind it still call', async () => {
    const ground = await start({ requestsOfClient: 5 })
    slowVisitors(ground)
    await vi.waitFor(async () => expect(await refusalOf(await visit(ground))).toEqual([429, 'rate_limited']))
    expect((await fetch(at(ground, table.stream), as(1))).status).toBe(200)
  })

  test('an address is not counted where that is off', async () => {
    const ground = await start(
      { requestsOfClient: 5, connectionsOfClient: 2 },
      { environment: { CLIENT_LIMITS: 'off' } },
    )
    slowVisitors(ground)
    await delay(100)
    expect((await visit(ground)).status).toBe(200)
  })

  test('an address has so many connections: those beyond are told so, and twice as many are not taken', async () => {
    const ground = await start({ connectionsOfClient: 3 })
    const ask = head('GET', table.stream.path, by(1))
    const first = Array.from({ length: 3 }, () => open(ground, ask))
    await vi.waitFor(() => {
      for (const { read } of first) expect(read()).toMatch(/^HTTP\/1.1 200 /)
    })
    expect(await open(ground, ask).answer).toMatch(/^HTTP\/1.1 429 .*retry-after: \d.*"code":"rate_limited"/is)
    for (let n = 0; n < 3; n += 1) open(ground, '')
    await vi.waitFor(async () => expect(await open(ground, ask).answer).toBe(''))
    first[0]?.socket.destroy()
    await vi.waitFor(async () =>
      expect(await Promise.race([open(ground, ask).answer, delay(300, 'open')])).toBe('open'),
    )
  })

  test('the process takes so many calls', async () => {
    const ground = await start({ requests: 5 })
    for (const student of [1, 2, 3, 4, 5]) await holdOpen(at(ground, table.wait), 1, as(student))
    await vi.waitFor(async () =>
      expect(await refusalOf(await fetch(at(ground, table.stream), as(6)))).toEqual([503, 'unavailable']),
    )
  })
})

test('A database that keeps everybody waiting is said to be busy at once', async () => {
  const database = await createTestDatabase('embedded')
  onTestFinished(() => database.close())
  const ground = await start({}, { database })
  const url = `http://127.0.0.1:${ground.port}${table.stream.path}`
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const working = database.transaction(() => finished)
  const waiting = database.transaction(async () => {})
  expect((await fetch(url, as(1))).status).toBe(200)
  const now = performance.now()
  clock.mockImplementation(() => now + 6000)
  expect(await refusalOf(await fetch(url, as(1)))).toEqual([503, 'unavailable'])
  finish()
  await Promise.all([working, waiting])
  expect((await fetch(url, as(1))).status).toBe(200)
})
