import type { StudyDocument } from '../document.ts'
import type { Sentence } from '../parse/sentences.ts'
import { GENERAL_NOUNS, STOP_WORDS } from './data/words.ts'
import { type Token, textOf } from './tagger.ts'

/** A word or phrase the text keeps coming back to. */
export type Term = {
  readonly text: string
  /** Small letters, the last word in its singular. */
  readonly key: string
  readonly count: number
  /** Weight: how often it stands for itself, more for phrases and for words of headings. */
  readonly score: number
  readonly sentences: ReadonlySet<number>
  readonly sections: ReadonlySet<number>
  /** Whether it stands in a heading or in bold. */
  readonly isMarked: boolean
  readonly isName: boolean
}

type Tally = { text: string; count: number; sentences: Set<number>; sections: Set<number>; isName: boolean }

const LONGEST_PHRASE = 4
const WORD = /^\p{L}[\p{L}\p{N}’'-]*$/u
const PHRASE_TAG = /^(?:ADJ|NOUN|PROPN)$/

/** The terms of `sentences`, which are English ones of `document`, by key. */
export function findTerms(document: StudyDocument, sentences: readonly Sentence[]): Map<string, Term> {
  const tallies = new Map<string, Tally>()
  for (const sentence of sentences) {
    for (const phrase of phrasesOf(sentence.tokens)) tally(tallies, phrase, sentence)
  }
  const nested = countNested(tallies)
  const headings = document.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text.toLowerCase())
  const headingWords = new Set(headings.flatMap((heading) => heading.split(/\W+/)))
  const marked = new Set(sentences.flatMap((sentence) => sentence.marked).map((span) => span.toLowerCase()))
  const terms = new Map<string, Term>()
  for (const [key, found] of tallies) {
    const isMarked =
      marked.has(found.text.toLowerCase()) ||
      (mayBeIn(headingWords, key) && headings.some((heading) => isInHeading(heading, key)))
    terms.set(key, {
      ...found,
      key,
      isMarked,
      score: weigh(key, found, nested.get(key) ?? 0, isMarked, document.sections.length),
    })
  }
  return terms
}

function tally(tallies: Map<string, Tally>, phrase: readonly Token[], sentence: Sentence): void {
  const text = textOf(phrase)
  const key = keyOf(phrase)
  const found = tallies.get(key) ?? { text, count: 0, sentences: new Set(), sections: new Set(), isName: true }
  found.count++
  found.sentences.add(sentence.id)
  found.sections.add(sentence.section)
  if (!/^\p{Lu}/u.test(text)) {
    found.isName = false
    found.text = text
  }
  tallies.set(key, found)
}

const keyOf = (phrase: readonly Token[]): string =>
  phrase
    .map(({ word, lemma, tag }, index) => (index === phrase.length - 1 && tag === 'NOUN' ? lemma : word).toLowerCase())
    .join(' ')

/** Every noun phrase of a sentence and every shorter one that ends like it. */
function* phrasesOf(tokens: readonly Token[]): Generator<readonly Token[]> {
  const isPart = (token: Token | undefined): boolean =>
    token !== undefined && PHRASE_TAG.test(token.tag) && WORD.test(token.word)
  for (let from = 0; from < tokens.length; from++) {
    if (!isPart(tokens[from])) continue
    let end = from
    while (isPart(tokens[end])) end++
    const next = end
    while (end > from && tokens[end - 1]?.tag === 'ADJ') end--
    for (let start = Math.max(from, end - LONGEST_PHRASE); start < end; start++) {
      const phrase = tokens.slice(start, end)
      if (isPhrase(phrase)) yield phrase
    }
    from = next
  }
}

function isPhrase(phrase: readonly Token[]): boolean {
  const words = phrase.map(({ word }) => word.toLowerCase())
  const [first = ''] = words
  if (words.some((word) => STOP_WORDS.has(word))) return false
  if (words.length > 1) return !(GENERAL_NOUNS.has(first) && words.length === 2 && GENERAL_NOUNS.has(words[1] ?? ''))
  const isShort = first.length < 4 && !/^[A-Z]{2,}$/.test(phrase[0]?.word ?? '')
  return !GENERAL_NOUNS.has(first) && !GENERAL_NOUNS.has(phrase[0]?.lemma.toLowerCase() ?? '') && !isShort
}

/** For each ending of a longer phrase, how often the longer one occurs. */
function countNested(tallies: ReadonlyMap<string, Tally>): Map<string, number> {
  const nested = new Map<string, number>()
  for (const [key, { count }] of tallies) {
    const words = key.split(' ')
    for (let from = 1; from < words.length; from++) {
      const ending = words.slice(from).join(' ')
      nested.set(ending, Math.max(nested.get(ending) ?? 0, count))
    }
  }
  return nested
}

/** A quick look before the headings are searched one by one. */
function mayBeIn(words: ReadonlySet<string>, key: string): boolean {
  const first = key.split(' ', 1)[0] ?? ''
  return words.has(first) || words.has(`${first}s`)
}

function isInHeading(heading: string, key: string): boolean {
  if (key.includes(' ')) return heading.includes(key)
  const words = heading.split(/\W+/)
  return words.length <= 3 && words.some((word) => word === key || word === `${key}s`)
}

function weigh(key: string, found: Tally, nested: number, isMarked: boolean, sectionCount: number): number {
  const alone = Math.max(0.3, found.count + (isMarked ? 1 : 0) - nested * 0.7)
  const isPhrase = key.includes(' ')
  const isEverywhere = sectionCount > 6 && found.sections.size > sectionCount * 0.6
  const isGeneral = GENERAL_NOUNS.has(key.split(' ').at(-1) ?? '')
  return (
    Math.log2(1 + alone) *
    (isPhrase ? 1.35 : 1) *
    (isMarked ? 1.5 : 1) *
    (isEverywhere ? 0.6 : 1) *
    (isGeneral ? 0.75 : 1)
  )
}
