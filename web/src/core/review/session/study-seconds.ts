/** What lay open longer was left and taken up again: its time says nothing. */
const LONGEST_SECONDS = 6 * 3600

/** How long a study took, in whole seconds; null where that is not known. */
export function studySeconds(fromMs: number, toMs: number): number | null {
  const seconds = Math.round((toMs - fromMs) / 1000)
  return seconds >= 0 && seconds <= LONGEST_SECONDS ? Math.max(1, seconds) : null
}
