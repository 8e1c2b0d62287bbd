import { readdir } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { by, head, open, start, table } from './bounds-test-ground.ts'
import { REQUEST_BOUNDS } from './request-bounds.ts'

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
