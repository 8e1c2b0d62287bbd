/** What a student says against something that was made for them, and what comes back for it (requirements/feedback.md). */

/** What can be said to be wrong: a card, the question of an exam or of a recording, a part of notes, a part or a question of a lecture, a remark on an essay or its revision, a remark on a talk or an answer in it, or an answer of a chat. */
export const FEEDBACK_KINDS = [
  'card',
  'exam',
  'listening',
  'notes',
  'lecture',
  'writing',
  'speaking',
  'understanding',
] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** Why. `worthless`: it is right, and not worth learning. */
export const FEEDBACK_REASONS = ['wrong', 'unclear', 'worthless'] as const
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number]

/** How much of the words of an item is kept with what was said, in UTF-16 units. */
export const MAX_FEEDBACK_WORDS = 1000

/** At most one credit in so many of a run's price comes back, whatever is said. */
const MOST_RETURNED = 5

/**
 * A run as it was paid, how many things its maker was sure of, 0 where it cost nothing, and how many were said to be wrong: with
 * suggestions that were kept, which may be more.
 */
export interface SaidRun {
  chargedCredits: number
  madeCount: number
  saidCount: number
}

/** What a run cost and made once more of it was made, and paid: as much more as leaves each thing the share that it had. */
export function growRun(
  { chargedCredits, madeCount }: Omit<SaidRun, 'saidCount'>,
  more: Omit<SaidRun, 'saidCount'>,
): Omit<SaidRun, 'saidCount'> {
  const charged = chargedCredits + more.chargedCredits
  const made = madeCount + more.madeCount
  if (chargedCredits === 0 || madeCount === 0) return { chargedCredits: charged, madeCount: made }
  return { chargedCredits: charged, madeCount: Math.min(made, Math.floor((charged * madeCount) / chargedCredits)) }
}

/** Shares are reckoned in so many parts of a credit, so that those of many runs add up without rounding up. */
const PARTS = 10_000

/**
 * Credits that have come back to a student, all together: of each of their runs the shares in its price of what was said to be
 * wrong, at most a fifth of it. What is less than a credit of one run counts with the others; the sum is rounded down.
 */
export const creditsReturned = (runs: readonly SaidRun[]): number =>
  Math.floor(runs.reduce((sum, run) => sum + partsReturned(run), 0) / PARTS)

function partsReturned({ chargedCredits, madeCount, saidCount }: SaidRun): number {
  const shares = Math.floor((chargedCredits * saidCount * PARTS) / Math.max(1, madeCount))
  return Math.min(shares, (chargedCredits * PARTS) / MOST_RETURNED)
}
