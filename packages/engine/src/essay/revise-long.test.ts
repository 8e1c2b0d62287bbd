import { loadSpeaker } from '@lectern/texts/compile'
import { message } from '@lectern/texts/message'
import { expect, test } from 'vitest'
import { englishFigures } from './english/figures.ts'
import { sentencesOf } from './english/sentence.ts'
import { suggestForEnglish } from './english/suggest.ts'
import type { Finding, Suggestion } from './mistake.ts'
import { passagesOf, reviseLong } from './revise-long.ts'

const wrong = (text: string): Finding[] =>
  [...text.matchAll(/teh/g)].map(({ index }) => ({
    start: index,
    end: index + 3,
    text: 'teh',
    replacement: 'the',
    kind: 'spelling',
    remark: message('mistakes.write', { right: 'the' }),
    confidence: 1,
  }))
const check = async (text: string) => wrong(text)

const LINES = Array.from({ length: 4000 }, (_, line) => `Line ${line} is about teh cell and what it does.`)

test.each([
  ['lines', LINES.join('\n')],
  ['one paragraph', LINES.join(' ')],
  ['Chinese without spaces', '細胞有細胞核，'.repeat(9000)],
  ['no place to end', '𠮷'.repeat(40_000)],
  ['nothing', ''],
])('%s: the passages joined are the text, each of them bounded', (_, text) => {
  const passages = passagesOf(text)
  expect(passages.join('')).toBe(text)
  for (const passage of passages) {
    expect(passage.length).toBeLessThanOrEqual(15_000)
    expect(passage.isWellFormed()).toBe(true)
  }
})

test('every mistake of a long text is found at its place', async () => {
  const text = LINES.join('\n')
  const { mistakes, revised, isSampled } = await reviseLong(text, check)
  expect(mistakes).toHaveLength(LINES.length)
  for (const { start, end } of mistakes) expect(text.slice(start, end)).toBe('teh')
  expect(revised).toBe(text.replaceAll('teh', 'the'))
  expect(isSampled).toBe(false)
})

test('a sample is taken from the first passage to the last, and leaves the rest as it is', async () => {
  const text = LINES.join('\n')
  const { mistakes, revised, isSampled } = await reviseLong(text, check, 3)
  expect(isSampled).toBe(true)
  expect(revised).toHaveLength(text.length)
  expect(mistakes.length).toBeLessThan(LINES.length / 2)
  expect(mistakes[0]?.start).toBeLessThan(100)
  expect(mistakes.at(-1)?.end).toBeGreaterThan(text.length - 100)
})

test('an essay of which passages were checked is told so first', async () => {
  const say = (await loadSpeaker()).in('en')
  const first = (suggestions: readonly Suggestion[]) => suggestions[0] && say(suggestions[0].remark)
  const essay = 'Towns grow. People move there.'
  const sentences = sentencesOf(essay)
  const figures = englishFigures(essay, sentences)
  const draft = { essay, sentences, figures, expectedWords: 250, isFormal: true, relevance: null }
  expect(first(suggestForEnglish({ ...draft, isSampled: true }))).toContain('Passages from all parts of it')
  expect(first(suggestForEnglish({ ...draft, isSampled: false }))).toContain('about 250 are expected')
})
