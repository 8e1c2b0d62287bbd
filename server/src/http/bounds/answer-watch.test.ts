import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Ground, head, LARGE_BYTES, start, table } from './bounds-test-ground.ts'
import { REQUEST_BOUNDS } from './request-bounds.ts'

describe('An answer that is not read', () => {
  const connectionsOf = ({ server }: Ground) =>
    new Promise<number>((resolve, reject) =>
      server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  /** A connection whose answers stay where they are. */
  const openDeaf = async ({ port }: Ground, text: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }

  test.each([1, 2])('ends with its connection, however large, where %i are asked for at once', async (requests) => {
    const ground = await start({ lookEveryMs: 50, answer: { bytesPerSecond: LARGE_BYTES, graceMs: 300 } })
    await openDeaf(ground, head('GET', table.large.path).repeat(requests))
    await vi.waitFor(async () => expect(await connectionsOf(ground)).toBe(1))
    await vi.waitFor(async () => expect(await connectionsOf(ground)).toBe(0))
  })

  test('but steadily, for longer than the grace, comes whole', async () => {
    const ground = await start({ lookEveryMs: 50, answer: { bytesPerSecond: 2_000_000, graceMs: 300 } })
    const socket = await openDeaf(ground, head('GET', table.large.path, 'connection: close'))
    let bytes = 0
    for await (const chunk of socket) {
      bytes += (chunk as Buffer).length
      await delay(1)
    }
    expect(bytes).toBeGreaterThan(LARGE_BYTES)
  })

  test('is bounded in force: what a phone on a poor connection takes comes whole, a stop of some minutes ends it', () => {
    const { bytesPerSecond, graceMs } = REQUEST_BOUNDS.answer
    expect(bytesPerSecond).toBeLessThan(20_000)
    expect(graceMs).toBeLessThanOrEqual(180_000)
  })
})
