/** What the first screen of a student says beside its modules. */
export default {
  leftHere: 'Continue',
  answered: '{module}, {done} of {count} answered',
  notEnded: '{module}, not ended yet',
  readTo: '{module}, section {number} of {count}',
  essayDraft: 'Essay not sent yet, {count, plural, one {# word} other {# words}}',
  notLoaded: 'What is due and what you have begun could not be loaded.',
  dueNotLoaded: 'What is due could not be loaded.',
  begunNotLoaded: 'Some of what you have begun could not be loaded.',
  mistakesNotLoaded: 'Your mistakes could not be loaded.',
  weekNotLoaded: 'Your last seven days could not be loaded.',
  latestNotLoaded: 'Your mistakes and your last seven days could not be loaded.',
  comesWithNetwork: 'It comes once there is a network again.',
  mistakes: 'Your mistakes',
  mistakesText:
    '{count, plural, one {# question that you missed comes back until you know it} other {# questions that you missed come back until you know them}}.',
  practise: 'Practise them now',
  practiseSome: 'Practise {count} of them now',
  week: 'The last seven days',
  weekText:
    '{answers, plural, one {# answer} other {# answers}} on {days, plural, one {# day} other {# days}}, {minutes, plural, =0 {less than a minute} one {# minute} other {# minutes}}.',
} as const
