import { expect, test } from 'vitest'
import type { Grading } from './grading.ts'
import { tidyReport } from './tidy-report.ts'

const ESSAY = 'He go to school. He go home. Cats is nice.'
const marks = (score: number) =>
  Object.fromEntries(['content', 'language', 'organisation'].map((id) => [id, { score, comment: ' Good. ' }]))
const GRADING: Grading = {
  criteria: marks(4.4),
  mistakes: [
    { kind: null, quote: 'Cats is', correction: 'Cats are', explanation: 'Plural.' },
    { kind: 'grammar', quote: 'He go', correction: 'He goes', explanation: 'Third person.' },
    { quote: 'He go', correction: 'He goes', explanation: 'Third person.' },
    { quote: 'Dogs was', correction: 'Dogs were', explanation: 'Not in the essay.' },
    { quote: 'school', correction: 'school', explanation: 'Changes nothing.' },
    { quote: 'nice', correction: null, explanation: '  ' },
    { quote: '\u0007', correction: 'x', explanation: 'Nothing quoted.' },
    { quote: '', correction: null, explanation: 'Tenses are mixed.' },
  ],
  suggestions: [
    { quote: 'Cats is nice', text: 'Say why.' },
    { quote: null, text: 'Write a conclusion.' },
    { quote: ' ', text: 'Write a conclusion.' },
    { quote: 'nice', text: ' ' },
  ],
  feedback: ' Well\u0000 begun.\n\nGo on. ',
  revised: 'He goes to school. He goes home. Cats are nice.',
}

test('a report is tied to the essay, in its order, and on the scale of the exam', () => {
  const report = tidyReport(GRADING, ESSAY, 'DSE')
  expect(report.score).toBe(12)
  expect(report.criteria[0]).toEqual({ id: 'content', name: 'Content', score: 4, maximum: 7, comment: 'Good.' })
  expect(report.mistakes.map(({ quote, start }) => [quote, start])).toEqual([
    ['He go', 0],
    ['He go', 17],
    ['Cats is', 29],
  ])
  // What a mistake is of is kept where it was told.
  expect(report.mistakes.map((mistake) => 'kind' in mistake && mistake.kind)).toEqual(['grammar', false, false])
  expect(report.suggestions.map(({ text, start }) => [text, start])).toEqual([
    ['Say why.', 29],
    ['Write a conclusion.', null],
    ['Tenses are mixed.', null],
  ])
  expect(report.feedback).toBe('Well begun.\n\nGo on.')
  expect(report.revised).toBe(GRADING.revised)
})

test.each([
  ['', ''],
  [ESSAY, ''],
  ['He goes.', ''],
  ['He goes to school, and home.', 'He goes to school, and home.'],
])('the revision %j is kept as %j', (revised, kept) => {
  expect(tidyReport({ ...GRADING, revised }, ESSAY, 'DSE').revised).toBe(kept)
})

test('a revised essay begins and ends as the essay does: what sets in its first line is none of the changes', () => {
  const revised = '我昨天去了图书馆。\n　　那里很安静。'
  const essay = '　　我昨天去了图书管。\n　　那里很安静。\n'
  expect(tidyReport({ ...GRADING, revised }, essay, 'DSE').revised).toBe(`　　${revised}\n`)
})

test('a criterion that was not marked makes no report', () => {
  const { content, language } = marks(3)
  const criteria = { content, language } as Grading['criteria']
  expect(() => tidyReport({ ...GRADING, criteria }, ESSAY, 'DSE')).toThrow('organisation')
})
