/** Wilson's interval of a share at 95%, both ends from 0 to 1. */
export function shareInterval(kept: number, of: number): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const z = 1.96
  const share = kept / of
  const middle = share + (z * z) / (2 * of)
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) }
}

/** Cohen's kappa of two readers' verdicts on the same items; 1 where they never differ. */
export function kappa(pairs: readonly (readonly [string, string])[]): number {
  const verdicts = new Set(pairs.flat())
  const agreed = pairs.filter(([a, b]) => a === b).length / pairs.length
  const shareOf = (reader: 0 | 1, verdict: string): number =>
    pairs.filter((pair) => pair[reader] === verdict).length / pairs.length
  const byChance = [...verdicts].reduce((sum, verdict) => sum + shareOf(0, verdict) * shareOf(1, verdict), 0)
  return byChance === 1 ? 1 : (agreed - byChance) / (1 - byChance)
}

/** Spearman's rank correlation; equal values share the mean of their ranks. */
export function spearman(pairs: readonly (readonly [number, number])[]): number {
  const first = ranks(pairs.map(([a]) => a))
  const second = ranks(pairs.map(([, b]) => b))
  const mean = (pairs.length + 1) / 2
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, rank, index) => sum + (rank - mean) * ((b[index] ?? mean) - mean), 0)
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second))
}

const ranks = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return below + (equal + 1) / 2
  })
