/** What a student says against something that was made for them, and what comes back for it (requirements/feedback.md). */

/** What can be said to be wrong: a card. */
export const FEEDBACK_KINDS = ['card'] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** Why. `worthless`: it is right, and not worth learning. */
export const FEEDBACK_REASONS = ['wrong', 'unclear', 'worthless'] as const
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number]

/** How much of the words of an item is kept with what was said, in UTF-16 units. */
export const MAX_FEEDBACK_WORDS = 1000

/** At most one credit in so many of a run's price comes back, whatever is said. */
const MOST_RETURNED = 5

/** A run as it was paid, and how many things it made, at least 1. */
export interface PaidRun {
  chargedCredits: number
  madeCount: number
}

/**
 * Credits that have come back of a run, all together, once `saidCount` of its things were said to be wrong: the share that
 * each has in the price, in whole credits, rounded down, and at most a fifth of the price.
 */
export function creditsReturned({ chargedCredits, madeCount }: PaidRun, saidCount: number): number {
  const shares = Math.floor((chargedCredits * saidCount) / Math.max(1, madeCount))
  return Math.min(shares, Math.floor(chargedCredits / MOST_RETURNED))
}
