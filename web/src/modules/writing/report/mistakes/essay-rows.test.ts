import type { Mistake } from '@lectern/contract/writing/shapes'
import { expect, test } from 'vitest'
import { essayRows } from './essay-rows.ts'

const LONG = 'A line that is long enough to be a paragraph. '.repeat(3)
const mistake = (start: number | null, end: number | null, kind?: Mistake['kind']): Mistake => ({
  ...{ quote: '…', start, end, correction: null, explanation: '' },
  ...(kind && { kind }),
})
const texts = (essay: string, mistakes: Mistake[] = []) =>
  essayRows(essay, mistakes).map(({ stretches }) => stretches.map(({ text }) => text).join(''))

test.each([
  ['an empty line', 'One.\n\nTwo.\n \n\nThree.', ['One.\n\n', 'Two.\n \n\n', 'Three.']],
  ['the end of a long line', `${LONG}\n　　Two.`, [`${LONG}\n`, '　　Two.']],
  ['no end of a short line, as of a text that was broken to fit a page', 'One\nTwo\nThree', ['One\nTwo\nThree']],
  ['nothing at the end of all', 'One.\n\n', ['One.\n\n']],
  ['nothing in an empty essay', '', ['']],
])('an essay is cut at %s', (_, essay, rows) => {
  expect(texts(essay)).toEqual(rows)
  expect(texts(essay).join('')).toBe(essay)
})

test('a mark that goes over the end of a paragraph is not cut', () => {
  expect(texts('One.\n\nTwo.\n\nThree.', [mistake(2, 8)])).toEqual(['One.\n\nTwo.\n\n', 'Three.'])
})

test('each mistake is noted beside its paragraph, one without a place beside the last, and those of a kind alone if that is asked for', () => {
  const mistakes = [mistake(0, 3, 'grammar'), mistake(6, 9), mistake(7, 8, 'grammar'), mistake(null, null)]
  const noted = (...[shown]: [Parameters<typeof essayRows>[2]?]) =>
    essayRows('One.\n\nTwo.\n\nThree.', mistakes, shown).map((row) => row.noted)
  expect(noted()).toEqual([[0], [1, 2], [3]])
  expect(noted('grammar')).toEqual([[0], [2], []])
  expect(noted('other')).toEqual([[], [1], [3]])
  // What one of another kind overlapped is marked where that is not shown.
  const marked = essayRows('One.\n\nTwo.', mistakes, 'grammar').flatMap(({ stretches }) => stretches)
  expect(marked.map(({ mistakeIndex }) => mistakeIndex)).toEqual([0, null, null, 2, null])
})

test.each([
  ['a paragraph of four lines', `${LONG}${LONG}`, ['Why.'], true],
  ['one of a single line', 'He go home.', ['Why.'], false],
  ['one that is full', `${LONG}${LONG}`, ['Why.', 'Why.'], false],
  ['a long reason', LONG, [LONG], false],
  ['Chinese, whose characters are wide', '我認為學生應該每天運動。'.repeat(8), ['同音字。'], true],
])('whether notes stand there as a whole: %s', (_, essay, reasons, isRoomy) => {
  const mistakes = reasons.map((explanation) => ({ ...mistake(0, 1), explanation }))
  expect(essayRows(essay, mistakes).map((row) => row.isRoomy)).toEqual([isRoomy])
})
