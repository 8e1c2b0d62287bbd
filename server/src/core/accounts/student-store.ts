import type { Language } from '@lectern/texts/languages'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { requireRow } from '../../platform/database/rows.ts'
import { addressRecords, students } from './tables.ts'

export interface RegistrationRow {
  /** Case-folded. */
  email: string
  emailAsTyped: string
  emailHash: string
  firstName: string
  lastName: string
  /** Null where the account gets its password later. */
  passwordHash: string | null
  /** Null where the registration names none. */
  language: Language | null
  /** Keyed hash of the mark of the browser that registers. */
  browserHash: string
  consentVersion: string
  now: Date
}

/** What became of a registration; whom it came from learns none of it. */
export type RegistrationOutcome =
  | { kind: 'saved' }
  /** Somebody signs in with this address already. */
  | { kind: 'known' }
  /** An account with this address was deleted not long ago (requirements/accounts.md#deletion). */
  | { kind: 'frozen'; until: Date }

/**
 * Saves a registration. One whose address was never verified is replaced: until then nobody has shown that it is theirs.
 * Two statements, alike for a new, a known and a frozen address, so that they take the same time.
 */
export async function saveRegistration(tx: Transaction, row: RegistrationRow): Promise<RegistrationOutcome> {
  const [record] = await tx
    .select({ frozenUntil: addressRecords.frozenUntil })
    .from(addressRecords)
    .where(eq(addressRecords.emailHash, row.emailHash))
  const frozenUntil = record?.frozenUntil && record.frozenUntil > row.now ? record.frozenUntil : null
  const now = row.now.toISOString()
  const saved = await tx.execute(sql`
    insert into ${students} (email, email_as_typed, first_name, last_name, language,
      pending_password_hash, pending_browser_hash, consent_version, consented_at, created_at)
    select ${row.email}, ${row.emailAsTyped}, ${row.firstName}, ${row.lastName}, ${row.language},
      ${row.passwordHash}, ${row.browserHash}, ${row.consentVersion}, ${now}::timestamptz, ${now}::timestamptz
    where not ${frozenUntil !== null}::boolean
    on conflict (email) do update set
      email_as_typed = excluded.email_as_typed, first_name = excluded.first_name, last_name = excluded.last_name,
      language = excluded.language,
      pending_password_hash = excluded.pending_password_hash, pending_browser_hash = excluded.pending_browser_hash,
      consent_version = excluded.consent_version, consented_at = excluded.consented_at
    where ${students.verifiedAt} is null
    returning id`)
  if (frozenUntil) return { kind: 'frozen', until: frozenUntil }
  return { kind: rowsOf(saved).length ? 'saved' : 'known' }
}

const rowsOf = (result: unknown): unknown[] => (result as { rows: unknown[] }).rows

export type StudentRow = typeof students.$inferSelect

/** The student with this case-folded address. */
export async function findStudent(queries: Queries, email: string): Promise<StudentRow | null> {
  const [student] = await queries.select().from(students).where(eq(students.email, email))
  return student ?? null
}

export async function readStudent(queries: Queries, studentId: number): Promise<StudentRow | null> {
  const [student] = await queries.select().from(students).where(eq(students.id, studentId))
  return student ?? null
}

/** The student with this address, kept from other logins and registrations until the transaction ends; what refers to the row is not kept waiting. */
export async function lockStudent(tx: Transaction, email: string): Promise<StudentRow | null> {
  const [student] = await tx.select().from(students).where(eq(students.email, email)).for('no key update')
  return student ?? null
}

/** Keeps others who hold this student waiting until the transaction ends; false where there is no such student. */
export async function holdStudent(tx: Transaction, studentId: number): Promise<boolean> {
  const held = await tx
    .select({ id: students.id })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update')
  return held.length > 0
}

/**
 * Keeps the student from being erased until `tx` ends. To be taken before any row that belongs to them, as an erasure does:
 * else the two would wait for each other. @throws Problem `not_found` where there is no such student
 */
export async function keepFromErasure(tx: Transaction, studentId: number): Promise<void> {
  requireRow(await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('key share'))
}

