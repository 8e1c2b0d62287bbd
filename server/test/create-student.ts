import { randomUUID } from 'node:crypto'
import type { Student } from '../src/core/accounts/signed-in.ts'
import { students } from '../src/core/accounts/tables.ts'
import type { Database } from '../src/platform/database/database.ts'

/** A student of their own address, verified, without a balance. */
export async function createStudent(database: Database): Promise<Student> {
  const email = `${randomUUID()}@example.org`
  const joinedAt = new Date()
  const [row] = await database.transaction((tx) =>
    tx
      .insert(students)
      .values({
        email,
        emailAsTyped: email,
        firstName: 'Ada',
        lastName: 'Wong',
        consentVersion: 'test',
        consentedAt: joinedAt,
        verifiedAt: joinedAt,
        createdAt: joinedAt,
      })
      .returning({ id: students.id }),
  )
  if (!row) throw new Error('An insert gave no row')
  return { id: row.id, email, firstName: 'Ada', lastName: 'Wong', studyGoal: '', credits: 0, joinedAt }
}
