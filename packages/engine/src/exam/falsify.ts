import { hashOf } from '@lectern/domain/answers/shuffle'
import { articleBefore, fitArticle } from '../article.ts'
import { CHINESE_ANTONYMS, ENGLISH_ANTONYMS, NOT_AN_OPPOSITE, UNCONVINCING } from '../data/antonyms.ts'
import type { Definition } from '../definitions.ts'
import { capitalise } from '../en/segment.ts'
import { jaccard } from '../likeness.ts'
import type { Statement } from '../statements.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { splitWords } from '../zh/words.ts'
import { endsAlike, isPlural, likeliest } from './distractors.ts'
import type { ExamMaterial } from './material.ts'
import { namedOption, optionOf } from './options.ts'

/** A statement made false in one place. */
export type Falsehood = {
  readonly form: 'year' | 'term' | 'number' | 'antonym'
  readonly text: string
  readonly was: string
  readonly now: string
}
type Falsifier = (statement: Statement, material: ExamMaterial) => Falsehood | null

/** Every way in which `statement` can be made false, the best first: a wrong detail tests more than a denial. */
export function falsehoodsOf(statement: Statement, material: ExamMaterial): Falsehood[] {
  const others = new Set(material.statements.map(({ text }) => text))
  return [changedYear, changedTerm, changedNumber, antonym].flatMap((falsify: Falsifier) => {
    const found = falsify(statement, material)
    return found && found.text !== statement.text && !others.has(found.text) ? [found] : []
  })
}

const replaceAt = (text: string, at: number, was: string, now: string): string =>
  text.slice(0, at) + now + text.slice(at + was.length)

const YEAR =
  /(?<=\b(?:in|(?<!\p{Lu}\w+ )of|by|since|until|till|from|after|before|around|and|to|early|late|January|February|March|April|May|June|July|August|September|October|November|December|\d,) )(?:1[0-9]{3}|20[0-2]\d)(?![\d,.]\d|s\b|年)|(?<![\d前])\d{4}(?=年(?!代))/gu
const LEAST_LIKENESS = 0.1
/** A year that is further off is believed of few events: those around them tell better. */
const YEAR_SHIFTS = [2, -3, 3, -2]
const LATEST_YEAR = 2025

function changedYear(statement: Statement): Falsehood | null {
  if ((statement.text.match(/\d{3,4}/g)?.length ?? 0) > 1) return null
  const [match, ...more] = [...statement.text.matchAll(YEAR)]
  if (!match || more.length > 0) return null
  const shift = YEAR_SHIFTS[hashOf(statement.text) % YEAR_SHIFTS.length] ?? 0
  const year = Number(match[0])
  const now = String(year + shift > LATEST_YEAR ? year - Math.abs(shift) : year + shift)
  return { form: 'year', text: replaceAt(statement.text, match.index, match[0], now), was: match[0], now }
}

/** The term that the statement defines, for its likest sibling: 'Exocytosis is the process by which a cell takes in …'. */
function changedTerm(statement: Statement, material: ExamMaterial): Falsehood | null {
  const card = material.cards.find(
    ({ origin, term, rule }) =>
      origin.startsWith(`${statement.sentence.id}.`) && term !== '' && /definition|^naming|^function$/.test(rule),
  )
  if (!card) return null
  const at = statement.text.toLowerCase().indexOf(card.term.toLowerCase())
  if (at < 0 || statement.text.toLowerCase().lastIndexOf(card.term.toLowerCase()) !== at) return null
  const definition = material.definitions.find(({ card: own }) => own.term === card.term)
  const was = statement.text.slice(at, at + card.term.length)
  const answer = {
    ...(definition
      ? optionOf(definition)
      : namedOption({ text: card.term, language: material.language, section: card.section, isPerson: false })),
    section: card.section,
    article: articleBefore(statement.text, at),
  }
  const [sibling] = likeliest(
    { answer, context: statement.text, seed: statement.text },
    material.options.filter(
      (option) =>
        option.isDefined &&
        option.article === answer.article &&
        // A term in the other script is no other term, and says nothing false.
        simplifiedShadow(option.text) !== simplifiedShadow(answer.text) &&
        // 'Intracellular fluid' for 'pulmonary edema': nobody takes one for the other.
        (endsAlike(answer.text, option.text) ||
          (!/ /.test(answer.text + option.text) &&
            card.rule !== 'function' &&
            areAkin(option.text, definition, material))),
    ),
  )
  if (!sibling) return null
  if (material.language === 'en' && isPlural(was) !== isPlural(sibling.text)) return null
  const now = /^\p{Lu}/u.test(was) && at === 0 ? capitalise(sibling.text) : sibling.text
  const rest = statement.text.slice(at + was.length).replace(/^\s?[（(][^）)]{1,30}[）)]/, '')
  return { form: 'term', text: fitArticle(statement.text.slice(0, at) + now + rest, at), was, now }
}

/** Whether what the text says of two terms is alike: a sibling that nobody would take for the other tests nothing. */
function areAkin(name: string, definition: Definition | undefined, { definitions }: ExamMaterial): boolean {
  const other = definitions.find((candidate) => candidate.name === name)
  if (!definition || !other) return false
  const isOfOneGenus = definition.genus !== '' && definition.genus === other.genus
  return isOfOneGenus || definition.isPerson || jaccard(definition.words, other.words) >= LEAST_LIKENESS
}

