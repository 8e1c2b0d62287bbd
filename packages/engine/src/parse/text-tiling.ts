const WINDOW = 7
const SHORTEST_STRETCH = 6
const FARTHEST_PEAK = 10

/**
 * Where a run of sentences, given by their words, changes its subject (TextTiling: Hearst, 1997): up to `count`
 * indexes at which a new stretch begins, in order, none nearer than 6 sentences to another or to an end.
 */
export function findCuts(sentences: readonly ReadonlySet<string>[], count: number): number[] {
  const depths = depthsOf(likenessAtGaps(sentences))
  const ranked = depths.map((depth, index) => ({ at: index + 1, depth })).toSorted((a, b) => b.depth - a.depth)
  const cuts: number[] = []
  for (const { at } of ranked) {
    if (cuts.length >= count) break
    const isNearEnd = at < SHORTEST_STRETCH || sentences.length - at < SHORTEST_STRETCH
    if (!isNearEnd && cuts.every((cut) => Math.abs(cut - at) >= SHORTEST_STRETCH)) cuts.push(at)
  }
  return cuts.toSorted((a, b) => a - b)
}

/** How like the seven sentences before each gap are to the seven after it (cosine of word counts weighted by rarity). */
function likenessAtGaps(sentences: readonly ReadonlySet<string>[]): number[] {
  const spread = new Map<string, number>()
  for (const words of sentences) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1)
  const gather = (from: number, to: number): Map<string, number> => {
    const weights = new Map<string, number>()
    for (const words of sentences.slice(Math.max(0, from), to)) {
      for (const word of words) {
        const rarity = Math.log(sentences.length / (spread.get(word) ?? 1))
        weights.set(word, (weights.get(word) ?? 0) + rarity)
      }
    }
    return weights
  }
  return sentences
    .slice(1)
    .map((_, index) => cosine(gather(index + 1 - WINDOW, index + 1), gather(index + 1, index + 1 + WINDOW)))
}

function cosine(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): number {
  let dot = 0
  let leftSquares = 0
  let rightSquares = 0
  for (const [word, weight] of left) {
    leftSquares += weight * weight
    dot += weight * (right.get(word) ?? 0)
  }
  for (const weight of right.values()) rightSquares += weight * weight
  return dot / Math.sqrt(leftSquares * rightSquares || 1)
}

/** How far the likeness at each gap lies under the peaks on its two sides. */
function depthsOf(likeness: readonly number[]): number[] {
  return likeness.map((value, index) => climb(likeness, index, -1) + climb(likeness, index, 1) - 2 * value)
}

function climb(likeness: readonly number[], from: number, step: 1 | -1): number {
  let peak = likeness[from] ?? 0
  for (let distance = 1; distance <= FARTHEST_PEAK; distance++) {
    const value = likeness[from + step * distance]
    if (value === undefined || value < peak) break
    peak = value
  }
  return peak
}
