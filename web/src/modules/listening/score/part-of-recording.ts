/** A recording is told of in at most so many parts, each of a length that is easily read from a clock. */
const MOST_PARTS = 5
const LENGTHS_SECONDS = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800]
const LONGEST_SECONDS = 3600

/** The part of a recording that a second of it lies in. */
export function partOfRecording(second: number, durationSeconds: number): { from: number; to: number } {
  const length = LENGTHS_SECONDS.find((seconds) => durationSeconds <= seconds * MOST_PARTS) ?? LONGEST_SECONDS
  const from = Math.floor(second / length) * length
  return { from, to: Math.min(from + length, Math.max(durationSeconds, second)) }
}
