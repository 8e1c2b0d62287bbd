import { CARD_RULES, type CardCandidate, type CardRule, isAuthors, type RankedCandidate } from '../cards/candidate.ts'
import { readableSentences, type StudyDocument } from '../document.ts'
import { countHan } from '../parse/script.ts'
import { chanceOf, is, scoreOfChance, upTo } from '../ranker.ts'
import { salienceOf } from '../salience.ts'
import { isWorthAskingInChinese } from '../worth/chinese.ts'
import { TextCounts } from '../worth/text.ts'
import { RANKER } from './data/ranker.ts'
import { ASKS, SAYS } from './data/remarks.ts'
import { endOfSubject, endsInNoun, isNounPhrase } from './phrase.ts'
import { simplifiedShadow } from './simplified.ts'
import { bareTerm } from './term.ts'
import { splitWords, type Word } from './words.ts'

/** The least chance that a card of a rule is kept with, where plain counting finds it worth asking, and where it does not. */
const BARS: Partial<Record<CardRule, readonly [worth: number, doubtful: number]>> = {
  definition: [0.3, 0.5],
  'strong-definition': [0.3, 1],
  'glossary-entry': [0.5, 1],
  naming: [0.5, 1],
  enumeration: [0.4, 1],
  agent: [0.5, 1],
  date: [0.5, 0.75],
}
const BAR = 0.75

/** `cards`, of which the Chinese ones are scored by how probably a strict reader keeps them. */
export function rankChinese(cards: readonly RankedCandidate[], document: StudyDocument): RankedCandidate[] {
  const isRanked = ({ question, rule }: CardCandidate): boolean =>
    countHan(question) > 0 && !isAuthors(rule) && rule !== 'vocabulary-entry'
  if (!cards.some(isRanked)) return [...cards]
  const ranking = rankingOf(document)
  return cards.map((card) => {
    if (!isRanked(card)) return card
    const chance = chanceOf(RANKER, featuresOf(card, ranking))
    const [worth, doubtful] = BARS[card.rule] ?? [BAR, BAR]
    const bar = isWorthAskingInChinese(card, ranking.counts) ? worth : doubtful
    return { ...card, chance, score: scoreOfChance(chance), isSure: card.isSure && chance >= bar }
  })
}

/** What the ranker knows of a text. */
type Ranking = {
  readonly document: StudyDocument
  readonly salience: ReadonlyMap<number, number>
  readonly counts: TextCounts
  /** The place of a sentence among those that are read. */
  readonly order: ReadonlyMap<number, number>
  readonly title: string
  /** The nouns that it comes back to most. */
  readonly matter: readonly string[]
}

export const rankingOf = (document: StudyDocument): Ranking => ({
  document,
  salience: salienceOf(document),
  counts: new TextCounts(document),
  order: new Map(readableSentences(document, 'zh').map(({ id }, index) => [id, index])),
  title: simplifiedShadow(document.blocks.find(({ kind }) => kind === 'heading')?.text ?? ''),
  matter: matterOf(document),
})

const MOST_MATTER = 6
const READ_FOR_MATTER = 4000

