/** 'check-yourself': only a person can tell. */
export type Verdict = 'correct' | 'incorrect' | 'check-yourself'

/** What a brief answer is marked by: in normal form, and as it was written, with its capitals and marks. */
export type BriefAnswer = {
  readonly question: string
  readonly answer: string
  readonly writtenAnswer: string
  readonly reference: string
  /** The reference as it was written. */
  readonly written: string
}

/** '2^(n-1)', 'O(n)', 'y = 2x', '1/2': what its figures alone do not say. */
export const FORMULA = /[\^=√×÷*]|\d\s*\/\s*\d|\d\s*[a-z]\b|\b[a-z]\s*(?:[(/+−]|-\s*\d)|[²³⁻]/i
/** What is asked for is named, but perhaps not meant. */
export const HEDGED = /\b(?:or|nor|not|either|instead)\b|n't\b|不是|而非|或/
