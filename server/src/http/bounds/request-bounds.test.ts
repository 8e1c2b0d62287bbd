import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { as, by, EVENTS, type Ground, head, open, start, table } from './bounds-test-ground.ts'

test('Headers that do not come end their connection', async () => {
  const ground = await start({ headersMs: 300, lookEveryMs: 100 })
  const { answer } = open(ground, 'GET / HTTP/1.1\r\nhost: loc')
  const text = await answer
  expect(text).toMatch(/^HTTP\/1.1 408 /)
  expect(text).toMatch(/"code":"timed_out"/)
})

/** What a refusal beyond a bound looks like: when to come again, and that this connection is over. */
const refusalOf = async (response: Response) => {
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('connection')).toBe('close')
  expect(response.headers.get('content-security-policy')).toBeTruthy()
  const { code, error } = (await response.json()) as { code: string; error: string }
  expect(error).toMatch(/^[A-Z].*\.$/)
  return [response.status, code]
}

test('A connection stays open for longer than its caller is told, who may be sending on it just then', async () => {
  const { port, server } = await start({})
  const { headers } = await fetch(`http://127.0.0.1:${port}${table.large.path}`)
  const toldSeconds = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])
  const { keepAliveTimeout, keepAliveTimeoutBuffer } = server.server
  expect(toldSeconds).toBeGreaterThan(60)
  expect(keepAliveTimeout + keepAliveTimeoutBuffer).toBeGreaterThanOrEqual((toldSeconds + 10) * 1000)
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
