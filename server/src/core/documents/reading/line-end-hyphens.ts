/** PDFium's mark for a hyphen at a line's end, the line end itself dropped. Bounded, so that no run of letters costs more than its length. */
const MARKED_BREAK = /([\p{L}\p{N}-]{0,40})\ufffe([\p{L}\p{N}]{0,40})/gu
const WORD = /[\p{L}\p{N}]+/gu
const COMPOUND = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu

/**
 * Whether a hyphen at a line's end belongs to the word or only to the line is decided by how the text writes the word
 * elsewhere ('fixed-size'); where it does not, two halves in lower case are one broken word ('al-gorithm'), unless both
 * are words of the text by themselves.
 */
export function restoreHyphens(text: string): string {
  if (!text.includes('\ufffe')) return text
  const words = listWords(text.replace(MARKED_BREAK, ' '))
  return text.replace(MARKED_BREAK, (_, before: string, after: string) =>
    belongsToWord(before, after, words) ? `${before}-${after}` : `${before}${after}`,
  )
}

function listWords(text: string): Set<string> {
  const words = new Set<string>()
  for (const pattern of [WORD, COMPOUND]) {
    for (const [word] of text.matchAll(pattern)) words.add(word.toLowerCase())
  }
  return words
}

function belongsToWord(before: string, after: string, words: ReadonlySet<string>): boolean {
  const isKnown = (word: string) => words.has(word.toLowerCase())
  if (isKnown(`${before}-${after}`)) return true
  if (isKnown(`${before}${after}`)) return false
  const canBeOneWord = /^\p{L}*\p{Ll}$/u.test(before) && /^\p{Ll}/u.test(after)
  return !canBeOneWord || (isKnown(before) && isKnown(after))
}
