import { type Message, message } from '@lectern/texts/message'

/**
 * What counts as a word, for limits and prices (requirements/files.md#words): each run of letters and digits is one
 * word, each Chinese character is one word. A run of kana or hangul is a run of letters.
 */
const WORD = /\p{Script=Han}|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+/gv
const HAN = /\p{Script=Han}/gv
const WHITE_SPACE = /\s/g

/** Words in `text`. Linear in its length; 100,000 words take about 10 ms. */
export function countWords(text: string): number {
  let count = 0
  for (const _ of text.matchAll(WORD)) count++
  return count
}

/** Fewer words than one for so many characters are not believed: a text without spaces is work as well. */
const CHARACTERS_PER_PAID_WORD = 12

/** Words in `text` as they are paid for: those it holds, and never fewer than one for each 12 characters (UTF-16 units). */
export const paidWords = (text: string): number => Math.max(countWords(text), paidWordsOfLength(text.length))

/** The fewest words that so many characters are paid as. */
export const paidWordsOfLength = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_PAID_WORD)

/** The most characters that so many paid words can be. */
export const charactersOfPaidWords = (words: number): number => words * CHARACTERS_PER_PAID_WORD

/** Says why more words are paid for than a text holds. */
export const countedByLength = (words: number): Message =>
  message('documents.countedByLength', { words, characters: CHARACTERS_PER_PAID_WORD })

/** The longest start of `text` that holds at most `limitWords` words. */
export function truncateToWords(text: string, limitWords: number): string {
  let count = 0
  for (const match of text.matchAll(WORD)) if (++count > limitWords) return text.slice(0, match.index)
  return text
}

/** Whether more than half of the characters of `text` are Chinese (requirements/credits.md#chunked-runs). */
export function isMostlyChinese(text: string): boolean {
  return (text.match(HAN)?.length ?? 0) > text.replace(WHITE_SPACE, '').length / 2
}
