import type { Message } from '@lectern/texts/message'
import type { PartOfSpeech } from 'wink-nlp'
import { tagSentences } from '../../en/tagger.ts'
import type { Finding, MistakeKind } from '../mistake.ts'
import { COUNTED_NOUNS, PEOPLE, UNCOUNTED } from './data/nouns.ts'
import { singular } from './inflect.ts'

/** A word or mark of an essay with its place. */
export type Word = {
  readonly text: string
  /** In small letters. */
  readonly lower: string
  readonly lemma: string
  readonly tag: PartOfSpeech
  readonly start: number
  readonly end: number
}

/** A sentence of an essay. Beyond its ends there are no words: `at` gives an empty one there. */
export type EssaySentence = {
  readonly words: readonly Word[]
  readonly at: (index: number) => Word
  readonly start: number
  readonly end: number
}

/** What finds mistakes in one sentence. */
export type SentenceRule = (sentence: EssaySentence) => Finding[]

/** A line, with those after it that go on in small letters: text from a file is often broken into lines. */
const PARAGRAPH = /(?:[^\n]|(?<=[^\n.!?:])\n(?=\p{Ll}))+/gu

/** The paragraphs of `essay`, each with its place. */
export const paragraphsOf = (essay: string): { readonly text: string; readonly start: number }[] =>
  [...essay.matchAll(PARAGRAPH)].map(({ 0: text, index }) => ({ text, start: index }))

/** The sentences of `essay`. */
export function sentencesOf(essay: string): EssaySentence[] {
  return paragraphsOf(essay).flatMap(({ text: paragraph, start: paragraphStart }) =>
    tagSentences(paragraph).flatMap(({ tokens, from }) => {
      let place = paragraphStart + from
      const words = tokens.map(({ word, lemma, tag, space }) => {
        const start = place + space.length
        place = start + word.length
        return { text: word, lower: word.toLowerCase(), lemma: lemma.toLowerCase(), tag, start, end: place }
      })
      if (words[0]) words[0] = withoutCapital(words[0])
      const [first, last] = [words[0], words.at(-1)]
      if (!first || !last || words.some(({ text, start, end }) => essay.slice(start, end) !== text)) return []
      const none: Word = { text: '', lower: '', lemma: '', tag: 'X', start: last.end, end: last.end }
      return [{ words, at: (at: number) => words[at] ?? none, start: first.start, end: last.end }]
    }),
  )
}

/** The first word of a sentence, which its capital may have made a name, as the noun it is. */
const withoutCapital = (word: Word): Word =>
  word.tag === 'PROPN' && (UNCOUNTED.has(word.lower) || COUNTED_NOUNS.has(word.lower) || PEOPLE.has(word.lower))
    ? { ...word, tag: 'NOUN', lemma: singular(word.lower) }
    : word

/** `replacement` for `word`, with the capital of what it replaces. */
export function correct(
  word: Word,
  replacement: string,
  kind: MistakeKind,
  remark: Message,
  confidence = 0.85,
): Finding {
  const isCapital = /^\p{Lu}/u.test(word.text) && word.text !== 'I'
  const cased = isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
  return { start: word.start, end: word.end, text: word.text, replacement: cased, kind, remark, confidence }
}

export const isPluralNoun = ({ tag, lower, lemma }: Word): boolean =>
  /^(?:people|children|men|women|feet|teeth|police|criteria|phenomena|bacteria|offspring|mice|geese|cattle|stimuli|fungi|nuclei|alumni)$/.test(
    lower,
  ) ||
  (tag === 'NOUN' &&
    /s$/.test(lower) &&
    !/(?:ss|us|is|news|series|species|means|(?:phys|polit|econom|athlet|ethic|statist|genet|mathemat|electron|gymnast|linguist)ics)$/.test(
      lower,
    ) &&
    lemma !== lower)

export const isSingularNoun = (word: Word): boolean =>
  word.tag === 'NOUN' && !isPluralNoun(word) && !/s$/.test(word.lower) && /^[a-z]+$/.test(word.lower)
