import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { endConnections } from './end-connections.ts'

/** A server of one page, which some connection keeps after its first answer. */
async function serve(drainMs: number) {
  const server = Fastify({ return503OnClosing: false })
  endConnections(server, drainMs)
  server.get('/', async () => 'here')
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => kept.destroy())
  const ask = async (agent: Agent | false) => {
    const [answer] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
    return { text: (await buffer(answer)).toString(), connection: answer.headers.connection }
  }
  expect(await ask(kept)).toEqual({ text: 'here', connection: 'keep-alive' })
  return { server, kept, ask }
}

test('A server that ends refuses new connections, answers what comes on one that is open, and is over with its last answer', async () => {
  const { server, kept, ask } = await serve(60_000)
  const closed = server.close()
  await expect.poll(() => ask(false).catch(({ code }: NodeJS.ErrnoException) => code)).toBe('ECONNREFUSED')
  expect(await ask(kept)).toEqual({ text: 'here', connection: 'close' })
  await closed
})

test('One that carries nothing is closed after a while, at once where nobody else would take a new one', async () => {
  const closed: number[] = []
  const begun = performance.now()
  await Promise.all(
    [1000, 0].map(async (drainMs) => {
      const { server, kept } = await serve(drainMs)
      await server.close()
      closed.push(drainMs)
      expect(performance.now() - begun).toBeGreaterThanOrEqual(drainMs)
      await expect.poll(() => Object.keys(kept.freeSockets)).toEqual([])
    }),
  )
  expect(closed).toEqual([0, 1000])
})

test('Until the listener is closed connections are used again: whoever’s had ended would stand in its line anew', async () => {
  const { server, kept, ask } = await serve(60_000)
  // Turns that are never short have it take new ones for as long as it may.
  const beBusy = () => {
    holdUp(2)
    if (server.server.listening) setImmediate(beBusy)
  }
  beBusy()
  const closed = server.close()
  const outcomes: (string | undefined)[] = []
  while (server.server.listening) outcomes.push((await ask(kept)).connection)
  expect(outcomes.length).toBeGreaterThan(1)
  expect(outcomes.slice(0, -1)).not.toContain('close')
  kept.destroy()
  await closed
})

/** Asks five times on connections of their own, from a thread that is woken, and says what came. */
const ASKING = `
  const { parentPort, workerData: { port, woken } } = require('node:worker_threads')
  const { get } = require('node:http')
  Atomics.wait(woken, 0, 0)
  for (let n = 0; n < 5; n += 1)
    get({ port, host: '127.0.0.1', agent: false }, (answer) => parentPort.postMessage(answer.resume().statusCode))
      .on('error', ({ code }) => parentPort.postMessage(code))
`
const BUSY_MS = 500

/** Nothing else is done by this process for so long. */
const holdUp = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test('Connections that stand in line for a busy server as it is told to end are taken and answered', async () => {
  const { server, kept } = await serve(60_000)
  kept.destroy()
  const { port } = server.server.address() as AddressInfo
  const woken = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(ASKING, { eval: true, workerData: { port, woken } })
  onTestFinished(async () => void (await worker.terminate()))
  const outcomes: unknown[] = []
  worker.on('message', (outcome) => outcomes.push(outcome))
  await once(worker, 'online')
  Atomics.store(woken, 0, 1)
  Atomics.notify(woken, 0)
  holdUp(BUSY_MS)
  await server.close()
  await expect.poll(() => outcomes).toEqual([200, 200, 200, 200, 200])
})