const NUMBER_WORDS = 'two three four five six seven eight nine ten'.split(' ')
const NUMBER =
  /(?<![\d.,-])\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,5}(?:\.\d+)?)\b(?=\s(?:percent|%|degrees|million|billion|(?:(?:main|major|basic|different|distinct|general)\s)?(?:types|kinds|stages|phases|parts|layers|chambers|categories|components|branches|steps|houses|strands|regions|classes|forms|principles|laws|elements|subunits|chromosomes|electrons|protons|atoms|bonds|members|senators|justices|causes|effects|ways|factors|organs|genes|copies|sexes|hemispheres)\b))|(?<![\d.,-])\d{1,5}(?:\.\d+)?(?=%)/
const HEDGED =
  /\b(?:about|approximately|roughly|between|nearly|almost|over|some|perhaps|usually|or|each|the|these|those)\s$/
const CHINESE_NUMBER = /(?<![\d.第约至到])(?:\d{1,5}(?=[个种类条层颗位%块次])|[两三四五六七八九](?=[个种类条层颗大块]))/
const CHINESE_DIGITS = '两三四五六七八九'

function changedNumber({ text }: Statement, { language }: ExamMaterial): Falsehood | null {
  if (/[:：—、]|, \w+ and |[及和與与].*[分有]/.test(text) || (text.match(/\d+/g)?.length ?? 0) > 1) return null
  const match = (language === 'en' ? NUMBER : CHINESE_NUMBER).exec(simplifiedIf(language, text))
  if (
    !match ||
    (language === 'en' &&
      (HEDGED.test(text.slice(0, match.index)) || /\bbetween \S+ and $/.test(text.slice(0, match.index))))
  )
    return null
  if (/《[^》]*$|[“「][^”」]*$/.test(text.slice(0, match.index))) return null
  const was = text.slice(match.index, match.index + match[0].length)
  if ([...text.matchAll(YEAR)].some(({ index }) => index === match.index)) return null
  const now = otherNumber(match[0])
  return { form: 'number', text: replaceAt(text, match.index, was, now), was, now }
}

function otherNumber(number: string): string {
  const word = NUMBER_WORDS.indexOf(number)
  if (word >= 0) return NUMBER_WORDS[word < 2 ? word + 2 : word - 1] ?? 'three'
  const digit = CHINESE_DIGITS.indexOf(number)
  if (digit >= 0) return CHINESE_DIGITS[digit < 2 ? digit + 2 : digit - 1] ?? '三'
  const value = Number(number)
  if (number.includes('.')) return (value * 2).toFixed((number.split('.')[1] ?? '').length)
  if (value > 20) return String(value <= 95 && value * 1.5 > 100 ? Math.round(value / 2) : Math.round(value * 1.5))
  return String(value + 2)
}

const simplifiedIf = (language: string, text: string): string => (language === 'zh' ? simplifiedShadow(text) : text)

const byWord = (pairs: readonly (readonly [string, string])[]): [string, string[]][] => [
  ...Map.groupBy(pairs, ([word]) => word)
    .entries()
    .map(([word, own]): [string, string[]] => [word, own.map(([, opposite]) => opposite)]),
]
const ENGLISH_OPPOSITES = byWord(ENGLISH_ANTONYMS)
const CHINESE_OPPOSITES = byWord(CHINESE_ANTONYMS)

function antonym({ text }: Statement, { language, say }: ExamMaterial): Falsehood | null {
  if (NOT_AN_OPPOSITE.test(text)) return null
  const plain = simplifiedIf(language, text)
  const lowercase = plain.toLowerCase()
  for (const [word, opposites] of language === 'en' ? ENGLISH_OPPOSITES : CHINESE_OPPOSITES) {
    if (UNCONVINCING.has(word)) continue
    const found = lowercase.includes(word) ? findOnce(plain, word, opposites, language) : -1
    if (found < 0) continue
    const was = text.slice(found, found + word.length)
    const opposite = opposites[0] ?? ''
    const now = /^\p{Lu}/u.test(was) ? capitalise(opposite) : say(opposite)
    return { form: 'antonym', text: replaceAt(text, found, was, now), was, now }
  }
  return null
}

/** Where `word` stands, if it does so once, none of its opposites does, and nothing denies it; otherwise -1. */
function findOnce(text: string, word: string, opposites: readonly string[], language: string): number {
  const pattern = language === 'en' ? new RegExp(`\\b${word}\\b`, 'gi') : new RegExp(word, 'g')
  const [match, ...more] = [...text.matchAll(pattern)]
  if (!match || more.length > 0) return -1
  const hasOpposite = opposites.some((opposite) =>
    language === 'en' ? new RegExp(`\\b${opposite}\\b`, 'i').test(text) : text.includes(opposite),
  )
  const before = text.slice(0, match.index)
  const isDenied = /\b(?:not|no|never|nor|without)\b[^,]*$/i.test(before) || /[没不未无非]有?$/.test(before)
  const after = text.slice(match.index + word.length)
  const isPart = language === 'en' ? /-$/.test(before) || /^-/.test(after) : !isWholeWord(text, match.index, word)
  const isPaired = /\b(?:and|or) $/.test(before) || /^ (?:and|or)\b/.test(after)
  return hasOpposite || isDenied || isPart || isPaired ? -1 : match.index
}

/** Whether a word of the sentence ends with `word` at `at` ('成正比'); one that goes on is another ('抑制剂'). */
const isWholeWord = (plain: string, at: number, word: string): boolean =>
  splitWords(plain).some((other) => other.at <= at && other.at + other.word.length === at + word.length)
