/** How much of the text goes into the notes. */
export type Density = {
  /** The share of a part's sentences that are kept, 0 to 1. */
  readonly share: number
  /** Most key terms a part. */
  readonly terms: number
}

const USUAL: Density = { share: 0.22, terms: 8 }
/** What words of a purpose ask for; the first that fits decides. */
const WISHES: readonly (readonly [RegExp, Density])[] = [
  [/vocabular|definition|key ?terms?|glossary|词汇|詞彙|术语|術語|定义|定義/i, { share: 0.1, terms: 16 }],
  [/summar|brief|overview|short|摘要|概要|简要|簡要|总结|總結/i, { share: 0.14, terms: 5 }],
  [/detail|thorough|comprehensive|complete|详细|詳細|全面/i, { share: 0.34, terms: 12 }],
  [/exam|revision|test|考试|考試|复习|複習/i, { share: 0.26, terms: 10 }],
]

export const densityFor = (purpose: string): Density => WISHES.find(([wish]) => wish.test(purpose))?.[1] ?? USUAL
