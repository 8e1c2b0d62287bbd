import { CARD_RULES, type CardCandidate, type CardRule } from '../cards/candidate.ts'
import { readableSentences, type StudyDocument } from '../document.ts'
import { rankOf } from '../lexicon.ts'
import { subjectWords } from '../likeness.ts'
import { languageOf } from '../parse/script.ts'
import { chanceOf, is, scoreOfChance, upTo } from '../ranker.ts'
import { salienceOf } from '../salience.ts'
import { contentWords } from './context.ts'
import { RANKER } from './data/ranker.ts'

/** What the ranker knows of a text. */
export type Ranking = {
  readonly document: StudyDocument
  readonly salience: ReadonlyMap<number, number>
  /** In how many sentences a content word stands. */
  readonly counts: ReadonlyMap<string, number>
  readonly headings: ReadonlySet<string>
  /** The share of sentences that speak to a reader or of their writer. */
  readonly address: number
  readonly sentences: number
}

const ADDRESS = /\b(?:I|you|your|we|our|my|let[’']s)\b/
const RARE = 6000

export function rankingOf(document: StudyDocument): Ranking {
  const sentences = readableSentences(document, 'en')
  const counts = new Map<string, number>()
  for (const { text } of sentences)
    for (const word of new Set(contentWords(text).map(stem))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const headings = document.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
  return {
    document,
    salience: salienceOf(document),
    counts,
    headings: new Set([...subjectWords(headings.join(' , '))].map(stem)),
    address: sentences.filter(({ text }) => ADDRESS.test(text)).length / Math.max(1, sentences.length),
    sentences: sentences.length,
  }
}

/** A text of fewer sentences is mostly a student's own note: less is known of its words, and every card of it counts. */
const SHORT = 60
const BAR_OF_SHORT = 0.6
const BAR_OF_SHORT_DEFINITION = 0.35
/** Reasons, lists and names were kept in 24 of 25 by readers of fresh texts, whatever the ranker thought of their words. */
const BAR_OF_SHORT_STATEMENT = 0.45
const PLAIN_RULES: ReadonlySet<CardRule> = new Set<CardRule>(['reason', 'enumeration', 'naming', 'naming-blank'])

/** What its author wrote as a definition, and is given whole, needs no word in it that the ranker knows. */
const DEFINES_FOR_SURE: ReadonlySet<CardRule> = new Set<CardRule>(['definition', 'strong-definition'])
/** Bars of a long text: what its author lays out, or tells in whole statements, is safer than the ranker knows. */
const BARS: Partial<Record<CardRule, number>> = {
  'glossary-entry': 0.6,
  'naming-blank': 0.5,
  enumeration: 0.5,
}

/** The English ones of `cards` that a strict reader probably keeps, scored by how probable that is; what its author asked, or listed, is judged by how it is laid out. */
export function rankEnglish(cards: readonly CardCandidate[], document: StudyDocument): CardCandidate[] {
  if (!cards.some(isEnglish)) return [...cards]
  const ranking = rankingOf(document)
  const isShort = ranking.sentences < SHORT
  const scored = cards.map((card) => {
    if (!isEnglish(card) || card.rule === 'author-question') return { card, chance: 1 }
    const chance = chanceOf(RANKER, featuresOf(card, ranking))
    return {
      card: { ...card, score: scoreOfChance(chance) },
      chance: card.rule === 'vocabulary-entry' || DEFINES_FOR_SURE.has(card.rule) ? 1 : chance,
    }
  })
  // '… was named River de Burulu': a proper name is seldom what is learnt.
  const barOf = ({ rule, term }: CardCandidate): number =>
    isShort
      ? barOfShort(rule)
      : rule === 'naming-blank' && /^\p{Lu}/u.test(term)
        ? RANKER.bar
        : (BARS[rule] ?? RANKER.bar)
  return scored.filter(({ card, chance }) => chance >= barOf(card)).map(({ card }) => card)
}

const barOfShort = (rule: CardRule): number =>
  CARD_RULES[rule].kind === 'definition'
    ? BAR_OF_SHORT_DEFINITION
    : PLAIN_RULES.has(rule)
      ? BAR_OF_SHORT_STATEMENT
      : BAR_OF_SHORT

const isEnglish = ({ question, answer }: CardCandidate): boolean =>
  languageOf(question) === 'en' && languageOf(answer) === 'en'

const stem = (word: string): string => word.replace(/(?:ies|es|s)$/, '')
const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const isRare = (word: string): boolean => rankOf(word) > RARE && rankOf(stem(word)) > RARE

const PAST = /\b(?:was|were|did|had)\b/
const HEDGE = /\b(?:may|might|can|could|some|often|sometimes|usually|typically|many|several|certain)\b/i
const PLAIN_SUBJECT = /^(?:What|Why|How|When|Where) \w+ (?:the )?[a-z]+ [a-z]+(?: \w+)?\?$/

/** What the ranker sees of a card: names of what is true of it. */
export const featuresOf = (card: CardCandidate, ranking: Ranking): string[] => [
  `rule ${card.rule}`,
  ...is('resolved', card.isResolved === true),
  ...is('marks', /[*_=<>{}\\#]/.test(card.question.replace(/_{6}/, '') + card.answer)),
  ...featuresOfTerm(card, ranking),
  ...featuresOfQuestion(card),
  ...featuresOfAnswer(card, ranking),
]

function featuresOfTerm(
  { term, rule, start }: CardCandidate,
  { counts, headings, address, document, salience }: Ranking,
): string[] {
  const own = contentWords(term)
  const times = Math.max(0, ...own.map((word) => counts.get(stem(word)) ?? 0))
  const sentence = document.sentences.find(({ end }) => end > start)
  return [
    `times ${upTo(times, [0, 1, 3, 7, 15, 9999])}`,
    `salience ${upTo(salience.get(sentence?.id ?? -1) ?? 0, [0.3, 0.6, 0.85, 1])}`,
    `address ${upTo(address, [0.03, 0.12, 0.3, 1])}`,
    ...is(
      'term in heading',
      own.some((word) => headings.has(stem(word))),
    ),
    ...is('term of one word', own.length === 1),
    ...is('one plain word', own.length === 1 && own.every((word) => !isRare(word))),
    ...is('term capitalised', CARD_RULES[rule].kind === 'definition' && /^\p{Lu}/u.test(term)),
  ]
}

function featuresOfQuestion({ rule, question }: CardCandidate): string[] {
  const asked = contentWords(question)
  const names = (question.slice(1).match(/(?<=[\s“(])\p{Lu}\p{L}+/gu) ?? []).length
  const definite = (question.match(/\bthe (?!most\b)[a-z]/g) ?? []).length
  return [
    `kind ${CARD_RULES[rule].kind} question ${upTo(wordsIn(question).length, [4, 6, 9, 13, 18, 25, 999])}`,
    `asked ${upTo(asked.length, [1, 2, 4, 7, 11, 999])}`,
    `rare asked ${upTo(asked.filter(isRare).length, [0, 1, 2, 99])}`,
    `names ${upTo(names, [0, 1, 3, 99])}`,
    `definite ${upTo(definite, [0, 1, 99])}`,
    ...is('plain subject', PLAIN_SUBJECT.test(question)),
    ...is('past', PAST.test(question)),
    ...is('past without name', PAST.test(question) && names === 0),
    ...is('hedged', HEDGE.test(question)),
    ...is('question has number', /\d/.test(question)),
    ...is('question has bracket', /[(“"]/.test(question) && !/entry$/.test(rule)),
    ...is('question has comma', /,/.test(question)),
  ]
}

function featuresOfAnswer({ rule, question, answer, start, end }: CardCandidate, { document }: Ranking): string[] {
  const { kind } = CARD_RULES[rule]
  const told = contentWords(answer)
  const asked = contentWords(question).map(stem)
  const definition = document.source.slice(start, end).split(/[:：] */)[1] ?? ''
  return [
    `kind ${kind} answer ${upTo(wordsIn(answer).length, [1, 2, 4, 8, 14, 22, 999])}`,
    `told ${upTo(told.length, [0, 1, 2, 4, 8, 999])}`,
    `rare told ${upTo(told.filter(isRare).length, [0, 1, 99])}`,
    ...is('answer has number', /\d/.test(answer)),
    ...is('answer is name', /^\p{Lu}\p{L}+ \p{Lu}/u.test(answer)),
    ...is('answer has bracket', /[([]/.test(answer)),
    ...is('answer has comma', /,/.test(answer)),
    ...is('answer has dash or colon', /[—–:;]/.test(answer)),
    ...is(`${kind} answer opens with article`, /^(?:an?|the) /i.test(answer)),
    ...is('answer opens with that', /^that /i.test(answer)),
    ...is('answer has definite', /\bthe [a-z]+(?:$|[,.;]| (?:is|are|was|and|in)\b)/.test(answer)),
    ...is(
      'answer says again',
      told.some((word) => asked.includes(stem(word))),
    ),
    ...is('entry begins small', /entry$/.test(rule) && /^\p{Ll}/u.test(definition)),
  ]
}
