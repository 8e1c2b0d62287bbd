import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkExamInput,
  EXAM_LEVELS,
  EXAM_QUESTION_COUNT,
  examVerdict,
  goodQuestions,
  isCheckable,
  QUESTION_TYPES,
  QUESTIONS_BY_LEVEL,
  QUESTIONS_BY_TYPE,
  questionsByKind,
  sameAnswer,
  suggestExamTitle,
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
  [0, 'This material gives no good questions.'],
  [1, 'This material gives 1 good question.'],
  [18, 'This material gives 18 good questions.'],
])('%i good questions are said', (count, text) => expect(goodQuestions(count)).toBe(text))

test.each([
  ['content', ' \n', 'Please provide content to generate an exam.'],
  ['topic', '', 'Please enter at least one topic.'],
  ['prompt', '', 'Please enter a prompt.'],
  ['content', 'A\n[OCR notice: no readable text was found.]', /^Detected OCR notice/],
  ['prompt', '字'.repeat(100_001), /^Content exceeds word limit/],
  ['content', '字'.repeat(100_000), null],
] as const)('An exam by %s is refused or taken by its text', (method, text, refusal) => {
  const answer = checkExamInput(method, text)
  if (refusal === null) expect(answer).toBeNull()
  else expect(answer).toMatch(refusal)
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
  [21, 30, 'Excellent!'],
  [20, 30, 'Keep Learning!'],
  [139, 200, 'Keep Learning!'],
  [0, 0, 'Keep Learning!'],
])('%i of %i is %s', (correct, total, verdict) => expect(examVerdict(correct, total)).toBe(verdict))

test('Answers can be checked while a session runs and less than 24 hours after it', () => {
  const endedAt = new Date('2026-12-01T08:00:00Z')
  expect(isCheckable(null, endedAt)).toBe(true)
  expect(isCheckable(endedAt, new Date('2026-12-02T07:59:59Z'))).toBe(true)
  expect(isCheckable(endedAt, new Date('2026-12-02T08:00:00Z'))).toBe(false)
})

test.each([
  ['Cells\nA cell is…', 'Cells'],
  ['  ', 'Exam'],
  ['字'.repeat(100), '字'.repeat(80)],
])('%j suggests a title', (text, title) => expect(suggestExamTitle(text)).toBe(title))
