import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HOUSE = join(import.meta.dirname, '..', '..')

/** Names that were given up for the glossary's word, with that word (docs/glossary.md). */
const RETIRED: Readonly<Record<string, string>> = {
  balanceCredits: 'availableCredits',
  currentCredits: 'availableCredits',
  spendableCredits: 'availableCredits',
  Awaited: 'a name of its own: TypeScript has this one',
  presentEmbedded: 'embeddedDatabaseOf: `present…` gives a row the shape of the wire',
  presentParts: 'submitParts: `present…` gives a row the shape of the wire',
  setReadings: 'what it counts: a reading takes out what a file holds',
  readingWeight: 'estimateTokens: a reading takes out what a file holds',
  readingsOf: 'segmentsOf: a reading takes out what a file holds',
  ReadingLamp: 'StudyLamp: a reading takes out what a file holds',
  verifiedClaims: 'verifiedPayload: a claim is the right to do a piece of work',
}

/** A retired name that is declared, imported or used as a property; TypeScript's own `Awaited<…>` is none. */
const usesOf = (name: string): RegExp => new RegExp(`\\b${name}\\b(?!<)`)

const CODE = globSync('{packages,server,web,e2e,bench,tools}/**/*.{ts,tsx}', {
  cwd: HOUSE,
  exclude: (path) => /(^|\/)(node_modules|dist|dist-types)(\/|$)/.test(path),
}).filter((path) => !/(^|\/)(node_modules|dist|dist-types)\//.test(path))

test('one word stands for a thing: what was retired comes back nowhere', () => {
  expect(CODE.length).toBeGreaterThan(1500)
  const faults = CODE.flatMap((path) => {
    const text = readFileSync(join(HOUSE, path), 'utf8')
    return Object.entries(RETIRED).flatMap(([name, instead]) =>
      usesOf(name).test(text) ? [`${path}: ${name} is now ${instead}`] : [],
    )
  })
  expect(faults).toEqual([])
})

test.each(Object.keys(RETIRED))('%s would be seen', (name) => {
  expect(`export interface ${name} {`).toMatch(usesOf(name))
  expect(`const one: Awaited<Promise<string>> = ''`).not.toMatch(usesOf('Awaited'))
})

/** The names that the glossary gives for each thing: the second column of its first table. */
const NAMED = readFileSync(join(HOUSE, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z]+ \| `/.test(line))
  .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))

test('what the glossary names is there in the code', () => {
  expect(NAMED.length).toBeGreaterThan(25)
  const sources = CODE.filter((path) => !/\.test\.tsx?$/.test(path)).map((path) =>
    readFileSync(join(HOUSE, path), 'utf8'),
  )
  expect(NAMED.filter((name) => !sources.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([])
})
