import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { students } from '../src/core/accounts/tables.ts'
import { type Credits, createCredits } from '../src/core/credits/credits.ts'
import type { CreditsParts } from '../src/core/credits/credits-parts.ts'
import type { Clock } from '../src/platform/clock/clock.ts'
import type { Database, Transaction } from '../src/platform/database/database.ts'

/** A clock that stands still until it is moved. */
export interface SteppedClock extends Clock {
  advance(seconds: number): void
}

export function steppedClock(start = new Date('2026-12-01T08:00:00Z')): SteppedClock {
  let nowMs = start.getTime()
  return {
    now: () => new Date(nowMs),
    advance: (seconds) => {
      nowMs += seconds * 1000
    },
  }
}

export const silentLog = pino({ level: 'silent' })

/** The ledger over `database`, with a clock of its own unless one is given. */
export const creditsOver = (database: Database, options: Partial<CreditsParts> = {}): Credits =>
  createCredits({ database, clock: steppedClock(), log: silentLog, ...options })

/** A student who exists and has been granted `amountCredits`. */
export function createStudentWith(
  amountCredits: number,
  { database, credits }: { database: Database; credits: Credits },
): Promise<{ id: number }> {
  return database.transaction(async (tx) => {
    const student = await createStudent(tx, credits)
    if (amountCredits > 0)
      await credits.grant(tx, { studentId: student.id, kind: 'welcome', amountCredits, reference: 'test' })
    return student
  })
}

/** A ledger with a clock, and what tests ask of it. */
export function ledgerGround(database: Database) {
  const clock = steppedClock()
  const credits = creditsOver(database, { clock })
  return {
    clock,
    credits,
    studentWith: (amountCredits: number) => createStudentWith(amountCredits, { database, credits }),
    available: ({ id }: { id: number }) => credits.readAvailable(database.queries, id),
    /** The newest first: kind, amount, balance after it. */
    history: async ({ id }: { id: number }) =>
      (await credits.listTransactions(database.queries, id, 1)).transactions.map(
        ({ kind, amountCredits, balanceAfterCredits }) => [kind, amountCredits, balanceAfterCredits],
      ),
  }
}

/** A student who exists, with an empty balance. */
export async function createStudent(tx: Transaction, credits: Credits): Promise<{ id: number }> {
  const email = `${randomUUID()}@school.test`
  const about = { email, emailAsTyped: email, firstName: 'Mei', lastName: 'Chan' }
  const consent = { consentVersion: '1', consentedAt: new Date() }
  const [student] = await tx
    .insert(students)
    .values({ ...about, ...consent })
    .returning({ id: students.id })
  if (!student) throw new Error('The student was not stored')
  await credits.openBalance(tx, student.id)
  return student
}
