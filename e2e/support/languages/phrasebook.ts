import type { Catalogue } from '@lectern/texts/areas/area'
import { AREAS, CATALOGUES } from '@lectern/texts/catalogues'
import type { Language } from '@lectern/texts/languages'
import { type Part, wordingsOf } from './messages.ts'
import { pseudoCatalogue, STAND_IN } from './pseudo.ts'

/** What a walk finds things by: words of the screen, to the letter or as a pattern. */
export type Words = string | RegExp

/** Finds on a screen in another language what a walk names in English. */
export interface Phrasebook {
  /** The pattern of all texts that say `words`; `words` themselves where no text does: then they are the student's. */
  translate(words: Words, isWhole: boolean): Words
}

/** An English wording of a text, with the names of what is filled in, in their order. */
interface Wording {
  parts: readonly Part[]
  /** Matches a whole text that says it. */
  pattern: RegExp
  names: readonly string[]
  /** Whether it has words of its own: one that only joins what is filled in could be anything. */
  hasWords: boolean
}

/** One text: its English wordings, and those that a screen may show in their place. */
interface Phrase {
  english: readonly Wording[]
  others: readonly Part[][]
}

/** The phrases of one language, and how whole texts are said that were looked for. */
interface Phrases {
  all: readonly Phrase[]
  said: Map<string, readonly string[]>
}

const opened = new Map<Language | 'pseudo', Promise<Phrasebook>>()

/**
 * The phrases of a page in `language`, or in the pseudo-language beside what the server words where it stands in. One book for
 * all journeys of a worker: each text is looked for among thousands, once.
 */
export function openPhrasebook(language: Language | 'pseudo'): Promise<Phrasebook> {
  const book = opened.get(language) ?? writePhrasebook(language)
  opened.set(language, book)
  return book
}

async function writePhrasebook(language: Language | 'pseudo'): Promise<Phrasebook> {
  const all: Phrase[] = []
  for (const area of AREAS) {
    const { default: english } = await CATALOGUES[area].en()
    const catalogues = await Promise.all(
      language === 'pseudo' ? [pseudoCatalogue(english), read(area, STAND_IN)] : [read(area, language)],
    )
    for (const [key, text] of Object.entries(english).filter(([, text]) => /[A-Za-z]{2}/.test(wordsAlone(text))))
      all.push({
        english: wordingsOf(text).map(asWording),
        others: catalogues.flatMap((catalogue) => wordingsOf(catalogue[key] ?? '')),
      })
  }
  const phrases = { all, said: new Map<string, readonly string[]>() }
  const known = new Map<string, Words>()
  return {
    translate(words, isWhole) {
      const name = `${String(words)} ${isWhole}`
      const found = known.get(name) ?? find(phrases, words, isWhole)
      known.set(name, found)
      return found
    },
  }
}

const asWording = (parts: readonly Part[]): Wording => ({
  parts,
  pattern: new RegExp(`^${patternOf(parts, () => '([\\s\\S]+?)')}$`, 'i'),
  names: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.argument])),
  hasWords: parts.some((part) => typeof part === 'string' && /\w/.test(part)),
})

/** A text without what is filled in. */
const wordsAlone = (text: string): string =>
  wordingsOf(text)
    .flat()
    .filter((part) => typeof part === 'string')
    .join('')

const read = async (area: (typeof AREAS)[number], language: Language): Promise<Catalogue> =>
  (await CATALOGUES[area][language]()).default

function find(phrases: Phrases, words: Words, isWhole: boolean): Words {
  return typeof words === 'string' ? findText(phrases, words, isWhole) : findPattern(phrases.all, words)
}

function findText(phrases: Phrases, text: string, isWhole: boolean): Words {
  const patterns = wholePatterns(phrases, text)
  const parts = patterns.length > 0 || isWhole ? [] : phrases.all.filter(({ english }) => english.some(holds(text)))
  const all = [...patterns, ...parts.flatMap(({ others }) => others.map((other) => patternOf(other, ANYTHING)))]
  if (all.length === 0) return text
  const either = [literal(text), ...new Set(all)].join('|')
  return isWhole ? new RegExp(`^(?:${either})$`) : new RegExp(either, 'i')
}

