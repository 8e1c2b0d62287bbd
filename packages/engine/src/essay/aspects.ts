import type { Aspect } from './exams.ts'
import type { Figures } from './figures.ts'

/** What the figures of an essay say of each aspect, 0 (weak) to 1 (strong). */
export type Aspects = Readonly<Record<Aspect, number>>

/** Figures at which an aspect counts nothing, and at which it counts in full. */
type Range = readonly [from: number, to: number]
type Scale = {
  readonly mistakesAHundred: Range
  readonly diversity: Range
  readonly rarity: Range
  readonly rareShare: Range
  readonly complexity: Range
  readonly spread: Range
  readonly meanSentence: Range
  readonly meanParagraph: Range
  readonly chained: Range
}

/** By 12 essays of bands 4 to 9, and for Chinese by 4 of three levels (docs/engine.md). */
const ENGLISH: Scale = {
  mistakesAHundred: [10, 0],
  diversity: [40, 150],
  rarity: [6.1, 7.6],
  rareShare: [0.1, 0.45],
  complexity: [0, 1.1],
  spread: [1, 8],
  meanSentence: [7, 18],
  meanParagraph: [20, 65],
  chained: [0.15, 0.6],
}
const CHINESE: Scale = {
  mistakesAHundred: [4, 0],
  diversity: [40, 170],
  rarity: [0, 1],
  rareShare: [0, 0.05],
  complexity: [0, 0.5],
  spread: [4, 18],
  meanSentence: [14, 36],
  meanParagraph: [30, 110],
  chained: [0.15, 0.6],
}
const ENOUGH_LINKERS = 3
const PARAGRAPHS: Range = [1, 4]
const SUPPORTS_A_HUNDRED: Range = [0, 1.5]
/** How fully an essay without a topic to compare with counts as being on it. */
const RELEVANCE_UNKNOWN = 0.6
/** Below, an essay does not keep to its topic at all; from there on it does. */
const ON_TOPIC: Range = [0.1, 0.35]
/** What is left of an essay on something else: of what it says, and of how it says it. */
const OFF_TOPIC = { content: 0.1, form: 0.5 }

const share = (value: number, [from, to]: Range): number => Math.max(0, Math.min(1, (value - from) / (to - from)))

/**
 * What the figures say. Repeated sentences count once. Of a text that makes no sense, or keeps away from its topic, all
 * aspects fall. @param relevance how far it keeps to its topic, null where no topic is given
 */
export function aspectsOf(
  figures: Figures,
  mistakes: number,
  expectedWords: number,
  relevance: number | null,
  isChinese: boolean,
): Aspects {
  const scale = isChinese ? CHINESE : ENGLISH
  const length = figures.distinctLength
  if (length === 0) return { accuracy: 0, vocabulary: 0, sentences: 0, cohesion: 0, development: 0, relevance: 0 }
  const fullness = Math.min(1, length / expectedWords)
  const part = 0.3 + 0.7 * fullness
  const onTopic = relevance === null ? 1 : share(relevance, ON_TOPIC)
  const original = length / Math.max(1, figures.length)
  const form = figures.sense * (OFF_TOPIC.form + (1 - OFF_TOPIC.form) * onTopic) * (0.5 + 0.5 * original)
  const content = figures.sense * (OFF_TOPIC.content + (1 - OFF_TOPIC.content) * onTopic) * original
  const developed = share(figures.meanParagraph, scale.meanParagraph)
  const supported = share((figures.support / length) * 100, SUPPORTS_A_HUNDRED)
  return {
    accuracy: form * share((mistakes / length) * 100, scale.mistakesAHundred) * (0.4 + 0.6 * fullness),
    vocabulary: form * part * vocabularyOf(figures, scale, isChinese),
    sentences: form * part * sentencesOf(figures, scale),
    cohesion:
      form *
      part *
      (0.25 * share(figures.linkerKinds, [0, ENOUGH_LINKERS]) +
        0.2 * share(figures.paragraphs, PARAGRAPHS) +
        0.3 * developed +
        0.25 * share(figures.chained, scale.chained)),
    development: content * fullness * (0.45 + 0.2 * supported + 0.35 * developed),
    relevance: content * (relevance === null ? RELEVANCE_UNKNOWN : Math.min(1, relevance * 1.5)) * fullness,
  }
}

function vocabularyOf({ diversity, rarity, rareShare }: Figures, scale: Scale, isChinese: boolean): number {
  const varied = share(diversity, scale.diversity)
  const rare = share(rareShare, scale.rareShare)
  return isChinese ? 0.55 * varied + 0.45 * rare : 0.2 * varied + 0.6 * share(rarity, scale.rarity) + 0.2 * rare
}

const sentencesOf = ({ complexity, spread, meanSentence }: Figures, scale: Scale): number =>
  0.4 * share(complexity, scale.complexity) +
  0.2 * share(spread, scale.spread) +
  0.4 * share(meanSentence, scale.meanSentence)
