/** Rules for addresses, passwords, codes and sessions (1§5, 1§9, readings 12 to 20). */

export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 20
export const CODE_DIGITS = 6
export const MAX_NAME_CHARACTERS = 80
export const MAX_EMAIL_CHARACTERS = 254
export const MAX_STUDY_GOAL_CHARACTERS = 500

export const CODE_LIFETIME_SECONDS = 600
export const CODE_TRIES = 5
export const ACCESS_TOKEN_SECONDS = 15 * 60
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600
export const REFRESH_GRACE_SECONDS = 30
export const FRESH_LOGIN_SECONDS = 600
export const FREEZE_DAYS = 30

/** Version of the consent text that is stored with a registration. */
export const CONSENT_VERSION = '2025-06'

export const ACCOUNT_TEXTS = {
  loginFieldsRequired: 'Please enter both email and password',
  emailRequired: 'Please enter your email address',
  codeFieldsRequired: 'Please enter both email and OTP code',
  allFieldsRequired: 'Please fill in all fields',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong: 'Password must be no more than 20 characters long',
  passwordHint: 'Password must be 8-20 characters long',
  passwordsDiffer: 'Passwords do not match',
  consentRequired: 'Please accept the terms and conditions to continue',
  emailInvalid: 'Please enter a valid email address',
  passwordFieldsRequired: 'Please fill in all password fields',
  passwordTooCommon: 'This password is too common. Please choose another one.',
  passwordUpdated: 'Password updated successfully!',
  passwordNotUpdated: 'Failed to update password',
  passwordUpdateFailed: 'Failed to update password. Please try again.',
  nameRequired: 'First and last name are required',
  profileUpdated: 'Profile updated successfully!',
  profileNotUpdated: 'Failed to update profile',
  profileUpdateFailed: 'Failed to update profile. Please try again.',
  codeSent: 'OTP sent to your email! Please check your inbox.',
  registered: 'Registration successful! Welcome to the product! Please check your email for login instructions.',
  loggedIn: 'Login successful!',
  wrongPassword: 'Wrong email or password.',
  codeLength: 'The code has six digits. Please check it.',
  wrongCode: 'This code is not valid or has expired. Please check it or request a new one.',
  sessionEnded: 'Your session has ended. Please log in again.',
  reauthRequired: 'Please log in again: this needs a login of the last 10 minutes.',
  emailMismatch: 'Email does not match your account',
  deletionEmailWanted: 'Please enter your email correctly to confirm deletion.',
  deletionFailed: 'Failed to delete account. Please try again.',
} as const

/** What a student reads once the account is gone (reading 19). `date` as texts write dates. */
export const accountDeleted = (date: string): string =>
  `Account deleted successfully. You can register with the same email again after ${date}.`

/** Addresses are compared case-folded and without surrounding space (reading 20). */
export const foldEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

/** One `@`, a dotted domain, no white space, control or delimiter characters: what can be mailed to without surprise. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(?:\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u

export const isEmail = (email: string): boolean => email.length <= MAX_EMAIL_CHARACTERS && EMAIL.test(email)

/** Whether a text can be a login code at all. */
export const isCode = (text: string): boolean => text.length === CODE_DIGITS && /^[0-9]+$/.test(text)

/** A name on one line, without control characters and without space around it. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

export interface Registration {
  email: string
  first_name: string
  last_name: string
  password: string
  confirm_password: string
  consent: boolean
}

/** Why a registration is refused, in the words of 1§5 and in the order a student fills the form, or null. */
export function checkRegistration(fields: Registration): string | null {
  const { email, first_name, last_name, password, confirm_password, consent } = fields
  if (![email, first_name, last_name, password, confirm_password].every((value) => value.trim()))
    return ACCOUNT_TEXTS.allFieldsRequired
  if (!isEmail(foldEmail(email))) return ACCOUNT_TEXTS.emailInvalid
  return checkPassword(password, confirm_password) ?? (consent ? null : ACCOUNT_TEXTS.consentRequired)
}

/** Why a new password is refused, or null. Length in Unicode characters. */
export function checkPassword(password: string, confirmation: string): string | null {
  const characters = [...password].length
  if (characters < PASSWORD_MIN_CHARACTERS) return ACCOUNT_TEXTS.passwordTooShort
  if (characters > PASSWORD_MAX_CHARACTERS) return ACCOUNT_TEXTS.passwordTooLong
  return password === confirmation ? null : ACCOUNT_TEXTS.passwordsDiffer
}
