import { FREEZE_DAYS } from '@lectern/domain/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountFixture, HERE, newEmail, PASSWORD, registrationOf } from '../../../test/account-fixture.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { hashAddress } from './address-hash.ts'
import { logInWithPassword } from './log-in-with-password.ts'
import { hashPassword } from './passwords.ts'
import { register } from './register.ts'
import { requestLoginCode } from './request-login-code.ts'
import { freezeAddress } from './student-store.ts'
import { students } from './tables.ts'

/**
 * Who watches the clock must not learn whether an address has an account. Each call is timed for addresses of each kind
 * in turn, so that what else the machine does falls on all kinds alike. A hash left out would be more than half of it.
 */

const SAMPLES = 50
const WARM_UP = 10
/** By how much of the fastest kind's median the slowest may be above it. */
const TOLERANCE = 0.25

let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase('server')
})
afterAll(() => database.close())

const KINDS = ['known', 'unknown', 'frozen'] as const
type Kind = (typeof KINDS)[number]
type Medians = Record<Kind, number>

function start() {
  const fixture = accountFixture(database)
  const { services, clock } = fixture
  let calls = 0
  /** Of another client each time, so that no limit is met. */
  const nextClient = () => `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`

  const prepare: Record<Kind, (email: string, passwordHash: string) => Promise<void>> = {
    unknown: async () => {},
    frozen: (email) => {
      const until = new Date(clock.now().getTime() + FREEZE_DAYS * 24 * 3600 * 1000)
      return database.transaction((tx) => freezeAddress(tx, hashAddress(services.secrets, email), until))
    },
    known: async (email, passwordHash) => {
      const names = { firstName: 'Mei', lastName: 'Chan', emailAsTyped: email }
      const now = clock.now()
      const consent = { consentVersion: '1', consentedAt: now, verifiedAt: now }
      await database.queries.insert(students).values({ email, ...names, ...consent, passwordHash })
    },
  }
  return { fixture, nextClient, prepare }
}

type Ground = ReturnType<typeof start>
type Call = (ground: Ground, email: string) => Promise<unknown>

const CALLS: [string, Call][] = [
  [
    'register',
    ({ fixture, nextClient }, email) =>
      register(fixture.services, {
        fields: registrationOf(email),
        clientAddress: nextClient(),
        browserMark: 'laptop',
      }),
  ],
  [
    'request-otp',
    ({ fixture, nextClient }, email) => requestLoginCode(fixture.services, { email, clientAddress: nextClient() }),
  ],
  [
    'password-login',
    ({ fixture, nextClient }, email) =>
      logInWithPassword(fixture.services, {
        ...HERE,
        email,
        password: 'a wrong one',
        clientAddress: nextClient(),
      }).catch(() => null),
  ],
]

async function measure(call: Call, samples: number): Promise<Medians> {
  const ground = start()
  const passwordHash = await hashPassword(PASSWORD)
  const times: Record<Kind, number[]> = { known: [], unknown: [], frozen: [] }
  for (let round = 0; round < samples + WARM_UP; round += 1)
    for (const kind of turned(KINDS, round)) {
      const email = newEmail()
      await ground.prepare[kind](email, passwordHash)
      const startedAt = performance.now()
      await call(ground, email)
      if (round >= WARM_UP) times[kind].push(performance.now() - startedAt)
    }
  return { known: median(times.known), unknown: median(times.unknown), frozen: median(times.frozen) }
}

const turned = <Item>(items: readonly Item[], by: number): Item[] => {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

const median = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? 0

const spread = (medians: Medians): number => {
  const values = Object.values(medians)
  return Math.max(...values) / Math.min(...values) - 1
}

test.each(CALLS)(
  'The time that %s takes does not tell a known, an unknown and a frozen address apart',
  async (_name, call) => {
    const medians = await measure(call, SAMPLES)
    if (spread(medians) <= TOLERANCE) return
    // Something else may have disturbed it; what is really there stays there when looked at longer.
    expect(spread(await measure(call, 4 * SAMPLES))).toBeLessThanOrEqual(TOLERANCE)
  },
  300_000,
)
