import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A student. Exists from registration on; may sign in once `verified_at` is set by a first code login. */
export const students = pgTable('students', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Case-folded; what the student typed stands in `email_as_typed`. */
  email: text().notNull().unique(),
  emailAsTyped: text('email_as_typed').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  studyGoal: text('study_goal').notNull().default(''),
  /** argon2id; null until a password has been activated. */
  passwordHash: text('password_hash'),
  /** Typed at registration, and the browser that typed it (reading 13): activated by the first code login from there. */
  pendingPasswordHash: text('pending_password_hash'),
  pendingBrowserHash: text('pending_browser_hash'),
  consentVersion: text('consent_version').notNull(),
  consentedAt: moment('consented_at').notNull(),
  verifiedAt: moment('verified_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** A mailed login code, as a keyed hash. At most one of an address is open: a new one closes the others. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    emailHash: text('email_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('login_codes_by_email').on(table.emailHash, table.createdAt)],
)

/** A signed-in browser: one family of refresh tokens and one session cookie. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    cookieHash: text('cookie_hash').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    /** When the student last proved who they are: deleting and changing the password ask for a fresh one. */
    authenticatedAt: moment('authenticated_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sessions_by_cookie').on(table.cookieHash),
    index('sessions_of_student').on(table.studentId).where(sql`ended_at is null`),
  ],
)

/** Each refresh token ever given out in a session, as a hash; used once, save for the grace of the immediate parent. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Position in the family: only the newest, and its parent within the grace, may be exchanged. */
    generation: integer().notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('refresh_tokens_of_session').on(table.sessionId, table.generation)],
)

/**
 * What outlives an account, as keyed hashes of the address: that its free credits were given (reading 8) and until when
 * it may not register again (reading 19).
 */
export const addressRecords = pgTable('address_records', {
  emailHash: text('email_hash').primaryKey(),
  hasWelcomeCredits: boolean('has_welcome_credits').notNull().default(false),
  frozenUntil: moment('frozen_until'),
})
