import { withDigits } from '../marking/numerals.ts'

/** A word of a sentence that is spoken: as it is written, and as it is compared. */
export type SpokenToken = { readonly text: string; readonly key: string }

/** Scripts without spaces go by character, everything else by word. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]]+(?:['’\-][\p{L}\p{M}\p{N}]+)*/gv

/** The words of `text` in order: Chinese by character, marks left out. */
export const tokensOf = (text: string): SpokenToken[] =>
  [...text.normalize('NFC').matchAll(TOKEN)].map(([word]) => ({ text: word, key: keyOf(word) }))

/** Letters alone, small; a number word as its digits, for recognisers write either. */
const keyOf = (word: string): string => withDigits(word.normalize('NFKC').toLowerCase().replace(/['’-]/g, ''))
