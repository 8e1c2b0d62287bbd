import { CARD_RULES, type CardCandidate, type CardRule, isAuthors, type RankedCandidate } from '../cards/candidate.ts'
import { readableSentences, type StudyDocument } from '../document.ts'
import { rankOf } from '../lexicon.ts'
import { subjectWords } from '../likeness.ts'
import { languageOf } from '../parse/script.ts'
import { chanceOf, is, scoreOfChance, upTo } from '../ranker.ts'
import { salienceOf } from '../salience.ts'
import { NO_CLASS } from '../worth/data/english.ts'
import { isWorthAskingInEnglish } from '../worth/english.ts'
import { TextCounts } from '../worth/text.ts'
import { addressOf, contentWords } from './context.ts'
import { RANKER } from './data/ranker.ts'
import { ASKS, SAYS } from './data/remarks.ts'
import { tagWords } from './tagger.ts'

/** What the ranker knows of a text. */
export type Ranking = {
  readonly document: StudyDocument
  readonly salience: ReadonlyMap<number, number>
  /** In how many sentences a content word stands. */
  readonly times: ReadonlyMap<string, number>
  readonly counts: TextCounts
  readonly headings: ReadonlySet<string>
  readonly address: number
  readonly sentences: number
}

const RARE = 6000

export function rankingOf(document: StudyDocument): Ranking {
  const sentences = readableSentences(document, 'en')
  const times = new Map<string, number>()
  for (const { text } of sentences)
    for (const word of new Set(contentWords(text).map(stem))) times.set(word, (times.get(word) ?? 0) + 1)
  const headings = document.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
  return {
    document,
    salience: salienceOf(document),
    times,
    counts: new TextCounts(document),
    headings: new Set([...subjectWords(headings.join(' , '))].map(stem)),
    address: addressOf(sentences),
    sentences: sentences.length,
  }
}

/** The least chance that a card is kept with: of the rules whose labelled cards were kept most a lower one will do. */
const BARS: Partial<Record<CardRule, number>> = {
  definition: 0.6,
  'strong-definition': 0.6,
  naming: 0.7,
  'naming-blank': 0.7,
  function: 0.7,
  reason: 0.78,
}
const BAR = 0.8
/** What plain counting does not find worth asking has to be the better for it. */
const BAR_OF_DOUBTFUL = 0.75
/** A text of fewer sentences is mostly a student's own note: less is known of its words, and every card of it counts. */
const SHORT = 60
const BARS_OF_SHORT: Partial<Record<CardRule, number>> = {
  definition: 0.35,
  'strong-definition': 0.35,
  naming: 0.45,
  'naming-blank': 0.45,
  reason: 0.45,
  enumeration: 0.45,
  date: 0.5,
}

function barOf(rule: CardRule, isWorth: boolean, isShort: boolean): number {
  const bar = BARS[rule] ?? BAR
  if (isShort) return isWorth ? (BARS_OF_SHORT[rule] ?? bar) : 1
  return isWorth ? bar : Math.max(bar, BAR_OF_DOUBTFUL)
}

/** Words of lists are judged by how they are laid out. */
const LAID_OUT: ReadonlySet<CardRule> = new Set<CardRule>(['vocabulary-entry', 'glossary-entry', 'noted-entry'])

/** `cards`, of which the English ones are scored by how probably a strict reader keeps them. */
export function rankEnglish(cards: readonly RankedCandidate[], document: StudyDocument): RankedCandidate[] {
  if (!cards.some(isEnglish)) return [...cards]
  const ranking = rankingOf(document)
  const isShort = ranking.sentences < SHORT
  return cards.flatMap((card) => {
    if (!isEnglish(card) || isAuthors(card.rule)) return [card]
    const isWorth = isWorthAskingInEnglish(card, ranking.counts)
    if (LAID_OUT.has(card.rule)) return isWorth ? [card] : []
    const chance = chanceOf(RANKER, featuresOf(card, ranking))
    return [{ ...card, chance, score: scoreOfChance(chance), isSure: chance >= barOf(card.rule, isWorth, isShort) }]
  })
}

const isEnglish = ({ question, answer }: CardCandidate): boolean =>
  languageOf(question) === 'en' && languageOf(answer) === 'en'

const stem = (word: string): string => word.replace(/(?:ies|es|s)$/, '')
const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)
/** The rank of `word`, or of what it is the plural of where that is more usual. */
export const rarityOf = (word: string): number => Math.min(rankOf(word), rankOf(stem(word)))
const isRare = (word: string): boolean => rarityOf(word) > RARE

const PLAIN_SUBJECT = /^(?:What|Why|How|When|Where) \w+ (?:the )?[a-z]+ [a-z]+(?: \w+)?\?$/

