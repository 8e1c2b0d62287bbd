import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { type Client, createClient } from '@lectern/contract/calls/client'
import { createStreams, type Streams } from '@lectern/contract/calls/streams'
import type { Endpoint } from '@lectern/contract/endpoint'
import { afterAll, beforeAll, inject } from 'vitest'
import { createApp } from '../src/app.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import type { KeptMail } from '../src/platform/mail/mailer.ts'
import type { Services } from '../src/services.ts'
import { readConfig } from '../src/settings/config.ts'
import { type SteppedClock, silentLog, steppedClock } from './ledger.ts'
import { createTestStudent } from './rows/create-test-student.ts'

/** Somebody at a browser or a script: their way of calling, whoever they are. */
export interface Caller {
  client<T extends Record<string, Endpoint>>(table: T): Client<T> & Streams<T>
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** A signed-in student. */
export interface TestStudent extends Caller {
  id: number
  email: string
  accessToken: string
  /** The value of the cookie of the same session. */
  sessionCookie: string
}

export interface TestApp {
  readonly base: string
  readonly services: Services
  readonly clock: SteppedClock
  readonly mails: KeptMail[]
  /** Calls without any sign of who it is, but with a browser's CSRF token. */
  visitor(): Promise<Caller>
  /** Whoever this access token is of. */
  bearer(accessToken: string): Caller
  /** A new verified student with so many credits, signed in by bearer token. */
  student(credits?: number): Promise<TestStudent>
}

/**
 * The whole product, listening on a port of its own, over `database`. To be called while tests are declared: it starts
 * before them and stops after them.
 */
export function testApp(database: () => OpenDatabase, environment: Record<string, string> = {}): TestApp {
  const clock = steppedClock()
  const mails: KeptMail[] = []
  let base = ''
  let services: Services | null = null
  let stop = async () => {}

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(inject('scratchFolder'), 'app-'))
    const config = readConfig({ PORT: '0', DATA_DIR: dataDir, CLIENT_LIMITS: 'off', ...environment }, dataDir)
    const open = database()
    const app = await createApp(config, {
      log: silentLog,
      clock,
      onKeptMail: (mail) => mails.push(mail),
      // Whoever opened the database closes it.
      database: Object.create(open, { close: { value: async () => {} } }) as OpenDatabase,
      siteFolder: null,
    })
    await app.start()
    base = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`
    services = app.services
    stop = app.stop
  })
  afterAll(() => stop())

  const running = () => {
    if (!services) throw new Error('The app runs only inside hooks and tests')
    return services
  }
  const bearer = (accessToken: string) => callerWith(() => base, { authorization: `Bearer ${accessToken}` })
  return {
    get base() {
      return base
    },
    get services() {
      return running()
    },
    clock,
    mails,
    async visitor() {
      const first = callerWith(() => base, {})
      const { csrfToken, cookie } = await csrfOf(first)
      return callerWith(() => base, { 'x-csrftoken': csrfToken, cookie })
    },
    async student(credits = 0) {
      const created = await createTestStudent(running(), credits)
      return { ...created, ...bearer(created.accessToken) }
    },
    bearer,
  }
}

function callerWith(base: () => string, headers: Record<string, string>): Caller {
  const call = (path: string, init: RequestInit = {}) => {
    const all = new Headers(init.headers)
    for (const [name, value] of Object.entries(headers)) if (!all.has(name)) all.set(name, value)
    return fetch(base() + path, { ...init, headers: all })
  }
  return { client: (table) => ({ ...createClient(table, call), ...createStreams(table, call) }), fetch: call }
}

async function csrfOf(caller: Caller): Promise<{ csrfToken: string; cookie: string }> {
  const response = await caller.fetch(usersEndpoints.csrf.path)
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { csrfToken, cookie: cookie.join('; ') }
}
