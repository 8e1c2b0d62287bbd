/** The language that an essay is written in. */
export type EssayLanguage = 'english' | 'chinese'

/** What is measured of an essay, whatever its language. Lengths are in words, or in Chinese characters. */
export type Figures = {
  readonly length: number
  /** Without the sentences that say an earlier one over again. */
  readonly distinctLength: number
  /** How far it reads as language, 0 (letters at random) to 1. */
  readonly sense: number
  readonly sentences: number
  readonly paragraphs: number
  readonly meanSentence: number
  /** Standard deviation of the sentences' lengths. */
  readonly spread: number
  /** Measure of textual lexical diversity: how many words in a row go by before words repeat too often. */
  readonly diversity: number
  readonly linkers: number
  /** Different linking words and phrases. */
  readonly linkerKinds: number
  /** Words, or characters, a paragraph. */
  readonly meanParagraph: number
  /** The share of sentences that take up a word of the one before, or point back to it. */
  readonly chained: number
  /** Subordinate clauses a sentence; idioms and set phrases in Chinese. */
  readonly complexity: number
  /** The mean logarithm of its different words' places by frequency; 0 for Chinese. */
  readonly rarity: number
  /** The share of words beyond the 3,000 most frequent, or of idioms among Chinese words, 0 to 1. */
  readonly rareShare: number
  /** Flesch reading ease and Flesch-Kincaid grade; null for Chinese. */
  readonly readingEase: number | null
  readonly grade: number | null
  /** Words that give an example or a reason. */
  readonly support: number
}

const DIVERSITY_THRESHOLD = 0.72

/** MTLD of `words`, the mean of reading them forwards and backwards (McCarthy and Jarvis 2010). */
export function diversityOf(words: readonly string[]): number {
  return words.length === 0 ? 0 : (runLength(words) + runLength(words.toReversed())) / 2
}

function runLength(words: readonly string[]): number {
  let runs = 0
  let length = 0
  let seen = new Set<string>()
  for (const word of words) {
    length++
    seen.add(word)
    if (seen.size / length > DIVERSITY_THRESHOLD) continue
    runs++
    length = 0
    seen = new Set()
  }
  if (length > 0) runs += (1 - seen.size / length) / (1 - DIVERSITY_THRESHOLD)
  return runs > 0 ? words.length / runs : words.length
}

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

export function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}

export const countParagraphs = (text: string): number => {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim()).length
  const lines = text.split('\n').filter((line) => line.trim().length > 0).length
  return blocks > 1 ? blocks : lines
}

/** The share of sentences that share a word with the one before, or point back to it. */
export function chainedShare(
  sentences: readonly { readonly words: readonly string[]; readonly pointsBack: boolean }[],
): number {
  const chained = sentences.filter(({ words, pointsBack }, index) => {
    const before = sentences[index - 1]
    return before !== undefined && (pointsBack || !new Set(words).isDisjointFrom(new Set(before.words)))
  })
  return sentences.length > 1 ? chained.length / (sentences.length - 1) : 0
}