/** The student with this id, kept from everything that refers to them until the transaction ends. */
export async function lockLeavingStudent(tx: Transaction, studentId: number): Promise<StudentRow | null> {
  const [student] = await tx.select().from(students).where(eq(students.id, studentId)).for('update')
  return student ?? null
}

/** Takes along every row that refers to the student. */
export async function removeStudent(tx: Transaction, studentId: number): Promise<void> {
  await tx.delete(students).where(eq(students.id, studentId))
}

/** Keeps an address from registering until `frozenUntil`. */
export async function freezeAddress(tx: Transaction, emailHash: string, frozenUntil: Date): Promise<void> {
  await tx
    .insert(addressRecords)
    .values({ emailHash, frozenUntil })
    .onConflictDoUpdate({ target: addressRecords.emailHash, set: { frozenUntil } })
}

/** Marks the address as the student's own, and what was registered with it as theirs, the password included. */
export async function verifyRegistration(tx: Transaction, student: StudentRow, now: Date): Promise<void> {
  await tx
    .update(students)
    .set({ ...SETTLED, verifiedAt: now, passwordHash: student.pendingPasswordHash })
    .where(eq(students.id, student.id))
}

/**
 * Marks the address as the student's own and forgets what was registered with it: it may have been somebody else who
 * chose the password and the language, typed the names and gave the consent.
 */
export async function verifyAddressAlone(tx: Transaction, student: StudentRow, now: Date): Promise<void> {
  const unsaid = {
    firstName: '',
    lastName: '',
    emailAsTyped: student.email,
    language: null,
    consentVersion: null,
    consentedAt: null,
  }
  await tx
    .update(students)
    .set({ ...SETTLED, ...unsaid, verifiedAt: now, passwordHash: null })
    .where(eq(students.id, student.id))
}

const SETTLED = { pendingPasswordHash: null, pendingBrowserHash: null } as const

export interface Introduction {
  firstName: string
  lastName: string
  consentVersion: string
  now: Date
}

/** Keeps the names and the consent of a student who had given none; nothing changes for one who has. */
export async function saveIntroduction(
  tx: Transaction,
  studentId: number,
  { firstName, lastName, consentVersion, now }: Introduction,
): Promise<void> {
  await tx
    .update(students)
    .set({ firstName, lastName, consentVersion, consentedAt: now })
    .where(and(eq(students.id, studentId), isNull(students.consentedAt)))
}

/** Sets the password, and keeps whoever signs in with the old one waiting. The case-folded address; null if the student is gone. */
export async function savePassword(tx: Transaction, studentId: number, passwordHash: string): Promise<string | null> {
  const [student] = await tx
    .update(students)
    .set({ passwordHash })
    .where(eq(students.id, studentId))
    .returning({ email: students.email })
  return student?.email ?? null
}

export interface ProfileFields {
  firstName: string
  lastName: string
  studyGoal: string
  language: Language | null
}

export async function saveProfile(tx: Transaction, studentId: number, fields: ProfileFields): Promise<void> {
  await tx.update(students).set(fields).where(eq(students.id, studentId))
}

/** Notes that the free credits of this address are given: true once, ever (requirements/credits.md#free-credits). */
export async function claimWelcomeCredits(tx: Transaction, emailHash: string): Promise<boolean> {
  const claimed = await tx
    .insert(addressRecords)
    .values({ emailHash, hasWelcomeCredits: true })
    .onConflictDoUpdate({
      target: addressRecords.emailHash,
      set: { hasWelcomeCredits: true },
      setWhere: eq(addressRecords.hasWelcomeCredits, false),
    })
    .returning({ emailHash: addressRecords.emailHash })
  return claimed.length === 1
}

/** Whether the free credits of this address were given. */
export async function hasWelcomeCredits(queries: Queries, emailHash: string): Promise<boolean> {
  const [record] = await queries
    .select({ hasWelcomeCredits: addressRecords.hasWelcomeCredits })
    .from(addressRecords)
    .where(eq(addressRecords.emailHash, emailHash))
  return record?.hasWelcomeCredits ?? false
}
