import { CODE_LIFETIME_SECONDS, FREEZE_DAYS } from '@lectern/domain/accounts'
import { formatDate } from '@lectern/domain/dates'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

/** The mails about an account, in the words that students read. */

interface SiteWords {
  /** Where students open the site. */
  siteUrl: string
}

const IGNORE = 'If this was not you, you can ignore this mail.'

/**
 * Without the name that was typed: until the first login nobody knows who typed it, and it would carry a stranger's
 * words and links into any mailbox.
 */
export function welcomeMail(to: string, { siteUrl, freeCredits }: SiteWords & { freeCredits: number }): Mail {
  return composeMail(to, 'Welcome to Lectern', [
    'Hello,',
    'Your registration is complete. For your first login, use a code:',
    '1. Open the login page and choose OTP Code.',
    '2. Enter this e-mail address and request a code. It arrives in a mail of its own.',
    '3. Enter the code. Your first login activates the password that you chose, if you log in with the browser in which you registered.',
    { link: `${siteUrl}/login` },
    ...(freeCredits > 0 ? [`Your first login brings you ${freeCredits} free credits.`] : []),
    `${IGNORE} Nobody can log in without a code from your mailbox.`,
  ])
}

export const alreadyRegisteredMail = (to: string, { siteUrl }: SiteWords): Mail =>
  composeMail(to, 'You already have a Lectern account', [
    'Somebody tried to register at Lectern with this e-mail address, which already has an account. Nothing was changed.',
    'If it was you, log in with your password, or choose OTP Code on the login page to get a code by mail:',
    { link: `${siteUrl}/login` },
    IGNORE,
  ])

export const addressFrozenMail = (to: string, { until }: { until: Date }): Mail =>
  composeMail(to, 'This address cannot be registered yet', [
    'Somebody tried to register at Lectern with this e-mail address.',
    `An account with this address was deleted less than ${FREEZE_DAYS} days ago. You can register with it again after ${formatDate(until, 'en', 'UTC')}.`,
    IGNORE,
  ])

export const loginCodeMail = (to: string, { code }: { code: string }): Mail =>
  composeMail(to, 'Your Lectern login code', [
    'Your login code is:',
    { code },
    `It is valid for ${CODE_LIFETIME_SECONDS / 60} minutes and can be used once. Earlier codes are no longer valid.`,
    'Never give it to anybody: nobody at Lectern will ask you for it. If you did not request it, you can ignore this mail.',
  ])

export const passwordChangedMail = (to: string, { siteUrl }: SiteWords): Mail =>
  composeMail(to, 'Your Lectern password was changed', [
    'The password of your Lectern account was changed, and every other browser was signed out.',
    'If this was not you, log in with a code right away: choose OTP Code on the login page, then set a new password in your profile and sign out everywhere.',
    { link: `${siteUrl}/login` },
  ])

export const accountDeletedMail = (to: string, { until }: { until: Date }): Mail =>
  composeMail(to, 'Your Lectern account was deleted', [
    'Your Lectern account and everything in it was deleted, as you asked. This is the last mail about it.',
    `You can register with the same email again after ${formatDate(until, 'en', 'UTC')}.`,
    'Thank you for studying with Lectern, and all the best.',
  ])
