import { jaccard } from '../likeness.ts'
import type { Point } from './points.ts'

const FEWEST = 3
const MOST = 6
const SENTENCES_A_LINE = 60
const MOST_ALIKE = 0.3
/** With more parts than this, no part gives two lines. */
const FEW_PARTS = 5

/** The three to six weightiest of the points `byPart`, in the order of the text. */
export function summarise(byPart: readonly (readonly Point[])[], sentenceCount: number): string[] {
  const wanted = Math.min(MOST, Math.max(FEWEST, Math.round(sentenceCount / SENTENCES_A_LINE)))
  const ranked = byPart
    .flatMap((points, part) => points.map((point) => ({ point, part })))
    .filter(({ point }) => /[.。]$/.test(point.text))
    .toSorted((a, b) => b.point.weight - a.point.weight)
  const chosen: typeof ranked = []
  for (const candidate of ranked) {
    if (chosen.length === wanted) break
    const isSamePart = byPart.length > FEW_PARTS && chosen.some(({ part }) => part === candidate.part)
    const isAlike = chosen.some(({ point }) => jaccard(point.words, candidate.point.words) > MOST_ALIKE)
    if (!isSamePart && !isAlike) chosen.push(candidate)
  }
  return chosen.toSorted((a, b) => a.point.sentence.id - b.point.sentence.id).map(({ point }) => point.text)
}
