/** The tray of work under way, which every page has. */
export default {
  title: 'Under way and done',
  nothing: 'Nothing is under way.',
  underWay: '{count} under way',
  ready: '{count} to look at',
  pastedText: 'Pasted text',
  moduleReady: '{name}, ready',
  parts: '{done} of {total, plural, one {# part} other {# parts}} done',
  // Said when it happens.
  isReady: 'Ready: {title} ({name})',
  hasFailed: '{name} could not be finished: {title}',
  // Ending it.
  stop: 'Stop it',
  stopOf: 'Stop {title}',
  stopQuestion: 'Stop the work on {title}?',
  stopText: 'The credits for what is not done yet come back. What a run of flashcards or notes has made by now stays.',
  stopAgainText: 'The credits for reading these pages again come back. What was read before stays.',
  goOn: 'Go on',
  dismiss: 'Remove it',
  dismissOf: 'Remove {title} from this list',
  dismissQuestion: 'Remove {title}?',
  dismissText:
    'It failed and cost nothing. You will not be able to try it again from here; your material stays in the library.',
  leaveIt: 'Leave it',
  endFailed: 'That did not work. Please try again.',
  doneByNow: 'This has been finished in the meantime, and stays.',
} as const
