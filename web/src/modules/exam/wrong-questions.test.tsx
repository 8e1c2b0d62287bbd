import { feedbackEndpoints } from '@lectern/contract/feedback'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openScreen } from '../../core/account/signed-in-ground.tsx'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import { ExamScreen } from './ExamScreen.tsx'
import { CHOICE, EXAM, SHORT } from './exam-test-ground.ts'
import { answerQuestion, beginPractice, practiceStore } from './practice.ts'
import { resultOf, resultStore } from './result.ts'
import { clearExamScreen, layExamScreen, press } from './screen-test-ground.ts'

beforeEach(layExamScreen)
afterEach(clearExamScreen)

const feedback = () =>
  onCall(feedbackEndpoints, 'give').mockResolvedValue({ credits_returned: 1, user_credits: 11, can_be_checked: false })
const sayUnclear = async (number: number) => {
  await press(`This is wrong: question ${number}`)
  fireEvent.click(await vi.waitFor(() => screen.getByRole('button', { name: 'It is unclear' })))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('A question that is said to be wrong in a practice goes, the next one takes its place, and with the last the practice ends', async () => {
  const said = feedback()
  beginPractice(9, { ...EXAM, is_made: true }, [CHOICE, SHORT])
  await openScreen(<ExamScreen />, '/module/exam?view=practice')
  answerQuestion(1, 'two')
  await sayUnclear(1)
  expect(said).toHaveBeenCalledWith({ body: { kind: 'exam', id: 1, reason: 'unclear' } })
  expect(practiceStore.get()).toMatchObject({ questions: [SHORT], answers: {}, index: 0 })
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('What releases energy?'))
  await sayUnclear(1)
  // The dialog goes with the practice, the next view comes after it.
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Exam' })).toBeDefined())
})

test('A question that is said to be wrong among results counts neither way; of a copy nothing can be said', async () => {
  feedback()
  const result = resultOf({
    ...{ session_id: 9, exam_set_id: 5, score: 50, correct_count: 1, total_questions: 2, is_retest: false },
    ...{ started_at: '2026-11-20T12:00:00Z', ended_at: '2026-11-20T12:10:00Z' },
    exam_set: { ...EXAM, is_made: true },
    questions: [CHOICE, SHORT],
    results: [
      { questionId: 1, user_answer: 'two', isCorrect: true, method: 'exact_match', judgement: null },
      { questionId: 2, user_answer: '', isCorrect: false, method: 'no_answer', judgement: null },
    ],
    practice: null,
  })
  resultStore.set(result)
  await openScreen(<ExamScreen />, '/module/exam?view=results')
  expect(screen.getByText('1 of 2 correct')).toBeDefined()
  await sayUnclear(2)
  expect(screen.getByText('1 of 1 correct')).toBeDefined()
  expect(screen.queryByText(SHORT.question)).toBeNull()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Which one?'))
  await act(async () => resultStore.set({ ...result, practice: { ...result.practice, set: EXAM } }))
  expect(screen.queryByRole('button', { name: /^This is wrong/ })).toBeNull()
})
