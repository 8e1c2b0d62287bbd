import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkExamInput,
  EXAM_LEVELS,
  EXAM_QUESTION_COUNT,
  examVerdict,
  isCheckable,
  QUESTION_TYPES,
  QUESTIONS_BY_LEVEL,
  QUESTIONS_BY_TYPE,
  questionsByKind,
  sameAnswer,
} from './exam.ts'

const sumOf = (plan: object): number => Object.values(plan).reduce((total, count) => total + count, 0)

test('The kinds of question sum to a whole exam at every level', () => {
  for (const weights of [QUESTIONS_BY_TYPE, ...Object.values(QUESTIONS_BY_LEVEL)])
    expect(sumOf(weights)).toBe(EXAM_QUESTION_COUNT)
  expect(questionsByKind(30, QUESTION_TYPES, null)).toEqual(QUESTIONS_BY_TYPE)
})

test('Whatever is chosen, the questions of the kinds sum to the number chosen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 30 }),
      fc.uniqueArray(fc.constantFrom(...QUESTION_TYPES), { minLength: 1 }),
      fc.constantFrom(null, ...EXAM_LEVELS),
      (count, kinds, level) => {
        const plan = questionsByKind(count, kinds, level)
        expect(sumOf(plan)).toBe(count)
        expect(new Set(Object.keys(plan))).toEqual(new Set(kinds))
      },
    ),
  )
})

test.each([
  ['content', ' \n', { id: 'exam.contentRequired' }],
  ['topic', '', { id: 'exam.topicRequired' }],
  ['prompt', '', { id: 'exam.promptRequired' }],
  ['content', 'A\n[OCR notice: no readable text was found.]', { id: 'exam.ocrNotice' }],
  ['prompt', '字'.repeat(100_001), { id: 'documents.wordLimit', values: { limit: 100_000, words: 100_001 } }],
  ['content', '字'.repeat(100_000), null],
] as const)('An exam by %s is refused or taken by its text', (method, text, refusal) => {
  expect(checkExamInput(method, text)).toEqual(refusal)
})

describe('Answers are the same', () => {
  test.each([
    ['Chlorophyll', ' chlorophyll. '],
    ['１９５０', '1950'],
    ['葉綠素。', '葉綠素'],
    ['+', ' + '],
  ])('%j and %j', (one, other) => expect(sameAnswer(one, other)).toBe(true))

  test.each([
    ['', ''],
    ['+', '-'],
    ['cell', 'cells'],
  ])('but not %j and %j', (one, other) => expect(sameAnswer(one, other)).toBe(false))
})

test.each([
  [21, 30, 'exam.excellent'],
  [20, 30, 'exam.keepLearning'],
  [139, 200, 'exam.keepLearning'],
  [0, 0, 'exam.keepLearning'],
])('%i of %i is %s', (correct, total, verdict) => expect(examVerdict(correct, total)).toEqual({ id: verdict }))

test('Answers can be checked while a session runs and less than 24 hours after it', () => {
  const endedAt = new Date('2026-12-01T08:00:00Z')
  expect(isCheckable(null, endedAt)).toBe(true)
  expect(isCheckable(endedAt, new Date('2026-12-02T07:59:59Z'))).toBe(true)
  expect(isCheckable(endedAt, new Date('2026-12-02T08:00:00Z'))).toBe(false)
})
