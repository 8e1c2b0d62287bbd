import { mkdtempSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { endpoints } from '@lectern/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { inject, onTestFinished } from 'vitest'
import { z } from 'zod'
import { silentLog } from '../../../test/ledger.ts'
import type { Authenticator } from '../../core/accounts/signed-in.ts'
import type { Services } from '../../services.ts'
import { readConfig } from '../../settings/config.ts'
import { deriveSecrets } from '../../settings/secrets.ts'
import { createHttpServer } from '../http-server.ts'
import { routes } from '../routes.ts'
import { REQUEST_BOUNDS, type RequestBounds } from './request-bounds.ts'

const Done = z.object({ done: z.literal(true) })
export const table = endpoints({
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
  large: {
    method: 'GET',
    path: '/api/test/large/',
    summary: '',
    access: 'public',
    response: z.object({ text: z.string() }),
  },
  wait: { method: 'GET', path: '/api/test/wait/', summary: '', access: 'student', response: Done },
})

const done = { done: true as const }
/** More than the buffers of a connection hold. */
export const LARGE_BYTES = 24_000_000
const tableRoutes = routes(table, () => ({
  hook: () => done,
  write: () => done,
  upload: () => done,
  large: () => ({ text: 'x'.repeat(LARGE_BYTES) }),
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

export interface Ground {
  port: number
  server: FastifyInstance
  uploads: string
}

export async function start(
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
export function open({ port }: Ground, text: string): { socket: Socket; answer: Promise<string>; read: () => string } {
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

export const head = (method: string, path: string, ...headers: string[]) =>
  `${method} ${path} HTTP/1.1\r\n${['host: localhost', ...headers].join('\r\n')}\r\n\r\n`
export const by = (student: number) => `authorization: Bearer ${student}`
export const as = (student: number, headers: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${student}`, ...headers },
})
export const EVENTS = { accept: 'text/event-stream' }
