import { countWords } from '@lectern/domain/words'
import { stem } from '../../answer/stem.ts'
import { STOP_WORDS } from '../../en/data/words.ts'
import { isEnglishWord, rankOf } from '../../lexicon.ts'
import { chainedShare, countParagraphs, diversityOf, type Figures, meanOf, spreadOf } from '../figures.ts'
import { repeatedSentences, withoutSentences } from '../repetition.ts'
import type { EssaySentence } from './sentence.ts'

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu
const COMMON_WORDS = 3000
const RAREST = 26_000
const SUBORDINATOR =
  /\b(?:although|though|because|since|while|whereas|if|unless|when|whenever|which|who|whom|that|whose|where|whether|what|how|why|than|before|until|so that|as long as|even if|despite|provided)\b|[;:—]/gi
const POINTS_BACK = /^(?:this|these|that|those|they|it|he|she|such|both|their|its|his|her|them)$/
/** What cannot stand after an article or a possessive, a preposition, and a finite form of 'be'. */
const BROKEN: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:the|an?|my|our|your|their)$/, /^(?:AUX|ADP|PRON|CCONJ|SCONJ|PUNCT|DET)$/],
  [/^(?:of|at|from|with|for|into)$/, /^(?:AUX|ADP|CCONJ|PUNCT)$/],
  [/^(?:is|are|was|were|will|can)$/, /^(?:AUX|CCONJ)$/],
]
/** Nothing is said of a text with fewer words. */
const FEWEST_JUDGED = 20
/** Shares of unknown words, of broken pairs and of words of grammar, from the worst that is language to the first that is none. */
const SENSE = { unknown: [0.15, 0.4], broken: [0.015, 0.05], grammar: [0.36, 0.22] } as const
export const LINKER =
  /\b(?:however|therefore|moreover|furthermore|in addition|for example|for instance|on the other hand|on the one hand|in contrast|as a result|consequently|nevertheless|nonetheless|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|in conclusion|to sum up|to conclude|first of all|besides|similarly|likewise|to begin with|thus|hence|overall|meanwhile|in my opinion|in other words|in fact|admittedly|in short|lastly|next|then|yet|instead)\b/gi
const SUPPORT =
  /\b(?:for example|for instance|such as|because|since|due to|according to|as a result|therefore|research|study|studies|reason|evidence|shows?|suggests?)\b/gi

export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** The figures of an English essay. Its length is counted as everywhere in the product; the rest looks at words of a language. */
export function englishFigures(whole: string, allSentences: readonly EssaySentence[]): Figures {
  const compared = allSentences.map((sentence) => ({ ...sentence, words: contentOf(sentence), sentence }))
  const repeated = repeatedSentences(compared)
  const essay = withoutSentences(whole, repeated)
  const own = compared.filter((one) => !repeated.has(one))
  const sentences = own.map(({ sentence }) => sentence)
  const words = wordsOf(essay).map((word) => word.toLowerCase())
  const lengths = sentences.map(({ start, end }) => countWords(whole.slice(start, end))).filter((length) => length > 0)
  const count = Math.max(1, lengths.length)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const [wordsASentence, syllablesAWord] = [words.length / count, words.length > 0 ? syllables / words.length : 0]
  const linkers = essay.toLowerCase().match(LINKER) ?? []
  const distinctLength = countWords(essay)
  const paragraphs = countParagraphs(essay)
  return {
    length: countWords(whole),
    distinctLength,
    sense: senseOf(words, sentences),
    sentences: allSentences.length,
    paragraphs,
    meanSentence: meanOf(lengths),
    spread: spreadOf(lengths),
    diversity: diversityOf(words),
    linkers: linkers.length,
    linkerKinds: new Set(linkers).size,
    meanParagraph: distinctLength / Math.max(1, paragraphs),
    chained: chainedShare(
      own.map((one) => ({
        words: one.words,
        pointsBack: one.sentence.words.some(({ lower }) => POINTS_BACK.test(lower)),
      })),
    ),
    complexity: (essay.match(SUBORDINATOR) ?? []).length / count,
    ...frequencyFigures(words),
    readingEase: 206.835 - 1.015 * wordsASentence - 84.6 * syllablesAWord,
    grade: 0.39 * wordsASentence + 11.8 * syllablesAWord - 15.59,
    support: (essay.match(SUPPORT) ?? []).length,
  }
}

const isContent = (word: string): boolean => word.length > 2 && !STOP_WORDS.has(word)

const contentOf = ({ words }: EssaySentence): string[] =>
  words.filter(({ lower }) => isContent(lower)).map(({ lemma }) => stem(lemma))

function frequencyFigures(words: readonly string[]): Pick<Figures, 'rarity' | 'rareShare'> {
  const ranks = [...new Set(words)]
    .filter((word) => isContent(word) && isEnglishWord(word))
    .map((word) => Math.min(RAREST, rankOf(word)))
  return {
    rarity: meanOf(ranks.map(Math.log)),
    rareShare: ranks.length > 0 ? ranks.filter((rank) => rank > COMMON_WORDS).length / ranks.length : 0,
  }
}

/** How far a text reads as English: by unknown words, words side by side that cannot be, and words of grammar. */
function senseOf(words: readonly string[], sentences: readonly EssaySentence[]): number {
  if (words.length < FEWEST_JUDGED) return 1
  const unknown = words.filter((word) => !isEnglishWord(word)).length
  const grammar = words.filter((word) => STOP_WORDS.has(word)).length
  const broken = sentences.reduce(
    (sum, { words: own, at }) =>
      sum +
      own.filter(({ lower }, index) => BROKEN.some(([word, next]) => word.test(lower) && next.test(at(index + 1).tag)))
        .length,
    0,
  )
  const left = (value: number, [good, bad]: readonly [number, number]): number =>
    Math.max(0, Math.min(1, (value / words.length - bad) / (good - bad)))
  return Math.min(left(unknown, SENSE.unknown), left(broken, SENSE.broken), left(grammar, SENSE.grammar))
}

/** Syllables by groups of vowels, silent endings off. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const sounded = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}
