import { FREEZE_DAYS } from '@lectern/domain/accounts'
import { PAYMENT_PACKAGES } from '@lectern/domain/payments'
import type { LegalSection } from './LegalText.tsx'

const PACKAGES = PAYMENT_PACKAGES.map(({ amountHkd, credits }) => `HKD ${amountHkd} for ${credits} credits`).join(', ')

export const TERMS_INTRODUCTION =
  'These are the terms under which you may use Lectern. By registering you agree to them and to the privacy page.'

/** What a student agrees to (1§1, 1§5). */
export const TERMS: readonly LegalSection[] = [
  {
    heading: 'Who may use it',
    paragraphs: [
      'The service is for students aged 13 and up. If you are too young to agree to these terms alone where you live, a parent or guardian must agree with you.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'One person uses one account, with an email address of their own. You sign in with a one-time code sent to that address, or with a password. Whoever can read your email can sign in: keep it, and your password, to yourself.',
      'Your profile shows where you are signed in and lets you sign out there.',
    ],
  },
  {
    heading: 'What you consent to',
    paragraphs: [
      'When you register you consent to the processing of the documents and audio that you upload, so that the study material you ask for can be made of them. The time of your consent and the version of this text are kept with your account.',
      'You are responsible that what you upload contains no personal or confidential data, of yourself or of others, and that you may use it.',
    ],
  },
  {
    heading: 'Your material',
    paragraphs: [
      'What you upload stays yours, and so does what is made from it. Nobody else gets to see it, and it is used for nothing but the steps that you start.',
    ],
  },
  {
    heading: 'What AI writes',
    paragraphs: [
      'Flashcards, questions, notes, feedback and explanations are made by software and can be wrong. They are for reference only: check them against your own materials, and do not hand them in as your own work where that is not allowed. A grade is an estimate, not a result.',
    ],
  },
  {
    heading: 'Credits',
    paragraphs: [
      'Study steps are paid with credits. The price is shown before you commit, and never more than that is charged. A step that gives no result costs nothing: its credits are returned, and the history in your profile shows it.',
      'Free credits are given once for each email address, and a promotion code can be redeemed once. Credits cannot be exchanged for money or passed on.',
    ],
  },
  {
    heading: 'Payment',
    paragraphs: [
      `Credits are sold in packages: ${PACKAGES}. Payment goes through a payment provider, by card, Apple Pay or Google Pay; credits are added once the provider has confirmed it. Where a payment is refunded or charged back, the credits that it brought are taken back.`,
    ],
  },
  {
    heading: 'Fair use',
    paragraphs: [
      'Do not try to read what belongs to others, to disturb the service, or to gain credits that are not yours. An account that does may be closed.',
    ],
  },
  {
    heading: 'No guarantee',
    paragraphs: [
      'The service is offered as it is. It may be interrupted, and what it makes may be incomplete. Keep a copy of what matters to you: your profile lets you download your data at any time.',
    ],
  },
  {
    heading: 'Ending',
    paragraphs: [
      `You may delete your account at any time in your profile. Everything in it is erased, unused credits too, and its email address cannot register again for ${FREEZE_DAYS} days.`,
    ],
  },
]
