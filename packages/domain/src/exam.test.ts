import { describe, expect, test } from 'vitest'
import {
  checkExamInput,
  EXAM_QUESTION_COUNT,
  examVerdict,
  isCheckable,
  QUESTIONS_BY_TYPE,
  sameAnswer,
  suggestExamTitle,
} from './exam.ts'

test('The kinds of question sum to a whole exam', () => {
  const sum = Object.values(QUESTIONS_BY_TYPE).reduce((total, count) => total + count, 0)
  expect(sum).toBe(EXAM_QUESTION_COUNT)
})

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
