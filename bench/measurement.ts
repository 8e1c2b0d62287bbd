/** One line of the table that `npm run bench` prints. */
export interface Measurement {
  what: string
  ours: string
  /** The named rival or limit of the same run. */
  against: string
  /** Ours to the rival's, or to the limit; null where a number is only printed. */
  ratio: number | null
  /** What the ratio has to keep, and whether it does; null where nothing is promised. */
  promise: { text: string; isKept: boolean } | null
}

export const atLeast = (ratio: number, limit: number): Measurement['promise'] => ({
  text: `at least ${limit}`,
  isKept: ratio >= limit,
})

export const atMost = (ratio: number, limit: number): Measurement['promise'] => ({
  text: `at most ${limit}`,
  isKept: ratio <= limit,
})

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The value below which `share` of them lie. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor(share * (values.length - 1))] ?? Number.NaN
