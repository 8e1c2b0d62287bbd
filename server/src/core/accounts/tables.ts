import { LANGUAGES } from '@lectern/texts/languages'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'

/** A student. Exists from registration on; may sign in once `verified_at` is set by a first code login. */
export const students = pgTable(
  'students',
  {
    id: identity(),
    /** Case-folded; what the student typed stands in `email_as_typed`. */
    email: text().notNull().unique(),
    emailAsTyped: text('email_as_typed').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    studyGoal: text('study_goal').notNull().default(''),
    /** What the product speaks to this student, from registration on; null as long as nothing is known: then the browser's languages decide. */
    language: text({ enum: LANGUAGES }),
    /** argon2id; null until a password has been activated. */
    passwordHash: text('password_hash'),
    /**
     * Typed at registration, and the browser that typed it (requirements/accounts.md#pending-password): activated by
     * the first code login from there.
     */
    pendingPasswordHash: text('pending_password_hash'),
    pendingBrowserHash: text('pending_browser_hash'),
    /** Null where somebody else registered the address: its owner has yet to be asked. */
    consentVersion: text('consent_version'),
    consentedAt: moment('consented_at'),
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [isOneOf('students_language_known', table.language, LANGUAGES)],
)

/** The column of what belongs to a student, and goes with them. */
export const belongsToStudent = () =>
  bigint('student_id', { mode: 'number' })
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' })

/**
 * The one open login code of an address, as a keyed hash: a new one replaces it. There is one for unknown addresses too,
 * which nobody is told: trying a code costs the same for every address.
 */
export const loginCodes = pgTable('login_codes', {
  emailHash: text('email_hash').primaryKey(),
  codeHash: text('code_hash').notNull(),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const ACCOUNT_MAIL_KINDS = [
  'welcome',
  'already-registered',
  'address-frozen',
  'login-code',
  'password-changed',
  'account-deleted',
] as const

/**
 * Mails about accounts that wait to be written and sent; a row is gone once its mail is. The queue remembers jobs that
 * it has done, so a job names its mail by id alone and no address stays there.
 */
export const accountMails = pgTable(
  'account_mails',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ACCOUNT_MAIL_KINDS }).notNull(),
    /** Case-folded. */
    email: text().notNull(),
    /** What the request spoke that asked for it; a student who has chosen a language is written to in that. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    /** What a mail of the kind `address-frozen` or `account-deleted` says. */
    frozenUntil: moment('frozen_until'),
    requestedAt: moment('requested_at').notNull(),
  },
  (table) => [
    isOneOf('account_mails_kind_known', table.kind, ACCOUNT_MAIL_KINDS),
    isOneOf('account_mails_language_known', table.language, LANGUAGES),
    index('account_mails_of_address').on(table.email),
  ],
)

/**
 * A signed-in browser: its session cookie, its access tokens and its family of refresh tokens. All of these are signed
 * and name the session; nothing that would let a reader of this table sign in stands in it.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    studentId: belongsToStudent(),
    userAgent: text('user_agent').notNull().default(''),
    /** Which refresh token of the family is the newest, counted from 0, and since when. */
    refreshGeneration: integer('refresh_generation').notNull().default(0),
    refreshedAt: moment('refreshed_at').notNull(),
    /** When the student last proved who they are: deleting and changing the password ask for a fresh one. */
    authenticatedAt: moment('authenticated_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_of_student').on(table.studentId), index('sessions_by_expiry').on(table.expiresAt)],
)

/**
 * What outlives an account, as keyed hashes of the address: that its free credits were given
 * (requirements/credits.md#free-credits) and until when it may not register again (requirements/accounts.md#deletion).
 */
export const addressRecords = pgTable('address_records', {
  emailHash: text('email_hash').primaryKey(),
  hasWelcomeCredits: boolean('has_welcome_credits').notNull().default(false),
  frozenUntil: moment('frozen_until'),
})
