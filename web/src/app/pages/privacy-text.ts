import { CODE_LIFETIME_SECONDS, FREEZE_DAYS, REFRESH_TOKEN_SECONDS } from '@lectern/domain/accounts'
import type { LegalSection } from './LegalText.tsx'

const CODE_MINUTES = CODE_LIFETIME_SECONDS / 60
const SESSION_DAYS = REFRESH_TOKEN_SECONDS / (24 * 3600)

export const PRIVACY_INTRODUCTION =
  'This page says what Lectern keeps about you and your documents, what for, and for how long.'

/** What is stored, why, for how long, and who else sees it. */
export const PRIVACY: readonly LegalSection[] = [
  {
    heading: 'What is kept, and for how long',
    paragraphs: ['Until you delete it, or your account:'],
    points: [
      'your email address, your name, your study goal if you give one, a hash of your password if you have set one, and when you consented to which version of the terms;',
      'your study material: sets and cards, questions, notes, chats, recordings and documents where a module keeps them, your answers and your scores;',
      'the history of your credits and payments, and the result of each paid step, so that a repeated request is never charged twice.',
    ],
  },
  {
    heading: 'What is kept for a short time',
    paragraphs: [],
    points: [
      `Login codes: ${CODE_MINUTES} minutes, as hashes.`,
      `Logins: until you sign out, or ${SESSION_DAYS} days after they were last used, with the name of the browser.`,
      'Emails to you: until they are sent, at most a day.',
      'Files that are only read for their text: until they have been read.',
      'Counts of attempts, by account and by network address, that hold off abuse: at most an hour.',
    ],
  },
  {
    heading: 'What it is for',
    paragraphs: [
      'To show you your own study material, to count your credits, to send you login codes, and to keep accounts safe. It is not sold and not used for advertising, and Lectern trains no models with it.',
    ],
  },
  {
    heading: 'Who else processes it',
    paragraphs: [
      'Where the operator has connected an AI or speech provider, the text, image or audio of the step you start is sent to that provider. Payments are handled by a payment provider, which learns the amount and what you enter there; Lectern never sees your card. Where no provider is connected, everything stays on the operator’s own machines.',
    ],
  },
  {
    heading: 'Personal data of others',
    paragraphs: [
      'Do not upload personal or confidential data, least of all of other people. You are responsible for what your documents and recordings contain.',
    ],
  },
  {
    heading: 'In your browser',
    paragraphs: [
      'Your login is kept in cookies and in the storage of your browser, and so are the theme you choose and work that is not finished. There are no tracking cookies, and nothing is loaded from other sites.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'Your profile lets you correct your details, download everything that is yours as one file, see where you are signed in, and delete your account.',
    ],
  },
  {
    heading: 'Deleting your account',
    paragraphs: [
      `Deleting erases everything of yours at once: texts, files, logins and work under way. Keyed hashes of the address stay, from which it cannot be read back: one for ${FREEZE_DAYS} days, during which the address cannot register again, and others so that free credits and promotion codes are given once. A payment that arrives after the deletion is kept, without your name, for the operator to return.`,
    ],
  },
  {
    heading: 'Age',
    paragraphs: ['The service is for ages 13 and up. Accounts of younger children are deleted when we learn of them.'],
  },
]
