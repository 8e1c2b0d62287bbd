import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { fakeServer, noNetwork } from '../../core/account/signed-in-ground.tsx'
import * as logging from '../../lib/log-failure.ts'
import * as toasts from '../../ui/toasts/toasts.ts'
import { CHOICE, EXAM, SHORT } from './exam-test-ground.ts'
import { checkAgain, handIn, saveResult } from './hand-in.ts'
import { answerQuestion, beginPractice, type Practice, practiceStore } from './practice.ts'
import { type Result, resultStore } from './result.ts'

const BATCH = 'POST /api/exam/compare-answers/'
const SINGLE = 'POST /api/exam/compare-answer/'
const END = 'POST /api/exam/sessions/9/end/'
let server: ReturnType<typeof fakeServer>
let toastError: MockInstance<typeof toasts.toastError>

beforeEach(() => {
  server = fakeServer({
    [BATCH]: { results: { Q1: 'CORRECT' }, judgements: {}, made_by: 'model' },
    [SINGLE]: { is_correct: true, method: 'deepseek_individual', judgement: null },
    [END]: noNetwork,
  })
  toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  vi.spyOn(logging, 'logFailure').mockImplementation(() => {})
  beginPractice(9, EXAM, [CHOICE, SHORT])
})

afterEach(() => {
  practiceStore.set(null)
  resultStore.set(null)
  vi.unstubAllGlobals()
})

const practice = (): Practice => practiceStore.get() as Practice
const result = (): Result => resultStore.get() as Result
const methods = () => result().marks.map(({ method, isCorrect }) => [method, isCorrect])

test('exact answers are marked without asking, open ones in one call', async () => {
  answerQuestion(CHOICE.id, 'two')
  answerQuestion(SHORT.id, 'Powerhouse')
  await handIn(practice())
  expect(server.sent(BATCH)).toEqual([
    { session_id: 9, questions: [{ questionId: SHORT.id, questionNumber: 1, user_answer: 'Powerhouse' }] },
  ])
  expect(server.sent(SINGLE)).toEqual([])
  expect(methods()).toEqual([
    ['exact_match', true],
    ['deepseek_batch', true],
  ])
})

test('nothing is asked where letters decide', async () => {
  answerQuestion(CHOICE.id, 'one')
  await handIn(practice())
  expect(server.sent(BATCH)).toEqual([])
  expect(methods()).toEqual([
    ['exact_match', false],
    ['no_answer', false],
  ])
})

test('a failed batch is followed by one call an answer, and what fails there is not checked', async () => {
  server.answer(BATCH, noNetwork)
  answerQuestion(SHORT.id, 'Powerhouse')
  await handIn(practice())
  expect(methods()[1]).toEqual(['deepseek_individual', true])
  server.answer(SINGLE, noNetwork)
  await handIn(practice())
  expect(methods()[1]).toEqual(['ai_fallback', false])
})

test('after three failures in a row nobody waits for the rest, which can be checked again', async () => {
  const questions = Array.from({ length: 6 }, (_, index) => ({ ...SHORT, id: 10 + index }))
  beginPractice(9, EXAM, questions)
  for (const { id } of questions) answerQuestion(id, 'Powerhouse')
  server.answer(BATCH, noNetwork)
  server.answer(SINGLE, noNetwork)
  await handIn(practice())
  expect(server.sent(SINGLE)).toHaveLength(3)
  expect(methods()).toEqual(Array(6).fill(['ai_fallback', false]))
})

test('what could not be checked can be checked again', async () => {
  server.answer(BATCH, { results: {}, judgements: {}, made_by: 'built-in' })
  answerQuestion(SHORT.id, 'Powerhouse')
  await handIn(practice())
  expect(methods()[1]).toEqual(['ai_fallback', false])
  await checkAgain(result(), SHORT.id)
  expect(methods()[1]).toEqual(['deepseek_individual', true])
})

test('results that could not be saved are shown all the same, and saved later with the marks of the server', async () => {
  await handIn(practice())
  expect(toastError).toHaveBeenCalledWith('Failed to save exam results. Please try again.', 'session')
  expect(result().isSaved).toBe(false)
  expect(practiceStore.get()).not.toBeNull()

  const marks = [
    { questionId: CHOICE.id, user_answer: 'two', isCorrect: true, method: 'exact_match' as const, judgement: null },
  ]
  server.answer(END, {
    session_id: 9,
    exam_set_id: 5,
    score: 100,
    correct_count: 1,
    total_questions: 1,
    results: marks,
    started_at: '2026-11-22T09:50:00Z',
    ended_at: '2026-11-20T12:00:00Z',
  })
  await saveResult()
  expect(result()).toMatchObject({ isSaved: true, marks })
  expect(practiceStore.get()).toBeNull()
})
