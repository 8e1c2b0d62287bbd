const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })

const wordsOf = (text: string): string[] => Array.from(SEGMENTER.segment(text), ({ segment }) => segment)

/** Two versions of the same words: what both begin and end with, and what of each stands between. */
export function changedWords(quote: string, correction: string) {
  const [said, better] = [wordsOf(quote), wordsOf(correction)]
  const shorter = Math.min(said.length, better.length)
  let start = 0
  while (start < shorter && said[start] === better[start]) start++
  let end = 0
  while (end < shorter - start && said.at(-1 - end) === better.at(-1 - end)) end++
  const between = (words: readonly string[]) => words.slice(start, words.length - end).join('')
  return {
    before: said.slice(0, start).join(''),
    wrong: between(said),
    right: between(better),
    after: said.slice(said.length - end).join(''),
  }
}

const GOES_ON_AFTER = /^\s*[\p{L}\p{N}]/u
const WENT_ON_BEFORE = /[\p{L}\p{N}]\s*$/u

/** Whether a quote begins, and ends, in the middle of what was said. */
export function isCutFrom(turns: readonly { said: string }[], quote: string): { before: boolean; after: boolean } {
  const said = turns.find((turn) => turn.said.includes(quote))?.said ?? ''
  const at = said.indexOf(quote)
  if (at < 0) return { before: false, after: false }
  return { before: WENT_ON_BEFORE.test(said.slice(0, at)), after: GOES_ON_AFTER.test(said.slice(at + quote.length)) }
}
