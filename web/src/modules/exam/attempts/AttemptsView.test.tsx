import { ApiError } from '@lectern/contract/api-error'
import { examEndpoints } from '@lectern/contract/exam'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openScreen, pass } from '../../../core/account/signed-in-ground.tsx'
import { onCall } from '../../../lib/api/fake-calls-ground.ts'
import * as logging from '../../../lib/log-failure.ts'
import { ExamScreen } from '../ExamScreen.tsx'
import { CHOICE, EXAM, SHORT } from '../exam-test-ground.ts'
import { clearExamScreen, layExamScreen, press } from '../screen-test-ground.ts'

beforeEach(() => {
  layExamScreen()
})
afterEach(clearExamScreen)

describe('An attempt', () => {
  const attempt = {
    session_id: 9,
    exam_set_id: 5,
    score: 50,
    correct_count: 1,
    total_questions: 2,
    is_retest: false,
    started_at: '2026-11-20T12:00:00Z',
    ended_at: '2026-11-20T12:10:00Z',
  }
  const results = [
    { questionId: 1, user_answer: 'two', isCorrect: true, method: 'exact_match' as const, judgement: null },
    { questionId: 2, user_answer: 'Powerhouse', isCorrect: false, method: 'ai_fallback' as const, judgement: null },
  ]
  const session = { ...attempt, exam_set: EXAM, questions: [CHOICE, SHORT], results, practice: null }
  const openAttempt = () => openScreen(<ExamScreen />, '/module/exam?view=results&id=9')
  beforeEach(() => {
    onCall(examEndpoints, 'getSession').mockResolvedValue(session)
    vi.spyOn(logging, 'logFailure').mockImplementation(() => {})
  })

  test('is found in the history of its exam, and opened again', async () => {
    onCall(examEndpoints, 'listSets').mockResolvedValue({
      exam_sets: [{ ...EXAM, latest_score: 50, attempt_count: 2 }],
      pagination: { current_page: 1, total_pages: 1, total_count: 1, has_previous: false, has_next: false },
    })
    onCall(examEndpoints, 'listSessions').mockResolvedValue({
      exam_set: EXAM,
      sessions: [
        { ...attempt, session_id: 10, is_retest: true, total_questions: 1, correct_count: 0, score: 0 },
        attempt,
      ],
      pagination: { current_page: 1, total_pages: 1, total_count: 2, has_previous: false, has_next: false },
    })
    await openScreen(<ExamScreen />, '/module/exam?view=history')
    await press('2 attempts at Cells 細胞')
    await pass(20)
    expect(screen.getByText('Re-test of 1 question: 0%, 0 of 1 correct')).toBeDefined()
    expect(screen.getByText('2 questions: 50%, 1 of 2 correct')).toBeDefined()
    await act(
      async () => void fireEvent.click(screen.getAllByRole('button', { name: /^Open the attempt/ })[1] as Element),
    )
    await pass(20)
    expect(screen.getByRole('heading', { level: 1, name: 'Keep Learning!' })).toBeDefined()
    expect(screen.getByText('Powerhouse')).toBeDefined()
    expect(screen.getByText(/^One answer was not checked and counts as incorrect/)).toBeDefined()
  })

  test('is read again each time, as its exam is by then', async () => {
    const other = { ...session, session_id: 10 }
    let questions = session.questions
    onCall(examEndpoints, 'getSession').mockImplementation(async ({ params }) =>
      params.id === 10 ? other : { ...session, questions },
    )
    onCall(examEndpoints, 'listSessions').mockResolvedValue({
      exam_set: EXAM,
      sessions: [other, attempt],
      pagination: { current_page: 1, total_pages: 1, total_count: 2, has_previous: false, has_next: false },
    })
    await openScreen(<ExamScreen />, '/module/exam?view=attempts&id=5')
    const openNth = async (index: number) => {
      await pass(20)
      await act(async () => {
        fireEvent.click(screen.getAllByRole('button', { name: /^Open the attempt/ })[index] as Element)
      })
      await pass(20)
    }
    await openNth(1)
    expect(screen.getByText('Powerhouse')).toBeDefined()
    await press('All Attempts')
    await openNth(0)
    await press('All Attempts')
    // Said to be wrong meanwhile.
    questions = [CHOICE]
    await openNth(1)
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
    expect(screen.queryByText('Powerhouse')).toBeNull()
  })

  test('that is not there says so', async () => {
    onCall(examEndpoints, 'getSession').mockRejectedValue(
      new ApiError(404, 'not_found', 'Not found.', { data: { error: 'Not found.' } }),
    )
    await openAttempt()
    await pass(20)
    expect(screen.getByRole('heading', { level: 1, name: 'Attempt Not Found' })).toBeDefined()
  })

  const refused = (status: number, code: ApiError['code'], error: string) =>
    new ApiError(status, code, error, { data: { error } })
  const USED_UP = 'This answer has been checked three times. Compare it with the correct answer yourself.'
  test.each<[string, () => Promise<unknown>, string]>([
    ['was used up', () => Promise.reject(refused(409, 'conflict', USED_UP)), USED_UP],
    [
      'failed',
      () => Promise.reject(refused(503, 'unavailable', 'The model is away.')),
      'The answer could not be checked just now. This used up no check: please try again later.',
    ],
    [
      'was refused by the service',
      () =>
        Promise.reject(
          new ApiError(502, 'generation_failed', 'Not now.', { data: { reason: 'denied', error: 'Not now.' } }),
        ),
      'Not now. This used up no check.',
    ],
    [
      'got no answer',
      () => Promise.reject(ApiError.network(new Error('offline'))),
      'No answer came back. Please check your connection and try again.',
    ],
    [
      'could not decide',
      async () => ({ is_correct: false, method: 'ai_fallback', judgement: null }),
      'It could not be told whether this answer is right. Compare it with the correct answer yourself.',
    ],
    [
      'found it right',
      async () => ({ is_correct: true, method: 'deepseek_individual', judgement: null }),
      'Checked: this answer is correct.',
    ],
  ])('says of a check again that it %s', async (_what, answer, sentence) => {
    onCall(examEndpoints, 'compareAnswer').mockImplementation(answer as never)
    await openAttempt()
    await pass(20)
    await press(/^Check Again/)
    expect(screen.getByText(sentence)).toBeDefined()
  })
})
