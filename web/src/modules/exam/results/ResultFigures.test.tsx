import type { ExamAttempt, ExamQuestion } from '@lectern/contract/exam/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../../../core/account/signed-in-ground.tsx'
import { loadTexts } from '../../../lib/language.ts'
import { CHOICE, EXAM } from '../exam-test-ground.ts'
import type { Result } from '../result.ts'
import { ResultFigures } from './ResultFigures.tsx'

const LIST = 'GET /api/exam/sets/5/sessions/'
const QUESTIONS: ExamQuestion[] = Array.from({ length: 10 }, (_, index) => ({ ...CHOICE, id: index + 1 }))
const attempt = (session_id: number, correct_count: number, about: Partial<ExamAttempt> = {}): ExamAttempt => ({
  ...{ session_id, exam_set_id: 5, score: correct_count * 10, correct_count, total_questions: 10, is_retest: false },
  ...{ started_at: '2026-11-20T12:00:00Z', ended_at: `2026-11-${10 + session_id}T12:10:00Z`, ...about },
})
const resultOf = (sessionId: number, correct: number, isSaved = true): Result => ({
  practice: { sessionId, set: EXAM, questions: QUESTIONS, answers: {}, flagged: [], index: 0, layout: 'one' },
  marks: QUESTIONS.map(({ id }, index) => ({
    ...{ questionId: id, user_answer: 'two', isCorrect: index < correct, method: 'exact_match' },
  })),
  isSaved,
})
let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  beMei()
  await loadTexts('exam', 'results', 'due')
  server = fakeServer({
    [LIST]: {
      exam_set: EXAM,
      sessions: [attempt(4, 0, { is_retest: true, total_questions: 1 }), attempt(3, 9), attempt(2, 6), attempt(1, 4)],
      pagination: { current_page: 1, total_pages: 1, total_count: 4, has_previous: false, has_next: false },
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (result: Result) => openScreen(<ResultFigures result={result} />)
const trend = () => document.body.textContent?.match(/[^.:]*the time before\./)?.[0].replace(/^.*Your attempts/, '')
const bars = () => document.querySelectorAll('svg rect').length

test.each([
  ['the latest attempt is told against the one before', 3, 9, '30 percentage points higher than the time before.', 3],
  ['an earlier one is told without those after it', 2, 6, '20 percentage points higher than the time before.', 2],
  ['the score is that of the marks on screen', 2, 4, 'The same score as the time before.', 2],
  ['one more question of ten is ten percentage points', 3, 5, '10 percentage points lower than the time before.', 3],
  ['the first has none before it', 1, 4, undefined, 0],
  ['a re-test is no attempt at the whole exam', 4, 0, undefined, 0],
])('%s', async (_, sessionId, correct, told, count) => {
  await open(resultOf(sessionId, correct))
  await vi.waitFor(() => expect(server.sent(LIST)).toHaveLength(1))
  expect(trend()).toBe(told)
  expect(bars()).toBe(count)
})

test('what is not saved is not among the attempts, which are asked for once it is', async () => {
  await open(resultOf(3, 9, false))
  expect(server.sent(LIST)).toEqual([])
  expect(screen.queryByText('Your attempts')).toBeNull()
})

test('how many were right is told by kind of question', async () => {
  await open({
    ...resultOf(1, 4),
    practice: {
      ...resultOf(1, 4).practice,
      questions: QUESTIONS.map((question, at) => (at < 5 ? question : { ...question, type: 'tf' })),
    },
  })
  const region = screen.getByRole('region', { name: 'By kind of question' })
  expect(region.textContent).toContain('4 of 5')
  expect(region.textContent).toContain('0 of 5')
})