/** What the ranker sees of a card: names of what is true of it. */
export function featuresOf(card: CardCandidate, ranking: Ranking): string[] {
  const { rule } = card
  const { kind } = CARD_RULES[rule]
  return [
    `rule ${rule}`,
    `kind ${kind}`,
    ...(isWorthAskingInEnglish(card, ranking.counts) ? ['gate', `gate ${rule}`] : []),
    ...is(`no class ${rule}`, NO_CLASS.test(card.answer)),
    ...is('no class', NO_CLASS.test(card.answer)),
    ...is('marks', /[*_=<>{}\\#]/.test(card.question.replace(/_{6}/, '') + card.answer)),
    ...featuresOfTerm(card, ranking),
    ...featuresOfQuestion(card),
    ...featuresOfAnswer(card),
  ]
}

function featuresOfTerm(
  { term, rule, start }: CardCandidate,
  { times, counts, headings, address, document, salience }: Ranking,
): string[] {
  const own = contentWords(term)
  const most = Math.max(0, ...own.map((word) => times.get(stem(word)) ?? 0))
  const sentence = document.sentences.find(({ end }) => end > start)
  const ranks = own.map(rarityOf)
  const tokens = tagWords(term)
  return [
    `times ${upTo(most, [0, 1, 3, 7, 15, 9999])}`,
    `term times ${upTo(counts.timesOf(term), [0, 1, 2, 4, 8, 9999])}`,
    ...is('term titled', term !== '' && counts.isTitled(term)),
    `salience ${upTo(salience.get(sentence?.id ?? -1) ?? 0, [0.3, 0.6, 0.85, 1])}`,
    `address ${upTo(address, [0.03, 0.12, 0.3, 1])}`,
    ...is(
      'marked',
      sentence?.marked.some((span) => span.toLowerCase().includes(term.toLowerCase())) === true && term !== '',
    ),
    ...is(
      'term in heading',
      own.some((word) => headings.has(stem(word))),
    ),
    `term words ${upTo(wordsIn(term).length, [0, 1, 2, 3, 4, 99])}`,
    `term rarest ${upTo(Math.max(0, ...ranks.map((rank) => Math.min(rank, 99999))), [0, 1500, 4000, 9000, 25000, 99999])}`,
    ...is('one plain word', own.length === 1 && own.every((word) => !isRare(word))),
    ...is('term capitalised', CARD_RULES[rule].kind === 'definition' && /^\p{Lu}/u.test(term)),
    `term ends ${tokens.at(-1)?.tag ?? ''}`,
    `term opens ${tokens[0]?.tag ?? ''}`,
    `${rule} term words ${upTo(wordsIn(term).length, [0, 1, 2, 3, 4, 99])}`,
    `${rule} term times ${upTo(counts.timesOf(term), [0, 1, 2, 4, 8, 9999])}`,
    ...is('term of', / of /.test(term)),
  ]
}

function featuresOfQuestion({ rule, question }: CardCandidate): string[] {
  const asked = contentWords(question)
  const { kind } = CARD_RULES[rule]
  const names = (question.slice(1).match(/(?<=[\s“(])\p{Lu}\p{L}+/gu) ?? []).length
  const definite = (question.match(/\bthe (?!most\b)[a-z]/g) ?? []).length
  return [
    `kind ${kind} question ${upTo(wordsIn(question).length, [4, 6, 9, 13, 18, 25, 999])}`,
    `asked ${upTo(asked.length, [1, 2, 4, 7, 11, 999])}`,
    `rare asked ${upTo(asked.filter(isRare).length, [0, 1, 2, 99])}`,
    `names ${upTo(names, [0, 1, 3, 99])}`,
    `definite ${upTo(definite, [0, 1, 99])}`,
    ...is('plain subject', PLAIN_SUBJECT.test(question)),
    ...is('past without name', /\b(?:was|were|did|had)\b/.test(question) && names === 0),
    ...ASKS.flatMap(([name, pattern]) =>
      pattern.test(question) ? [`question ${name}`, `${rule} question ${name}`] : [],
    ),
    ...is(`last ${wordsIn(question).at(-1)?.toLowerCase()}`, kind === 'fact'),
  ]
}

function featuresOfAnswer({ rule, question, answer }: CardCandidate): string[] {
  const { kind } = CARD_RULES[rule]
  const told = contentWords(answer)
  const asked = contentWords(question).map(stem)
  const again = told.filter((word) => asked.includes(stem(word))).length
  return [
    `kind ${kind} answer ${upTo(wordsIn(answer).length, [1, 2, 4, 8, 14, 22, 999])}`,
    `told ${upTo(told.length, [0, 1, 2, 4, 8, 999])}`,
    `rare told ${upTo(told.filter(isRare).length, [0, 1, 2, 99])}`,
    `again ${upTo(again, [0, 1, 2, 99])}`,
    ...SAYS.flatMap(([name, pattern]) =>
      pattern.test(answer) ? [`answer ${name}`, `${kind} answer ${name}`, `${rule} answer ${name}`] : [],
    ),
    ...is('answer is name', /^\p{Lu}\p{L}+ \p{Lu}/u.test(answer)),
  ]
}
