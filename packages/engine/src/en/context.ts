import type { StudyDocument } from '../document.ts'
import type { Sentence } from '../parse/sentences.ts'
import { PROPER_ADJECTIVES, STOP_WORDS, VAGUE_NOUNS } from './data/words.ts'
import { type Token, textOf } from './tagger.ts'

/** What the rules need to know of the whole English document. */
export type EnglishContext = {
  readonly document: StudyDocument
  /** Nouns the text is about: frequent ones and those of its headings. */
  readonly topics: ReadonlySet<string>
  /** 'nervous system': two words side by side that come back, or stand in a heading; in small letters. */
  readonly phrases: ReadonlySet<string>
  /** How often a word stands in small letters and, inside a sentence, with a capital. */
  readonly casing: ReadonlyMap<string, { small: number; capital: number }>
}

/** A long text says more things twice than a short one. */
const FAMILIAR_TIMES = 3
const FAMILIAR_TIMES_IN_SHORT = 2
const SHORT_TEXT_SENTENCES = 120
const TOPIC_COUNT = 3
const TOPIC_SHARE = 0.012
const NEVER_NAMES =
  /^(?:The|A|An|In|On|At|All|Every|Each|Some|Most|Many|Any|When|If|During|For|To|Both|One|Two|Three|By|As|From|After|Before|With|No)$/

export function englishContext(document: StudyDocument, sentences: readonly Sentence[]): EnglishContext {
  return {
    document,
    topics: topicsOf(document, sentences),
    phrases: phrasesOf(document, sentences),
    casing: casingOf(sentences),
  }
}

function topicsOf(document: StudyDocument, sentences: readonly Sentence[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { tokens } of sentences) {
    for (const { tag, lemma } of tokens) {
      if (tag === 'NOUN') counts.set(lemma.toLowerCase(), (counts.get(lemma.toLowerCase()) ?? 0) + 1)
    }
  }
  const least = Math.max(TOPIC_COUNT, sentences.length * TOPIC_SHARE)
  const topics = new Set([...counts].filter(([, count]) => count >= least).map(([noun]) => noun))
  for (const { kind, text } of document.blocks) {
    if (kind === 'heading') for (const word of text.toLowerCase().split(/\W+/)) if (counts.has(word)) topics.add(word)
  }
  return topics.difference(VAGUE_NOUNS)
}

function phrasesOf({ blocks }: StudyDocument, sentences: readonly Sentence[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { tokens } of sentences) {
    tokens.forEach(({ word, tag }, at) => {
      const next = tokens[at + 1]
      if (!/^(?:ADJ|NOUN|PROPN|VERB)$/.test(tag) || !/^(?:NOUN|PROPN)$/.test(next?.tag ?? '')) return
      const phrase = `${word} ${next?.word}`.toLowerCase().replace(/s$/, '')
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
    })
  }
  const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text.toLowerCase())
  const times = sentences.length <= SHORT_TEXT_SENTENCES ? FAMILIAR_TIMES_IN_SHORT : FAMILIAR_TIMES
  const isFamiliar = ([phrase, count]: [string, number]): boolean =>
    count >= times || headings.some((heading) => heading.includes(phrase))
  return new Set([...counts].filter(isFamiliar).map(([phrase]) => phrase))
}

/** Whether the text keeps coming back to the last two words of `words`. */
export const isFamiliar = (words: readonly string[], { phrases }: Pick<EnglishContext, 'phrases'>): boolean =>
  words.length > 1 && phrases.has(words.slice(-2).join(' ').toLowerCase().replace(/s$/, ''))

function casingOf(sentences: readonly Sentence[]): Map<string, { small: number; capital: number }> {
  const casing = new Map<string, { small: number; capital: number }>()
  for (const { tokens } of sentences) {
    tokens.forEach(({ word }, index) => {
      if (!/^\p{L}/u.test(word)) return
      const key = word.toLowerCase()
      const counts = casing.get(key) ?? { small: 0, capital: 0 }
      if (/^\p{Ll}/u.test(word)) counts.small++
      else if (index > 0 && !/^["“‘(:;]$/.test(tokens[index - 1]?.word ?? '')) counts.capital++
      casing.set(key, counts)
    })
  }
  return casing
}

/** Whether `word`, which opens a sentence, keeps its capital inside one. */
export function keepsCapital(word: string, { casing }: EnglishContext): boolean {
  if (NEVER_NAMES.test(word)) return false
  if (
    word === 'I' ||
    /^[A-Z][A-Z0-9]|^[A-Z]\W|[\w-][A-Z]|^[A-Z]$/.test(word) ||
    PROPER_ADJECTIVES.has(word.toLowerCase())
  )
    return true
  const forms = [word, word.replace(/ism$/, 'ist'), word.replace(/ism$/, 'ists')].map((form) =>
    casing.get(form.toLowerCase()),
  )
  return forms.some((counts) => counts !== undefined && counts.capital > counts.small)
}

/** The words of `tokens` as they read inside a sentence. */
export function inSentence(tokens: readonly Token[], context: EnglishContext): string {
  const words = textOf(tokens)
  const [first, ...rest] = tokens
  if (!first) return words
  const isNew = !context.casing.get(first.word.toLowerCase())?.small
  const isOwner = (/^['’]s$/.test(rest[0]?.word ?? '') || /['’]s$/.test(first.word)) && isNew
  const goesOn = isNew && /^(?:\p{Lu}\p{Ll}|&$|d[eu]$|v[ao]n$)/u.test(rest[0]?.word ?? '')
  const isTitle = first.tag !== 'DET' && (goesOn || (rest.length > 0 && rest.every(({ word }) => /^[A-Z]/.test(word))))
  return isOwner || isTitle || keepsCapital(first.word, context)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1)
}

/** 'The rule …': of these there are many in any text, and only the sentences before tell which is meant. */
const LEANING_NOUN =
  /^(?:rule|doctrine|principle|engine|machine|device|disease|patient|company|firm|party|organism|substance|compound|mixture|algorithm|program|function|variable|war|battle|treaty|king|emperor|queen|city|town|region|river|law|theory|model|book|poem|novel|painting|policy|reform|movement|agreement|test|sample|group|letter|machines|operation|technique|equation|formula|graph|curve|line|data|experiment|pigment|organ|structure|layer|period|era)s?$/i

/** Whether the subject is 'the' and a noun that the text is not about, and so some earlier sentence's. */
export function isLeaningSubject(subject: readonly Token[], { topics }: EnglishContext): boolean {
  const [article, noun, ...rest] = subject
  if (!article || !noun || rest.length > 0 || !/^(?:the|these|those)$/i.test(article.word) || noun.tag !== 'NOUN')
    return false
  if (LEANING_NOUN.test(noun.word)) return true
  return !topics.has(noun.lemma.toLowerCase()) && !topics.has(noun.word.toLowerCase())
}

/** The words of `text` that carry subject matter, in small letters. */
export const contentWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word.length > 2 && !STOP_WORDS.has(word))

export const STEM = 6
/** How its content words begin, by which another form of one is known: 'mediation' beside 'mediator'. */
export const stemsOf = (text: string): string[] => contentWords(text).map((word) => word.slice(0, STEM))

const ADDRESS = /\b(?:I|you|your|we|our|my|let[’']s)\b/

/** The share of `sentences` that speak to a reader or of their writer. */
export const addressOf = (sentences: readonly { text: string }[]): number =>
  sentences.filter(({ text }) => ADDRESS.test(text)).length / Math.max(1, sentences.length)
