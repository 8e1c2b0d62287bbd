import { CODE_LIFETIME_SECONDS, FREEZE_DAYS } from '@lectern/domain/accounts'
import { formatDate } from '@lectern/domain/dates'
import type { Language } from '@lectern/texts/languages'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { speaker } from '../../../speaker.ts'

/** The mails about an account, in the words that students read. */

/** Whom a mail goes to, and what it speaks. */
export interface Addressee {
  email: string
  language: Language
}

interface SiteWords {
  /** Where students open the site. */
  siteUrl: string
}

/**
 * Without the name that was typed: until the first login nobody knows who typed it, and it would carry a stranger's
 * words and links into any mailbox.
 */
export function welcomeMail(
  { email, language }: Addressee,
  { siteUrl, freeCredits }: SiteWords & { freeCredits: number },
): Mail {
  const say = speaker.in(language)
  const parts = [
    say('accounts.welcomeHello'),
    say('accounts.welcomeText'),
    say('accounts.welcomeStep1'),
    say('accounts.welcomeStep2'),
    say('accounts.welcomeStep3'),
    { link: `${siteUrl}/login` },
    ...(freeCredits > 0 ? [say('accounts.welcomeCredits', { credits: freeCredits })] : []),
    say('accounts.welcomeIgnore'),
  ]
  return composeMail(email, say('accounts.welcomeSubject'), parts, language)
}

export function alreadyRegisteredMail({ email, language }: Addressee, { siteUrl }: SiteWords): Mail {
  const say = speaker.in(language)
  const parts = [
    say('accounts.knownText'),
    say('accounts.knownAdvice'),
    { link: `${siteUrl}/login` },
    say('accounts.mailIgnore'),
  ]
  return composeMail(email, say('accounts.knownSubject'), parts, language)
}

export function addressFrozenMail({ email, language }: Addressee, { until }: { until: Date }): Mail {
  const say = speaker.in(language)
  const parts = [
    say('accounts.frozenText'),
    say('accounts.frozenUntil', { days: FREEZE_DAYS, date: formatDate(until, language, 'UTC') }),
    say('accounts.mailIgnore'),
  ]
  return composeMail(email, say('accounts.frozenSubject'), parts, language)
}

export function loginCodeMail({ email, language }: Addressee, { code }: { code: string }): Mail {
  const say = speaker.in(language)
  const parts = [
    say('accounts.codeText'),
    { code },
    say('accounts.codeValid', { minutes: CODE_LIFETIME_SECONDS / 60 }),
    say('accounts.codeSecret'),
  ]
  return composeMail(email, say('accounts.codeSubject'), parts, language)
}

export function passwordChangedMail({ email, language }: Addressee, { siteUrl }: SiteWords): Mail {
  const say = speaker.in(language)
  const parts = [say('accounts.changedText'), say('accounts.changedAdvice'), { link: `${siteUrl}/login` }]
  return composeMail(email, say('accounts.changedSubject'), parts, language)
}

export function accountDeletedMail({ email, language }: Addressee, { until }: { until: Date }): Mail {
  const say = speaker.in(language)
  const parts = [
    say('accounts.deletedText'),
    say('accounts.deletedAgain', { date: formatDate(until, language, 'UTC') }),
    say('accounts.deletedThanks'),
  ]
  return composeMail(email, say('accounts.deletedSubject'), parts, language)
}
