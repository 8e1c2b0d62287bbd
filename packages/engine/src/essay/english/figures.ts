import { countWords } from '@lectern/domain/words'
import { countParagraphs, diversityOf, type Figures, meanOf, spreadOf } from '../figures.ts'
import type { EssaySentence } from './sentence.ts'

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu
const LONG_WORD = 8
const SUBORDINATOR =
  /\b(?:although|though|because|since|while|whereas|if|unless|when|whenever|which|who|that|whose|where|after|before|until|so that|as long as|even if|despite|provided)\b/gi
export const LINKER =
  /\b(?:however|therefore|moreover|furthermore|in addition|for example|for instance|on the other hand|on the one hand|in contrast|as a result|consequently|nevertheless|nonetheless|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|in conclusion|to sum up|to conclude|first of all|besides|similarly|likewise|to begin with|thus|hence|overall|meanwhile|in my opinion|in other words|in fact|admittedly|in short|lastly|next|then|yet|instead)\b/gi
const SUPPORT =
  /\b(?:for example|for instance|such as|because|since|due to|according to|as a result|therefore|research|study|studies|reason|evidence|shows?|suggests?)\b/gi

export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** The figures of an English essay. Its length is counted as everywhere in the product; the rest looks at words of a language. */
export function englishFigures(essay: string, sentences: readonly EssaySentence[]): Figures {
  const words = wordsOf(essay).map((word) => word.toLowerCase())
  const lengths = sentences.map(({ start, end }) => countWords(essay.slice(start, end))).filter((length) => length > 0)
  const count = Math.max(1, lengths.length)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const [wordsASentence, syllablesAWord] = [words.length / count, words.length > 0 ? syllables / words.length : 0]
  const linkers = essay.toLowerCase().match(LINKER) ?? []
  return {
    length: countWords(essay),
    sentences: lengths.length,
    paragraphs: countParagraphs(essay),
    meanSentence: meanOf(lengths),
    spread: spreadOf(lengths),
    diversity: diversityOf(words),
    linkers: linkers.length,
    linkerKinds: new Set(linkers).size,
    complexity: (essay.match(SUBORDINATOR) ?? []).length / count,
    rareShare: words.length > 0 ? words.filter((word) => word.length >= LONG_WORD).length / words.length : 0,
    readingEase: 206.835 - 1.015 * wordsASentence - 84.6 * syllablesAWord,
    grade: 0.39 * wordsASentence + 11.8 * syllablesAWord - 15.59,
    support: (essay.match(SUPPORT) ?? []).length,
  }
}

/** Syllables by groups of vowels, silent endings off. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const sounded = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}
