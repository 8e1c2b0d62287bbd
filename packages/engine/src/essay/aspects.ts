import type { Aspect } from './exams.ts'
import type { Figures } from './figures.ts'

/** What the figures of an essay say of each aspect, 0 (weak) to 1 (strong). */
export type Aspects = Readonly<Record<Aspect, number>>

/** Figures at which an aspect counts nothing, and at which it counts in full. */
type Range = readonly [from: number, to: number]
type Scale = {
  readonly mistakesAHundred: Range
  readonly diversity: Range
  readonly rareShare: Range
  readonly complexity: Range
  readonly spread: Range
  readonly meanSentence: Range
  /** Words or characters for each linker. */
  readonly wordsALinker: number
}

const ENGLISH: Scale = {
  mistakesAHundred: [14, 0],
  diversity: [35, 100],
  rareShare: [0.08, 0.28],
  complexity: [0, 1.4],
  spread: [0, 8],
  meanSentence: [8, 20],
  wordsALinker: 45,
}
const CHINESE: Scale = {
  mistakesAHundred: [5, 0],
  diversity: [40, 160],
  rareShare: [0, 0.05],
  complexity: [0, 0.4],
  spread: [0, 14],
  meanSentence: [12, 32],
  wordsALinker: 70,
}
const FEWEST_LINKERS = 4
const PARAGRAPHS: Range = [1, 4]
const SUPPORTS_A_HUNDRED: Range = [0, 2]
/** How fully an essay without a topic to compare with counts as being on it. */
const RELEVANCE_UNKNOWN = 0.6

const share = (value: number, [from, to]: Range): number => Math.max(0, Math.min(1, (value - from) / (to - from)))

/** `relevance` is the share of the topic's words that the essay takes up, null where no topic is given. */
export function aspectsOf(
  figures: Figures,
  mistakes: number,
  expectedWords: number,
  relevance: number | null,
  isChinese: boolean,
): Aspects {
  const scale = isChinese ? CHINESE : ENGLISH
  const { length } = figures
  if (length === 0) return { accuracy: 0, vocabulary: 0, sentences: 0, cohesion: 0, development: 0, relevance: 0 }
  const fullness = Math.min(1, length / expectedWords)
  const linkers = share(figures.linkerKinds, [0, Math.max(FEWEST_LINKERS, Math.min(10, length / scale.wordsALinker))])
  return {
    accuracy: share((mistakes / length) * 100, scale.mistakesAHundred) * (0.4 + 0.6 * fullness),
    vocabulary:
      (0.55 * share(figures.diversity, scale.diversity) + 0.45 * share(figures.rareShare, scale.rareShare)) *
      (0.3 + 0.7 * fullness),
    sentences:
      (0.5 * share(figures.complexity, scale.complexity) +
        0.25 * share(figures.spread, scale.spread) +
        0.25 * share(figures.meanSentence, scale.meanSentence)) *
      (0.3 + 0.7 * fullness),
    cohesion: 0.5 * linkers + 0.5 * share(figures.paragraphs, PARAGRAPHS) * (0.3 + 0.7 * fullness),
    development: fullness * (0.65 + 0.35 * share((figures.support / length) * 100, SUPPORTS_A_HUNDRED)),
    relevance: (relevance === null ? RELEVANCE_UNKNOWN : Math.min(1, relevance * 1.5)) * fullness,
  }
}