/** How a whole text is said: as one, with three dots behind it, or as two texts that stand beside each other. */
function wholePatterns(phrases: Phrases, text: string): readonly string[] {
  const asOne = saidAs(phrases, text)
  if (asOne.length === 0 && text.endsWith('…'))
    return wholePatterns(phrases, text.slice(0, -1)).map((pattern) => `${pattern}…`)
  for (const { index } of text.matchAll(/ /g)) {
    const before = saidAs(phrases, text.slice(0, index))
    const after = before.length > 0 ? saidAs(phrases, text.slice(index + 1)) : []
    if (after.length > 0) return [...asOne, `(?:${before.join('|')})\\s*(?:${after.join('|')})`]
  }
  return asOne
}

/** How all phrases that say `text` say it elsewhere. */
function saidAs(phrases: Phrases, text: string): readonly string[] {
  const said = phrases.said.get(text) ?? phrases.all.flatMap((phrase) => saidBy(phrases, phrase, text))
  phrases.said.set(text, said)
  return said
}

/** How `phrase` says `text` elsewhere: with the same things filled in, which may be texts themselves. */
function saidBy(phrases: Phrases, { english, others }: Phrase, text: string): string[] {
  for (const { pattern, names, hasWords } of english) {
    const match = names.length > 0 && !hasWords ? null : pattern.exec(text)
    if (!match) continue
    const filled = new Map(names.map((name, index) => [name, match[index + 1] ?? '']))
    const fill = (name: string): string => {
      const value = filled.get(name) ?? ''
      const inner = /^[\d,%]*$/.test(value) ? [] : saidAs(phrases, value)
      return `(?:${[literal(value), ...new Set(inner)].join('|')})`
    }
    return others.map((other) => patternOf(other, fill))
  }
  return []
}

const holds = (text: string) => (wording: Wording) =>
  wording.parts.some((part) => typeof part === 'string' && part.toLowerCase().includes(text.toLowerCase()))

/** Things that may be filled in, so that a pattern can be tried on a text, and what else may stand in their place. */
const SAMPLES: readonly [sample: string, alike: string][] = [
  ['Ada', '[\\s\\S]*?'],
  ['HKD 20', '[\\s\\S]*?'],
  ['50%', '\\d+%'],
  ['2', '[1-9][\\d,]*'],
  ['1', '[1-9][\\d,]*'],
  ['12', '[1-9][\\d,]*'],
]

function findPattern(phrases: readonly Phrase[], pattern: RegExp): RegExp {
  const once = new RegExp(pattern.source, pattern.flags.replace('g', ''))
  const numbers = pattern.source.match(/\d+/g) ?? []
  const own = [...new Set(numbers)].map((number): [string, string] => [number, number])
  const others = phrases.flatMap(({ english, others }) => {
    const matched = [...SAMPLES, ...own].find(([sample]) =>
      english.some(({ parts }) => once.test(parts.map((part) => (typeof part === 'string' ? part : sample)).join(''))),
    )
    if (matched) return others.map((other) => patternOf(other, () => matched[1]))
    const filled = english.map((wording) => numbersIn(wording, numbers)).find((fill) => fill && once.test(fill.text))
    return filled ? others.map((other) => patternOf(other, (name) => filled.numbers.get(name) ?? '[\\d,]+')) : []
  })
  if (others.length === 0) return pattern
  const start = pattern.source.startsWith('^') ? '^' : ''
  const end = pattern.source.endsWith('$') ? '$' : ''
  return new RegExp([pattern.source, ...new Set(others.map((other) => `${start}${other}${end}`))].join('|'), 'i')
}

/** A wording with several things filled in, each by the number at its place: '4' and '12' of 'section 4 of 12'. */
function numbersIn({ parts, names }: Wording, numbers: readonly string[]) {
  if (names.length < 2 || names.length !== numbers.length) return null
  const filled = new Map(names.map((name, index) => [name, numbers[index] ?? '']))
  const text = parts.map((part) => (typeof part === 'string' ? part : (filled.get(part.argument) ?? ''))).join('')
  return { text, numbers: filled }
}

const ANYTHING = () => '[\\s\\S]*?'

const patternOf = (wording: readonly Part[], fill: (name: string) => string): string =>
  wording.map((part) => (typeof part === 'string' ? literal(part) : fill(part.argument))).join('')

const literal = (text: string): string => RegExp.escape(text.replaceAll(/<[^>]*>/g, ''))
