import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

/** A proxy has used by then most of the connections that it keeps. */
const DRAIN_MS = 2000
const LOOK_EVERY_MS = 100
/** For so long at most new connections are still taken before none is. */
const TAKING_MS = 250
/** Who comes after the last look at the line is reset: the listener closes at the end of a turn with little to do. */
const SHORT_TURN_MS = 1

/**
 * Has the server end its connections such that nothing is lost that a proxy sends meanwhile: new ones are refused at once, which a
 * proxy sees before it has sent anything, and each that is open ends with its next answer. One that carries nothing is closed.
 * @param drainMs how long those that carry nothing may bring another request: 0 where no other process would take a new connection
 */
export function endConnections(server: FastifyInstance, drainMs = DRAIN_MS): void {
  const listener = server.server
  let phase: 'serving' | 'taking' | 'ending' = 'serving'
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (phase === 'ending') reply.header('connection', 'close')
    // Fastify ends connections from here on. Whoever's is ended opens a new one, into the line that is about to be closed.
    if (phase === 'taking') reply.raw.removeHeader('connection')
    done()
  })
  server.addHook('preClose', async () => {
    phase = 'taking'
    if (drainMs > 0) await takeWaiting(listener)
    // The listener alone: the server's own method closes idle connections too, in the face of what is on its way to them.
    if (drainMs > 0 && listener.listening) Server.prototype.close.call(listener)
    phase = 'ending'
    const until = performance.now() + drainMs
    while (performance.now() < until && (await countConnections()) > 0) await wait(LOOK_EVERY_MS)
    // Those whose answer began before stay open after it.
    const closing = setInterval(() => listener.closeIdleConnections(), LOOK_EVERY_MS)
    listener.once('close', () => clearInterval(closing))
  })
  const countConnections = promisify(listener.getConnections.bind(listener))
}

/** Takes what stands in line for `listener`, one a turn: the system resets it where a listener closes. */
async function takeWaiting(listener: Server): Promise<void> {
  let hasCome = false
  const note = () => {
    hasCome = true
  }
  listener.on('connection', note)
  await nextTurn()
  for (const until = performance.now() + TAKING_MS; performance.now() < until; ) {
    hasCome = false
    const begunAt = performance.now()
    await nextTurn()
    if (!hasCome && performance.now() - begunAt < SHORT_TURN_MS) break
  }
  listener.off('connection', note)
}
