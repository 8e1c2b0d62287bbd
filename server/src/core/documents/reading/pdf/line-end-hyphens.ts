/** PDFium's mark for a hyphen at a line's end, the line end itself dropped. */
const MARK = '\ufffe'
const LONGEST_PART = 40
const PART_BEFORE = /[\p{L}\p{N}-]*$/u
const PART_AFTER = /^[\p{L}\p{N}]*/u
const WORD_OR_COMPOUND = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/**
 * Whether a hyphen at a line's end belongs to the word or only to the line is decided by how the text writes the word
 * elsewhere ('fixed-size'); where it does not, two halves in lower case are one broken word ('al-gorithm'), unless both
 * are words of the text by themselves, or of English where both together are none.
 */
export async function restoreHyphens(text: string): Promise<string> {
  if (!text.includes(MARK)) return text
  const pieces = text.split(MARK)
  const words = listWords(pieces)
  // Most documents have no such hyphen, and are read without a dictionary.
  const { isCompound } = await import('@lectern/engine/lexicon')
  const joined = pieces.map((piece, index) => {
    const previous = pieces[index - 1]
    if (previous === undefined) return piece
    const [before, after] = [partBefore(previous), partAfter(piece)]
    return belongsToWord(before, after, words, isCompound) ? `-${piece}` : piece
  })
  return joined.join('')
}

const partBefore = (text: string) => PART_BEFORE.exec(text.slice(-LONGEST_PART))?.[0] ?? ''
const partAfter = (text: string) => PART_AFTER.exec(text.slice(0, LONGEST_PART))?.[0] ?? ''

/** The words of the text, without the halves on either side of a mark. */
function listWords(pieces: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const [index, piece] of pieces.entries()) {
    const start = index === 0 ? 0 : partAfter(piece).length
    const end = index === pieces.length - 1 ? piece.length : piece.length - partBefore(piece).length
    for (const [found] of piece.slice(start, end).toLowerCase().matchAll(WORD_OR_COMPOUND)) {
      words.add(found)
      for (const word of found.split('-')) words.add(word)
    }
  }
  return words
}

function belongsToWord(
  before: string,
  after: string,
  words: ReadonlySet<string>,
  isCompound: (before: string, after: string) => boolean,
): boolean {
  const isKnown = (word: string) => words.has(word.toLowerCase())
  if (isKnown(`${before}-${after}`)) return true
  if (isKnown(`${before}${after}`)) return false
  const canBeOneWord = /^\p{L}*\p{Ll}$/u.test(before) && /^\p{Ll}/u.test(after)
  return !canBeOneWord || (isKnown(before) && isKnown(after)) || isCompound(before, after)
}
