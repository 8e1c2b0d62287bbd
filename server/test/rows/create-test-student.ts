import { openSession } from '../../src/core/accounts/sessions/open-session.ts'
import { createSessionTokens } from '../../src/core/accounts/sessions/session-tokens.ts'
import { students } from '../../src/core/accounts/tables.ts'
import type { Transaction } from '../../src/platform/database/database.ts'
import type { Services } from '../../src/services.ts'

/** A new verified student with `credits` to spend, and the bearer token and cookie of a session of theirs. */
export async function createTestStudent(services: Services, credits: number) {
  const { clock, database } = services
  const now = clock.now()
  const email = `student-${crypto.randomUUID()}@example.org`
  return database.transaction(async (tx) => {
    const [student] = await tx
      .insert(students)
      .values({
        email,
        emailAsTyped: email,
        firstName: 'Ada',
        lastName: 'Lovelace',
        consentVersion: 'test',
        consentedAt: now,
        verifiedAt: now,
      })
      .returning({ id: students.id })
    if (!student) throw new Error('No student was made')
    await services.credits.openBalance(tx, student.id)
    if (credits > 0)
      await services.credits.grant(tx, {
        studentId: student.id,
        kind: 'welcome',
        amountCredits: credits,
        reference: 'test',
      })
    return { id: student.id, email, ...(await openTestSession(services, tx, student.id)) }
  })
}

/** A session of a student who is there already. */
export async function openTestSession({ clock, secrets }: Services, tx: Transaction, studentId: number) {
  const tokens = createSessionTokens(secrets, clock)
  const origin = { userAgent: 'a test', sessionCookie: null }
  const { accessToken, cookie: sessionCookie } = await openSession({ clock, tokens }, tx, studentId, origin)
  return { accessToken, sessionCookie }
}