function matterOf({ source }: StudyDocument): string[] {
  const counts = new Map<string, number>()
  for (const line of simplifiedShadow(source.slice(0, READ_FOR_MATTER)).split(/\n|。/))
    for (const { word, tag } of splitWords(line))
      if (/^nz?$/.test(tag) && word.length > 1) counts.set(word, (counts.get(word) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count > 1).toSorted((a, b) => b[1] - a[1])
  return often.slice(0, MOST_MATTER).map(([word]) => word)
}

/** A card in simplified characters, its words, and the sentence that it was made of. */
type Plain = {
  readonly kind: string
  readonly term: string
  readonly asked: string
  readonly told: string
  readonly passage: string
  readonly termWords: readonly Word[]
  readonly askedWords: readonly Word[]
  readonly toldWords: readonly Word[]
}

function plainOf(card: CardCandidate, counts: TextCounts): Plain {
  const written = [bareTerm(card.term), card.question, card.answer, counts.quote(card)]
  const [term = '', asked = '', told = '', passage = ''] = written.map(simplifiedShadow)
  const kind = card.rule === 'date' ? 'date' : CARD_RULES[card.rule].kind
  const [termWords = [], askedWords = [], toldWords = []] = [term, asked, told].map(splitWords)
  return { kind, term, asked, told, passage, termWords, askedWords, toldWords }
}

/** What the ranker sees of a card: names of what is true of it. */
export function featuresOf(card: CardCandidate, ranking: Ranking): string[] {
  const plain = plainOf(card, ranking.counts)
  return [
    `rule ${card.rule}`,
    ...(isWorthAskingInChinese(card, ranking.counts) ? ['gate', `gate ${card.rule}`] : []),
    ...featuresOfPlace(card, ranking, plain),
    ...featuresOfTerm(plain),
    ...featuresOfQuestion(plain),
    ...featuresOfAnswer(plain),
    ...featuresOfRest(plain),
    ...(card.rule === 'date' ? featuresOfEvent(plain, ranking) : []),
  ]
}

function featuresOfPlace({ start }: CardCandidate, ranking: Ranking, { kind, term, asked }: Plain): string[] {
  const { counts, document, salience, order, title, matter } = ranking
  const id = document.sentences.find(({ end }) => end > start)?.id ?? -1
  return [
    `times ${upTo(counts.timesOf(term), [0, 1, 2, 4, 8, 9999])}`,
    ...is('term titled', term !== '' && counts.isTitled(term)),
    ...is('term is title', term !== '' && title !== '' && (title.includes(term) || term.includes(title))),
    ...is(`${kind} titled`, title !== '' && asked.includes(title)),
    `salience ${upTo(salience.get(id) ?? 0, [0.25, 0.5, 0.75, 1])}`,
    `order ${upTo(order.get(id) ?? 0, [0, 2, 6, 9999])}`,
    `text ${upTo(document.sentences.length, [8, 20, 60, 200, 99999])}`,
    ...matter.map((word) => `about ${word}`),
    ...(title ? [`titled ${title.slice(-1)}`, `titled ${title.slice(-2)}`] : []),
  ]
}

const has = (words: readonly Word[], tags: RegExp): boolean => words.some(({ tag }) => tags.test(tag))
const NAME = /^n[rstz]/
const PREDICATE = /^v$/

function featuresOfTerm({ kind, term, termWords, passage }: Plain): string[] {
  const at = passage.indexOf(term)
  return [
    `term words ${upTo(termWords.length, [0, 1, 2, 3, 5, 99])}`,
    `term length ${upTo(term.length, [0, 2, 4, 6, 9, 99])}`,
    `term opens ${termWords[0]?.tag ?? ''}`,
    `term ends ${termWords.at(-1)?.tag ?? ''}`,
    ...is('term has name', has(termWords, NAME)),
    ...is('term has verb', has(termWords, PREDICATE)),
    ...is('term of 的', term.includes('的')),
    ...is('term latin', /[A-Za-z]/.test(term)),
    ...is('term glossed', /^ ?（/.test(passage.slice(at + term.length))),
    ...is('term opens sentence', at <= 1),
    ...is('subject ends there', endOfSubject(passage) === at + term.length),
    ...is('noun phrase', isNounPhrase(term)),
    ...is(`suffix ${term.slice(-1)}`, term !== '' && kind !== 'date'),
  ]
}

const featuresOfQuestion = ({ kind, asked, askedWords }: Plain): string[] => [
  `${kind} question ${upTo(asked.length, [6, 9, 13, 18, 26, 36, 999])}`,
  `asked opens ${askedWords[0]?.tag ?? ''}`,
  ...is('asked has name', has(askedWords, NAME)),
  ...ASKS.flatMap(([name, pattern]) => is(`question ${name}`, pattern.test(asked))),
  ...askedWords.map(({ word }) => `asks ${word}`),
]

function featuresOfAnswer({ kind, term, asked, told, toldWords }: Plain): string[] {
  const last = toldWords.at(-1)
  const shared = [...told].filter((one) => asked.includes(one)).length / Math.max(1, told.length)
  return [
    `${kind} answer ${upTo(told.length, [3, 5, 9, 14, 22, 36, 999])}`,
    `shares ${upTo(shared, [0, 0.2, 0.4, 0.6, 0.8, 1])}`,
    `answer opens ${toldWords[0]?.tag ?? ''}`,
    `told first ${toldWords[0]?.word ?? ''}`,
    `answer ends ${last?.tag ?? ''}`,
    `last ${last?.word ?? ''}`,
    `last char ${told.slice(-1)}`,
    ...SAYS.flatMap(([name, pattern]) => is(`answer ${name}`, pattern.test(told))),
    ...is('answer ends in noun', endsInNoun(told)),
    ...is(`${kind} answer of 的`, told.includes('的')),
    ...is('answer shares', told.includes(term.slice(-1)) || told.includes(term.slice(-2, -1))),
    ...is('answer has verb', has(toldWords, PREDICATE)),
    ...toldWords.map(({ word }) => `tells ${word}`),
  ]
}

/** What the sentence goes on to say after the answer. */
function featuresOfRest({ kind, told, passage }: Plain): string[] {
  const at = passage.indexOf(told)
  const rest = at < 0 ? '' : passage.slice(at + told.length)
  const goesOn = rest.startsWith('，')
  return [
    `rest ${goesOn ? 'comma' : rest.length > 1 ? 'other' : 'end'}`,
    `rest opens ${goesOn ? (splitWords(rest.slice(1))[0]?.word ?? '') : ''}`,
    ...is(`${kind} long rest`, rest.length > 30),
    `clauses ${upTo(passage.split(/[，；]/).length, [1, 2, 3, 5, 99])}`,
  ]
}

function featuresOfEvent({ asked, told }: Plain, { counts }: Ranking): string[] {
  const words = splitWords(asked.replace(/，?是?在(?:哪一年|什么时候|哪个时期).*$/, ''))
  const isRepeated = ({ tag, word }: Word): boolean =>
    tag.startsWith('n') && word.length > 1 && counts.timesOf(word) > 1
  return [
    `date form ${/[日月世代]/.exec(told)?.[0] ?? '年'}`,
    ...is('event repeats', words.some(isRepeated)),
    ...words.filter(({ tag }) => tag.startsWith('v')).map(({ word }) => `event ${word}`),
  ]
}
