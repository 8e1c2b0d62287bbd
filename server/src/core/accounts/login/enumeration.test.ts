import { FREEZE_DAYS } from '@lectern/domain/accounts'
import * as argon2 from '@node-rs/argon2'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { accountFixture, HERE, newEmail, PASSWORD, registrationOf } from '../../../../test/account-fixture.ts'
import { createTestDatabase } from '../../../../test/test-database.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { hashAddress } from '../address-hash.ts'
import { register } from '../registration/register.ts'
import { freezeAddress } from '../student-store.ts'
import { students } from '../tables.ts'
import { logInWithPassword } from './log-in-with-password.ts'
import { hashPassword } from './passwords.ts'
import { requestLoginCode } from './request-login-code.ts'

/**
 * Who watches the clock must not learn whether an address has an account. The work that each kind of address causes is
 * counted, which no busy machine disturbs; what cannot be counted, such as a slower statement, is timed.
 */

vi.mock('@node-rs/argon2', { spy: true })

const WARM_UP = 10
const ROUNDS = 40
/** How much longer one kind must take than another for a round to speak of a difference. */
const TOLERANCE = 0.25
/**
 * Each of two kinds that take as long is the slower one in half of the rounds, whatever the machine does: this many
 * of 40 come by chance in one of a million comparisons. A hash left out would be more than half of the time, in each.
 */
const ROUNDS_THAT_TELL = 35

let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase('server')
})
afterAll(() => database.close())
afterEach(() => vi.restoreAllMocks())

const KINDS = ['known', 'unknown', 'frozen'] as const
type Kind = (typeof KINDS)[number]

function start() {
  const fixture = accountFixture(database)
  const { services, clock } = fixture
  let calls = 0
  /** Another client's address each time, so that no limit is met. */
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
        ...HERE,
        fields: registrationOf(email),
        clientAddress: nextClient(),
        browserMark: 'laptop',
      }),
  ],
  [
    'request-otp',
    ({ fixture, nextClient }, email) =>
      requestLoginCode(fixture.services, { ...HERE, email, clientAddress: nextClient() }),
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

/** Calls for a new address of `kind`; the milliseconds that it took. */
async function time(call: Call, ground: Ground, kind: Kind, passwordHash: string): Promise<number> {
  const email = newEmail()
  await ground.prepare[kind](email, passwordHash)
  const startedAt = performance.now()
  await call(ground, email)
  return performance.now() - startedAt
}

/** What a call for an address of `kind` makes the machine do before it answers. */
async function countWork(call: Call, kind: Kind) {
  const ground = start()
  const email = newEmail()
  await ground.prepare[kind](email, await hashPassword(PASSWORD))
  const { waiting, sent } = ground.fixture
  const spies = [vi.spyOn(Client.prototype, 'query'), vi.mocked(argon2.hash), vi.mocked(argon2.verify)]
  for (const spy of spies) spy.mockClear()
  await call(ground, email)
  const [statements = 0, hashesMade = 0, hashesCompared = 0] = spies.map(({ mock }) => mock.calls.length)
  return {
    statements,
    hashes: hashesMade + hashesCompared,
    mailsAskedFor: waiting.length,
    mailsSent: sent.length,
  }
}

const turned = <Item>(items: readonly Item[], by: number): Item[] => {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

const PAIRS = KINDS.flatMap((slow) => KINDS.filter((fast) => fast !== slow).map((fast) => [slow, fast] as const))

test.each(CALLS)('The work of %s is the same for a known, an unknown and a frozen address', async (_name, call) => {
  // What is computed once for a process is no difference between addresses.
  await countWork(call, 'unknown')
  const work = await countWork(call, 'known')
  expect(work).toMatchObject({ mailsSent: 0, statements: expect.toSatisfy((count: number) => count > 0) })
  expect(await countWork(call, 'unknown')).toEqual(work)
  expect(await countWork(call, 'frozen')).toEqual(work)
})

test.each(CALLS)(
  'The time that %s takes does not tell a known, an unknown and a frozen address apart',
  async (_name, call) => {
    const ground = start()
    const passwordHash = await hashPassword(PASSWORD)
    const rounds: Record<Kind, number>[] = []
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const times: Record<Kind, number> = { known: 0, unknown: 0, frozen: 0 }
      // Each kind is the first of a round as often as the others.
      for (const kind of turned(KINDS, round)) times[kind] = await time(call, ground, kind, passwordHash)
      if (round >= WARM_UP) rounds.push(times)
    }
    const telling = PAIRS.map(([slow, fast]) => ({
      slow,
      fast,
      rounds: rounds.filter((times) => times[slow] > times[fast] * (1 + TOLERANCE)).length,
    }))
    expect(telling.filter(({ rounds }) => rounds >= ROUNDS_THAT_TELL)).toEqual([])
  },
  300_000,
)
