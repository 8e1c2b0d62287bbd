/** The sample chapter that somebody new may try. */
export default {
  offer: 'New here? Try a sample chapter',
  offerText:
    '“{title}”: a short chapter that has been made into cards, an exam and a talk already. It is free to try, and gone when you dismiss it.',
  try: 'Try a Sample Chapter',
  refuse: 'No, Thanks',
  kept: 'Your sample chapter',
  keptText: '“{title}”, with what was made of it. It is free to try.',
  read: 'Read It',
  review: 'Review Its Cards',
  exam: 'Take Its Exam',
  talk: 'Talk About It',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss the sample?',
  dismissText:
    'The chapter goes with its cards, its exam and its talk, and with all that you did with them. It does not come back.',
  dismissed: 'The sample is gone.',
  notKept: 'There is no sample to talk about any more.',
  failed: 'That did not work. Try again.',
} as const
