import { type Article, articleBefore } from './article.ts'
import type { CardCandidate, CardRule } from './cards/candidate.ts'
import { PERSON_NOUN } from './en/data/words.ts'
import { wordSet } from './likeness.ts'
import type { Place } from './parse/mapped-text.ts'
import { type Language, languageOf } from './parse/script.ts'

/** A term of the text with what the text says it is. */
export type Definition = {
  readonly card: CardCandidate
  readonly language: Language
  /** The term, written as inside a sentence: 'osmosis', 'Ivan Pavlov'. */
  readonly name: string
  readonly meaning: string
  /** The words of the meaning that carry subject matter. */
  readonly words: ReadonlySet<string>
  readonly isPerson: boolean
  readonly article: Article
  /** The noun its meaning begins with ('organelle', '過程'), or '': terms of one genus are easily taken for each other. */
  readonly genus: string
}

const DEFINING: ReadonlySet<CardRule> = new Set<CardRule>([
  'glossary-entry',
  'strong-definition',
  'definition',
  'vocabulary-entry',
])
/** A question for a term's meaning, rather than for its causes, its parts and so on. */
const ASKS_MEANING = /^(?:What|Who) (?:is|are|was|were|does) |^什[么麼]是|[谁誰]？$|意味/
const ASKS_PERSON = /^Who |是[谁誰]？$/
const ENGLISH_GENUS =
  /^(?:(?:an?|the|any|one)\s+)?(?:[\w-]+\s+){0,4}?([\w-]+)(?= (?:that|which|of|in|who|from|for|used|by|with|whose|where|to|made|between|during|when|on|about|composed|characterized|consisting|containing|designed|involving|produced|formed|caused|associated|established|containing)\b)/i
const MOST_MEANING = { en: 240, zh: 90 } as const

/** The definitions among `cards`, best first, one for each term. */
export function definitionsOf(cards: readonly CardCandidate[]): Definition[] {
  const seen = new Set<string>()
  return cards
    .filter((card) => DEFINING.has(card.rule) && card.term !== '' && ASKS_MEANING.test(card.question))
    .toSorted((a, b) => b.score - a.score || a.start - b.start)
    .filter(({ term, answer }) => {
      const key = term.toLowerCase()
      if (seen.has(key) || answer.length > MOST_MEANING[languageOf(answer)] || answer.includes('\n')) return false
      seen.add(key)
      return true
    })
    .map(readDefinition)
}

/** Those of `definitions` that stand in a run of neighbouring sentences, in the order of the text. */
export function definitionsIn(sentences: readonly Place[], definitions: readonly Definition[]): Definition[] {
  const start = sentences[0]?.start ?? 0
  const end = sentences.at(-1)?.end ?? 0
  return definitions
    .filter(({ card }) => card.start >= start && card.start < end)
    .toSorted((a, b) => a.card.start - b.card.start)
}

/** The term of `card` as its question writes it, inside a sentence. */
export function nameIn({ question, term }: CardCandidate): string {
  const at = question.toLowerCase().indexOf(term.toLowerCase())
  return at < 0 ? term : question.slice(at, at + term.length)
}

function readDefinition(card: CardCandidate): Definition {
  const language = languageOf(card.answer)
  const at = card.question.toLowerCase().indexOf(card.term.toLowerCase())
  return {
    card,
    language,
    name: nameIn(card),
    meaning: card.answer,
    words: wordSet(card.answer),
    isPerson: ASKS_PERSON.test(card.question) || namesPerson(card),
    article: articleBefore(card.question, at),
    genus: language === 'en' ? englishGenus(card.answer) : chineseGenus(card.answer),
  }
}

/** 'Kublai Khan: the Mongol ruler who …' */
const namesPerson = ({ term, answer }: CardCandidate): boolean =>
  /^\p{Lu}\S* \p{Lu}/u.test(term) && PERSON_NOUN.test(answer.split(/\b(?:of|that|which|who|for|to|in|by)\b|,/)[0] ?? '')

const englishGenus = (meaning: string): string =>
  (ENGLISH_GENUS.exec(meaning.replace(/^\([^)]*\) /, ''))?.[1] ?? '').toLowerCase().replace(/(?<=[^s])s$/, '')

/** The last two characters of the first clause: '……的现象' → '现象'. */
const chineseGenus = (meaning: string): string => {
  const clause = meaning.split(/[，。；]/)[0] ?? ''
  return /的[^的]{2,6}$/.test(clause) ? clause.slice(-2) : ''
}
