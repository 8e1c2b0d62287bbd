import type { Area } from '@lectern/texts/catalogues'
import { LANGUAGES } from '@lectern/texts/languages'
import { expect, onTestFinished, test } from 'vitest'
import { loadTexts, say, switchLanguage } from '../lib/language.ts'

const screens = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx', '!../app/dev/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What stands as a heading where something could not be loaded, made or kept, or is not there, not yet or no more. */
const HEADINGS = [
  /<ErrorState\b[^>]*?message=\{[^}]*?\bsay\('([\w.]+)'\)/g,
  /\bfailed=\{say\('([\w.]+)'\)/g,
  /\bfailed: say\('([\w.]+)'\)/g,
  /<EmptyState\b(?:(?!<EmptyState)[\s\S])*?title=\{say\('([\w.]+)'\)/g,
  /<Notice tone="(?:poor|fair)"[^>]*?title=\{say\('([\w.]+)'\)/g,
]
const MISSING = /\bmissing=\{\{(.*?)\}\}/gs
const MISSING_HEADING = /\b(?:title|text): say\('([\w.]+)'\)/g

const headingsIn = (source: string): string[] => [
  ...HEADINGS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, id = '']) => id)),
  ...[...source.matchAll(MISSING)].flatMap(([, part = '']) =>
    [...part.matchAll(MISSING_HEADING)].map(([, id = '']) => id),
  ),
]

/** An answer of the server as well; news of what was changed, is over or is done, and no failure; and what is specified so. */
const SENTENCES = new Set([
  'listening.notSetUp',
  'writing.writtenElsewhere',
  'speaking.talkOver',
  'due.nothingDue',
  'listening.none',
])

test.each(LANGUAGES)('no heading of a failure ends with a full stop: %s', async (language) => {
  const ids = [...new Set(Object.values(screens).flatMap(headingsIn))].filter((id) => !SENTENCES.has(id))
  expect(ids.length).toBeGreaterThan(50)
  await loadTexts(...new Set(ids.map((id) => id.split('.')[0] as Area)))
  onTestFinished(() => switchLanguage('en'))
  await switchLanguage(language)
  expect(ids.filter((id) => /[.。]$/.test(say(id as never)))).toEqual([])
})
