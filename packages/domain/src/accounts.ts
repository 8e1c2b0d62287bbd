/** Rules for addresses, passwords, codes and sessions (requirements/accounts.md). */
import { type Message, message } from '@lectern/texts/message'

/** How long a password is, in Unicode characters, both ends allowed (requirements/accounts.md#passwords). */
const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 20

/**
 * The most that is taken of a first or a last name, an address and a study goal, in UTF-16 units; a call with more is
 * refused as `invalid`.
 */
export const MAX_NAME_CHARACTERS = 80
export const MAX_EMAIL_CHARACTERS = 254
export const MAX_STUDY_GOAL_CHARACTERS = 500

/**
 * A login code: its digits, how long it can be used, and how many tries spend it
 * (requirements/accounts.md#login-codes).
 */
export const CODE_DIGITS = 6
export const CODE_LIFETIME_SECONDS = 600
export const CODE_TRIES = 5

/**
 * How long the tokens of a session hold. A refresh token is exchanged at each use; the one just exchanged is taken for
 * so many seconds more, and an older one ends the session (requirements/accounts.md#sessions).
 */
export const ACCESS_TOKEN_SECONDS = 15 * 60
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600
export const REFRESH_GRACE_SECONDS = 30

/**
 * How old a login may be for a new password and for the deletion of the account; later they answer `reauth_required`
 * (requirements/accounts.md#fresh-login).
 */
export const FRESH_LOGIN_SECONDS = 600

/** How long after a deletion the same address cannot be registered again (requirements/accounts.md#deletion). */
export const FREEZE_DAYS = 30

/** Version of the consent text that is stored with a registration. */
export const CONSENT_VERSION = '2025-06'

/** What is said of accounts by rules, by the server and on screens alike. */
export const ACCOUNT_TEXTS = {
  loginFieldsRequired: message('accounts.loginFieldsRequired'),
  emailRequired: message('accounts.emailRequired'),
  codeFieldsRequired: message('accounts.codeFieldsRequired'),
  allFieldsRequired: message('accounts.allFieldsRequired'),
  passwordTooShort: message('accounts.passwordTooShort'),
  passwordTooLong: message('accounts.passwordTooLong'),
  passwordsDiffer: message('accounts.passwordsDiffer'),
  consentRequired: message('accounts.consentRequired'),
  emailInvalid: message('accounts.emailInvalid'),
  passwordFieldsRequired: message('accounts.passwordFieldsRequired'),
  passwordTooCommon: message('accounts.passwordTooCommon'),
  passwordUpdated: message('accounts.passwordUpdated'),
  nameRequired: message('accounts.nameRequired'),
  codeSent: message('accounts.codeSent'),
  registered: message('accounts.registered'),
  wrongPassword: message('accounts.wrongPassword'),
  codeLength: message('accounts.codeLength'),
  wrongCode: message('accounts.wrongCode'),
  sessionEnded: message('accounts.sessionEnded'),
  reauthRequired: message('accounts.reauthRequired'),
  emailMismatch: message('accounts.emailMismatch'),
} as const

/** Addresses are compared case-folded and without surrounding space (requirements/accounts.md#email-addresses). */
export const foldEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

/** One `@`, a dotted domain, no white space, control or delimiter characters: what can be mailed to without surprise. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(?:\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u

/** Whether an address, as `foldEmail` leaves it, can be mailed to. */
export const isEmail = (email: string): boolean => email.length <= MAX_EMAIL_CHARACTERS && EMAIL.test(email)

/** Whether a text can be a login code at all. */
export const isCode = (text: string): boolean => text.length === CODE_DIGITS && /^[0-9]+$/.test(text)

/** A name on one line, without control characters and without space around it. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** What a visitor fills in to register, by its names on the wire. */
export interface Registration {
  email: string
  first_name: string
  last_name: string
  password: string
  confirm_password: string
  consent: boolean
}

/** Why a registration is refused, in the order a student fills the form, or null. */
export function checkRegistration(fields: Registration): Message | null {
  const { email, first_name, last_name, password, confirm_password, consent } = fields
  if (![email, first_name, last_name, password, confirm_password].every((value) => value.trim()))
    return ACCOUNT_TEXTS.allFieldsRequired
  if (!isEmail(foldEmail(email))) return ACCOUNT_TEXTS.emailInvalid
  return checkPassword(password, confirm_password) ?? (consent ? null : ACCOUNT_TEXTS.consentRequired)
}

/** Why a new password is refused, or null. Length in Unicode characters. */
export function checkPassword(password: string, confirmation: string): Message | null {
  const characters = [...password].length
  if (characters < PASSWORD_MIN_CHARACTERS) return ACCOUNT_TEXTS.passwordTooShort
  if (characters > PASSWORD_MAX_CHARACTERS) return ACCOUNT_TEXTS.passwordTooLong
  return password === confirmation ? null : ACCOUNT_TEXTS.passwordsDiffer
}
