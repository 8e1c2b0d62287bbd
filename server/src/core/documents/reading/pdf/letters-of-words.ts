import { type RecognisedWord, WORD_SCALE } from '../pictures/recognised-word.ts'
import type { Letter } from './page-letters.ts'

/** The letters of words that were recognised, as wide as each other within their word. */
export const lettersOfWords = (words: readonly RecognisedWord[]): Letter[] =>
  words.flatMap(([text, left, top, right, bottom]) => {
    const characters = Array.from(text)
    const width = (right - left) / WORD_SCALE / characters.length
    const [above, below] = [top / WORD_SCALE, bottom / WORD_SCALE]
    return characters.map((character, index) => {
      const from = left / WORD_SCALE + index * width
      const box = { left: from, top: above, right: from + width, bottom: below }
      return { character, box: { ...box, inkTop: above, inkBottom: below, hasInk: true } }
    })
  })
