import { CHINESE_MYRIADS, CHINESE_UNITS, ENGLISH_NUMBERS, ENGLISH_UNITS, ORDINALS } from './data/numerals.ts'

const NUMBER_WORD = [...ENGLISH_NUMBERS.keys(), ...ENGLISH_UNITS.keys()].join('|')
const ENGLISH_NUMBER = new RegExp(`\\b(?:${NUMBER_WORD})(?:(?: and |[ -])(?:${NUMBER_WORD}))*\\b`, 'g')

const CHINESE_DIGITS = '零一二三四五六七八九'
/** What makes a single Chinese numeral a number rather than a part of a word ('三民主义', '统一'). */
const COUNTED = /(?=[个种位年月日号次条名人项点大类层倍岁天国省步组座])/
const CHINESE_NUMBER = new RegExp(
  `[零〇一二两三四五六七八九十百千万亿]{2,16}|[二两三四五六七八九十]${COUNTED.source}`,
  'g',
)

const ORDINAL_CENTURY = new RegExp(`\\b(${[...ORDINALS.keys()].join('|')})[ -]centur(?:y|ies)\\b`, 'g')
const HALVES = new RegExp(`\\b(\\d+|${[...ENGLISH_NUMBERS.keys()].join('|')}) and a half\\b`, 'g')

/**
 * `text` (small letters, simplified characters) with the numbers it spells out in digits: 'twenty-three' and '二十三' → '23'; centuries
 * by their number ('1300s', 'fourteenth century' → '14 century').
 */
export function withDigits(text: string): string {
  return text
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(SCALED, (_, count: string, scale: string) => scaled(count, scale))
    .replace(ORDINAL_CENTURY, (_, word: string) => `${ORDINALS.get(word) ?? word} century`)
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\b(\d{1,2})00['’]?s\b/g, (_, hundreds: string) => `${Number(hundreds) + 1} century`)
    .replace(/\b(\d{1,2})00年代/g, (_, hundreds: string) => `${Number(hundreds) + 1}世纪`)
    .replace(/\bhalf (?:a|an|of|the)\b/g, '50% of')
    .replace(HALVES, (_, count: string) => `${ENGLISH_NUMBERS.get(count) ?? count}.5`)
    .replace(ENGLISH_NUMBER, (words) => (words === 'one' ? words : readEnglish(words)))
    .replace(CHINESE_NUMBER, (run) => String(readChinese(run) ?? run))
}

/** '2.5 million', '250万'. */
const SCALED = /\b(\d{1,12}(?:\.\d{1,12})?) ?(thousand|million|billion|trillion|[百千]?[万亿])/g

function scaled(count: string, scale: string): string {
  const units = ENGLISH_UNITS.has(scale) ? [scale] : Array.from(scale)
  const value = units.reduce(
    (product, unit) => product * (ENGLISH_UNITS.get(unit) ?? CHINESE_UNITS[unit] ?? CHINESE_MYRIADS[unit] ?? 1),
    Number(count),
  )
  return String(Number(value.toPrecision(15)))
}

/** 'two hundred and six' → '206'; 'three and four' and the like stay two numbers. */
function readEnglish(words: string): string {
  let sum = 0
  let group = 0
  let last = Number.POSITIVE_INFINITY
  const numbers: number[] = []
  for (const word of words.split(/ and |[ -]/)) {
    const unit = ENGLISH_UNITS.get(word)
    const value = ENGLISH_NUMBERS.get(word) ?? 0
    if (unit === 100) group = Math.max(1, group) * unit
    else if (unit) {
      sum += Math.max(1, group) * unit
      group = 0
    } else if (value < last && (last === Number.POSITIVE_INFINITY || last >= 20)) group += value
    else {
      numbers.push(sum + group)
      sum = 0
      group = value
    }
    last = unit ?? value
  }
  return [...numbers, sum + group].join(' and ')
}

/** The number a run of Chinese numerals stands for ('一九〇五' digit by digit, '一百零三' by units), or null. */
function readChinese(run: string): number | null {
  const plain = run.replaceAll('〇', '零').replaceAll('两', '二')
  if (/^[万亿]/.test(plain)) return null
  if (!/[十百千万亿]/.test(plain)) return Number(Array.from(plain, (digit) => CHINESE_DIGITS.indexOf(digit)).join(''))
  let total = 0
  let sum = 0
  let digit: number | null = null
  for (const character of plain) {
    const myriad = CHINESE_MYRIADS[character]
    if (myriad) {
      total += (sum + (digit ?? 0)) * myriad
      sum = 0
      digit = null
      continue
    }
    const unit = CHINESE_UNITS[character]
    if (unit) {
      sum += (digit ?? 1) * unit
      digit = null
    } else digit = CHINESE_DIGITS.indexOf(character)
  }
  return total + sum + (digit ?? 0)
}

/** The numbers that stand in `text` in digits. */
export const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
