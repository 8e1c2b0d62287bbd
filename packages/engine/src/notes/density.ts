/** How much of the text goes into the notes. */
export type Density = {
  /** The share of a part's sentences that are kept, 0 to 1. */
  readonly share: number
  /** Fewest points of a part that has as many. */
  readonly points: number
  /** Most key terms a part. */
  readonly terms: number
  /** Whether lines of lists count as much as sentences, so that an outline is thinned like prose. */
  readonly isBrief?: boolean
}

const USUAL: Density = { share: 0.6, points: 3, terms: 8 }
/** What words of a purpose ask for; the first that fits decides. */
const WISHES: readonly (readonly [RegExp, Density])[] = [
  [/vocabular|definition|key ?terms?|glossary|词汇|詞彙|术语|術語|定义|定義/i, { share: 0.2, points: 2, terms: 16 }],
  [/summar|brief|overview|short|摘要|概要|简要|簡要|总结|總結/i, { share: 0.3, points: 2, terms: 5, isBrief: true }],
  [/detail|thorough|comprehensive|complete|详细|詳細|全面/i, { share: 0.65, points: 4, terms: 12 }],
  [/exam|revision|test|考试|考試|复习|複習/i, { share: 0.55, points: 3, terms: 10 }],
]
/** Less of a long material is kept, so that its notes can be read: from so many pieces on, by so much. */
const LONG: readonly (readonly [pieces: number, by: number])[] = [
  [12, 0.4],
  [4, 0.65],
]

/** @param pieces in how many the whole material was cut, of which notes are made one after the other */
export function densityFor(purpose: string, pieces: number): Density {
  const density = WISHES.find(([wish]) => wish.test(purpose))?.[1] ?? USUAL
  const by = LONG.find(([least]) => pieces >= least)?.[1] ?? 1
  return { ...density, share: density.share * by }
}
