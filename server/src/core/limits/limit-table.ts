import { type Message, message } from '@lectern/texts/message'

/** A limit: at most `most` within any `windowSeconds`, and what a student reads beyond it. */
export interface Limit {
  most: number
  windowSeconds: number
  text: Message
  /** Counted by the address that a request comes from: lifted by CLIENT_LIMITS=off. */
  isPerClient?: true
}

const MINUTE = 60
const HOUR = 3600
const CODE_TEXT = message('requests.tooManyCodes')
const LOGIN_TEXT = message('requests.tooManyLogins')

/**
 * Every limit that must hold across processes. Those per account and those per client are counted apart, so that nobody
 * uses up what belongs to somebody else. `most` is at most 300: each one counted is kept until its window has passed.
 */
export const LIMITS = {
  registrationsOfClient: {
    most: 100,
    windowSeconds: HOUR,
    text: message('requests.tooManyRegistrations'),
    isPerClient: true,
  },
  /** Beyond it the registration is taken as ever, but no further mail goes to that address. */
  registrationMailsOfAddress: { most: 5, windowSeconds: HOUR, text: message('requests.tooManyRegistrations') },
  /** requirements/accounts.md#login-codes */
  codeOfAddressInAMinute: { most: 1, windowSeconds: MINUTE, text: CODE_TEXT },
  codesOfAddress: { most: 5, windowSeconds: HOUR, text: CODE_TEXT },
  codesOfClient: { most: 100, windowSeconds: HOUR, text: CODE_TEXT, isPerClient: true },
  wrongCodesOfClient: { most: 60, windowSeconds: 15 * MINUTE, text: LOGIN_TEXT, isPerClient: true },
  /** By address and client together: from elsewhere the student can still sign in. */
  wrongPasswordsOfAddressAndClient: { most: 10, windowSeconds: 15 * MINUTE, text: LOGIN_TEXT },
  wrongPasswordsOfClient: { most: 60, windowSeconds: 15 * MINUTE, text: LOGIN_TEXT, isPerClient: true },
  /** Only codes that were refused count. */
  wrongPromoCodesOfStudent: {
    most: 10,
    windowSeconds: 15 * MINUTE,
    text: message('requests.tooManyPromoCodes'),
  },
  paymentMailsOfStudent: {
    most: 5,
    windowSeconds: HOUR,
    text: message('requests.tooManyPaymentMails'),
  },
  /** Starting is free, and may ask a model to prepare a topic. */
  speakingStartsOfStudent: {
    most: 40,
    windowSeconds: HOUR,
    text: message('requests.tooManySessions'),
  },
  /** The turns of a sample that cost nothing, with those that failed: a model is asked for each. */
  freeTurnsOfStudent: { most: 20, windowSeconds: HOUR, text: message('requests.tooManyTurns') },
  /** One at a time: it is taken back once the turn is answered, and runs out where the process died meanwhile. */
  freeTurnsOfSession: { most: 1, windowSeconds: 5 * MINUTE, text: message('requests.turnUnderWay') },
  /** Texts read by the server's own voices; a browser's voice is not counted. */
  readingsAloudOfStudent: {
    most: 100,
    windowSeconds: 10 * MINUTE,
    text: message('requests.tooManyReadAloud'),
  },
  /** Beyond it an attempt is kept all the same, with what only a model could judge left unchecked. */
  listeningMarkingsOfStudent: { most: 60, windowSeconds: HOUR, text: message('requests.tooManyChecked') },
  /** A check that failed costs nothing and is not counted for its answer. */
  examChecksOfStudent: {
    most: 100,
    windowSeconds: 10 * MINUTE,
    text: message('requests.tooManyChecked'),
  },
  /** Each takes the built-in engine some milliseconds, for nothing. */
  typedAnswersOfStudent: {
    most: 100,
    windowSeconds: 5 * MINUTE,
    text: message('requests.tooManyChecked'),
  },
  /** Each reads the whole material, for nothing. */
  examQuotesOfStudent: {
    most: 60,
    windowSeconds: 10 * MINUTE,
    text: message('requests.tooManyLookedThrough'),
  },
  /** Each looks for every card of a set in its material, for nothing. */
  examSectionsOfStudent: {
    most: 60,
    windowSeconds: 10 * MINUTE,
    text: message('requests.tooManyLookedThrough'),
  },
  /** Each looks for every card made of a material in it, for nothing. */
  recallsOfStudent: {
    most: 60,
    windowSeconds: 10 * MINUTE,
    text: message('requests.tooManyLookedThrough'),
  },
  /** Each looks for up to fifty passages in a material, for nothing: a review asks once a card. */
  placesOfStudent: { most: 300, windowSeconds: 10 * MINUTE, text: message('requests.tooManyLookedThrough') },
  /** Each looks through everything that the student has, for nothing. */
  searchesOfStudent: { most: 300, windowSeconds: 10 * MINUTE, text: message('requests.tooManySearches') },
  /** Each takes seconds of a core, or a call of a vision model, and costs the student nothing. */
  imagesOfStudent: { most: 60, windowSeconds: HOUR, text: message('requests.tooManyImages') },
  sharesOfStudent: { most: 60, windowSeconds: HOUR, text: message('requests.tooManyShares') },
  sharedCopiesOfStudent: { most: 60, windowSeconds: HOUR, text: message('requests.tooManyShares') },
  /** Pages that are open to everybody: a class behind one address opens a link at once, a guesser gets nowhere. */
  sharedPagesOfClient: { most: 100, windowSeconds: MINUTE, text: message('requests.tooMany'), isPerClient: true },
  /** Pictures and sounds of such pages, each asked for once it is scrolled to or played. */
  sharedFilesOfClient: { most: 600, windowSeconds: MINUTE, text: message('requests.tooMany'), isPerClient: true },
  shareReportsOfClient: { most: 10, windowSeconds: HOUR, text: message('requests.tooManyReports'), isPerClient: true },
  reportsOfShare: { most: 20, windowSeconds: 24 * HOUR, text: message('requests.tooManyReports') },
  exportsOfStudent: { most: 5, windowSeconds: HOUR, text: message('requests.tooManyExports') },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
