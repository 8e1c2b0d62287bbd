/** What is due and what was done, as the first screen says it; and what of a review came to nothing on its way. */
export default {
  dueLabel: 'Due today',
  dueNow:
    '{count, plural, one {# card is} other {# cards are}} due, {minutes, plural, =0 {less than a minute} one {about # minute} other {about # minutes}}.',
  newAmong: '{count, plural, one {# of them is} other {# of them are}} new.',
  doneToday: 'Nothing more is due today: {count, plural, one {# answer} other {# answers}} given.',
  nothingDue: 'Nothing is due today.',
  nextDue: 'The next cards come back {when}.',
  start: 'Review',
  seeProgress: 'Progress',
  undoFailed: 'That could not be taken back. Please try again.',
  changeFailed: 'The card could not be changed. Please try again.',
  settingsFailed: 'Your choice could not be kept. Please try again.',
  asTable: 'Show as a table',
  day: 'Day',
  answers: 'Answers',
  minutes: 'Minutes',
} as const
