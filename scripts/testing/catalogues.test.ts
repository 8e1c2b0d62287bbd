import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inScript, simplifiedShadow } from '../../packages/engine/src/zh/simplified.ts'
import type { Catalogue } from '../../packages/texts/src/areas/area.ts'
import { AREAS, type Area, CATALOGUES } from '../../packages/texts/src/catalogues.ts'
import { compileCatalogue, loadSpeaker } from '../../packages/texts/src/compile.ts'
import { LANGUAGES, type Language } from '../../packages/texts/src/languages.ts'

const read = async (area: Area, language: Language): Promise<Catalogue> => (await CATALOGUES[area][language]()).default

/** The names in a text's braces; the branches of a plural hold more than a name and are none. */
/** A branch of one word, as in `=0 {today}`, is none. */
const parametersOf = (text: string): string[] =>
  [
    ...new Set(
      [...text.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other) *)\{(\w+)\s*[,}]/g)].map(([, name = '']) => name),
    ),
  ].sort()

/** What stands between two sentences: the one text without a word. */
const GAP = 'sentenceGap'
const HAN = /\p{Script=Han}/u

/** What people name in any script, so that no text can know whether a gap belongs beside it. */
const NAMED = String.raw`\{(?:heard|name|search|title|topic)\}`
const GAP_ABOUT_A_NAME = new RegExp(String.raw`\p{Script=Han} ${NAMED}|${NAMED} \p{Script=Han}`, 'u')

describe.each(AREAS)('The texts of %s', (area) => {
  test.each(LANGUAGES)('are there in %s with the parameters of the English ones, and can be said', async (language) => {
    const [english, texts] = [await read(area, 'en'), await read(area, language)]
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    const said = compileCatalogue(language, texts)
    for (const [key, text] of Object.entries(texts)) {
      const parameters = parametersOf(english[key] ?? '')
      expect([key, parametersOf(text)]).toEqual([key, parameters])
      const words = String(said[key]?.(Object.fromEntries(parameters.map((name) => [name, 3]))) ?? '')
      expect(words, key).not.toMatch(/[{}]|undefined|NaN/)
      if (key === GAP) expect(words).toMatch(/^ ?$/)
      else expect(words.trim(), key).not.toBe('')
    }
  })

  test.each(['zh-hant', 'zh-hans'] as const)('are written in %s, with its own punctuation', async (language) => {
    for (const [key, text] of Object.entries(await read(area, language))) {
      // What a text quotes of the product stays in its own form: only what is written in Chinese is looked at.
      if (!HAN.test(text)) continue
      const strange = language === 'zh-hans' ? traditionalOnly(text) : simplifiedOnly(text)
      expect([key, strange]).toEqual([key, ''])
      expect(text, key).not.toMatch(/\p{Script=Han}\s*[,.!?:;]|[,!?:;]\s*\p{Script=Han}|\p{Script=Han}['"]|\.\.\./u)
    }
  })
})

describe.each(['zh-hant', 'zh-hans'] as const)('The catalogue of %s', (language) => {
  test('quotes names and titles, or sets them off by a mark: a gap beside a Chinese one is none of its script', async () => {
    const gaps: string[] = []
    for (const area of AREAS)
      for (const [key, text] of Object.entries(await read(area, language)))
        if (GAP_ABOUT_A_NAME.test(text)) gaps.push(`${area}.${key}: ${text}`)
    expect(gaps).toEqual([])
  })

  test('groups the digits of every number that English groups', async () => {
    for (const area of AREAS) {
      const [english, texts] = [await read(area, 'en'), await read(area, language)]
      const bare = Object.entries(texts).flatMap(([key, text]) =>
        [...(english[key] ?? '').matchAll(/\{(\w+), (?:number|plural)/g)]
          .filter(([, name]) => text.includes(`{${name}}`))
          .map(([, name]) => `${area}.${key}: ${name}`),
      )
      expect(bare).toEqual([])
    }
  })

  test('says a sentence in one way wherever English says it in one way', async () => {
    const said = new Map<string, Map<string, string>>()
    for (const area of AREAS) {
      const [english, texts] = [await read(area, 'en'), await read(area, language)]
      for (const [key, sentence] of Object.entries(english))
        if (/^\w.* .* .*\.$/.test(sentence) && !SAME_IN_ENGLISH_ONLY.has(sentence))
          said.set(sentence, (said.get(sentence) ?? new Map()).set(texts[key] ?? '', `${area}.${key}`))
    }
    const repeated = [...said.values()].filter((ways) => ways.size > 1).map((ways) => [...ways.values()])
    expect(repeated).toEqual([])
  })
})

/** A login and a practice are both a session in English. */
const SAME_IN_ENGLISH_ONLY = new Set(['Your sessions could not be loaded.'])

/** Characters of a text that only the traditional script writes so. */
const traditionalOnly = (text: string): string => [...text].filter((sign) => simplifiedShadow(sign) !== sign).join('')

/** Characters of a text that only the simplified script writes so. */
const simplifiedOnly = (text: string): string =>
  [...text]
    .filter((sign) => simplifiedShadow(sign) === sign && inScript(sign, 'traditional') !== sign && !SHARED.has(sign))
    .join('')

/** Written alike in both scripts where they mean what is meant here; a converter cannot know. */
const SHARED = new Set('干台只後里面才系了出回向周表板采准制松谷致吃布冲志划'.split(''))

/** The glossary's rows, each with the terms of both scripts. */
const GLOSSARY = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| .*\p{Script=Han}/u.test(line) && !line.startsWith('| English'))
  .map((line) => {
    const [, english = '', traditional = '', simplified = ''] = line.split('|').map((cell) => cell.trim())
    return { english, 'zh-hant': traditional.split(', '), 'zh-hans': simplified.split(', ') }
  })

describe('The glossary', () => {
  const SCRIPTS = { 'zh-hant': 'traditional', 'zh-hans': 'simplified' } as const

  test.each(['zh-hant', 'zh-hans'] as const)(
    'names in %s what its catalogues say, and no term of the other',
    async (language) => {
      const texts = (await Promise.all(AREAS.map((area) => read(area, language))))
        .flatMap(Object.values<string>)
        .join('\n')
      const own = GLOSSARY.flatMap((row) => row[language])
      expect(GLOSSARY.length).toBeGreaterThan(40)
      expect(own.filter((term) => !texts.includes(term))).toEqual([])
      const other = language === 'zh-hant' ? 'zh-hans' : 'zh-hant'
      const strange = GLOSSARY.flatMap((row) => row[other])
        .map((term) =>
          language === 'zh-hans' ? [...term].map(simplifiedShadow).join('') : inScript(term, SCRIPTS[language]),
        )
        .filter((term) => !own.includes(term) && texts.includes(term))
      expect(strange).toEqual([])
    },
  )
})

test('A text that is not loaded in a language is said in English, and one that is none is refused', async () => {
  const speaker = await loadSpeaker()
  expect(speaker.word('zh-hant', { id: 'errors.notFound' })).toBe('找不到。')
  expect(() => speaker.word('en', { id: 'errors.none' as never })).toThrow(RangeError)
})
