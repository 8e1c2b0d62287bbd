import type { Language } from '@lectern/texts/languages'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { speaker } from '../../../speaker.ts'

interface Words {
  dueCount: number
  newCount: number
  siteUrl: string
  unsubscribeUrl: string
}

/** Tells that cards are due: how many, where, and how to hear no more of it. */
export function reminderMail(
  { email, language }: { email: string; language: Language },
  { dueCount, newCount, siteUrl, unsubscribeUrl }: Words,
): Mail {
  const say = speaker.in(language)
  const parts = [
    say('review.reminderText', { count: dueCount }),
    ...(newCount > 0 ? [say('review.reminderNew', { count: newCount })] : []),
    { link: `${siteUrl}/review` },
    say('review.reminderWhy'),
    { link: unsubscribeUrl },
  ]
  return { ...composeMail(email, say('review.reminderSubject', { count: dueCount }), parts, language), unsubscribeUrl }
}
