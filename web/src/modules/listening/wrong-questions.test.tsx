import { feedbackEndpoints } from '@lectern/contract/feedback'
import { listeningEndpoints } from '@lectern/contract/listening'
import type { ListeningScore, ListeningSet } from '@lectern/contract/listening/shapes'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, openScreen } from '../../core/account/signed-in-ground.tsx'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import { say } from '../../lib/language.ts'
import { answerQuestion } from './answer-practice.ts'
import { ListeningScreen } from './ListeningScreen.tsx'
import { keepPractices } from './listening-test-ground.ts'
import { practiceStore } from './practice.ts'
import { scoreStore } from './score.ts'

const QUESTIONS = ['Where does it leave?', 'Who came?'].map((question, index) => ({
  ...{ id: index + 1, type: 'other' as const, question, options: [], moment: null },
}))
const SET: ListeningSet = {
  ...{ id: 7, title: 'The platform', audio_file: '', has_audio: false, duration_seconds: 0, size_mb: 0 },
  ...{ language_codes: ['en-US'], material_id: null, question_count: 2, made_by: 'built-in', latest_accuracy: null },
  ...{ created_at: '2026-12-01T08:00:00Z', questions: QUESTIONS, transcript: null, sentences: [], is_made: true },
}
const SCORE: ListeningScore = {
  ...{ attempt_id: 1, correct: 1, total_questions: 2, accuracy: 50, submitted_at: '2026-12-01T08:10:00Z' },
  results: QUESTIONS.map(({ id, question }) => ({
    ...{ id, question, user_answer: 'Ada', correct_answer: 'Ada', is_correct: id === 1, is_checked: true },
    ...{ judgement: null, explanation: '', moment: null, source: null },
  })),
}
let said: ReturnType<typeof onCall<typeof feedbackEndpoints, 'give'>>

beforeEach(() => {
  beMei()
  keepPractices()
  said = onCall(feedbackEndpoints, 'give').mockResolvedValue({
    credits_returned: 0,
    user_credits: 4,
    can_be_checked: false,
  })
  // What is read again once a question has gone is never answered: nothing here waits for it.
  onCall(listeningEndpoints, 'getSet').mockResolvedValueOnce(SET)
})
afterEach(() => {
  cleanup()
  practiceStore.set(null)
  scoreStore.set(null)
})

async function sayWrong(number: number): Promise<void> {
  const name = say('generation.questionIsWrong', { number })
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name })))
  fireEvent.click(await screen.findByRole('button', { name: say('generation.reason_wrong') }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('The answer to a question that is said to be wrong goes with it, and with the last the practice ends', async () => {
  answerQuestion(SET, 1, 'At six')
  await openScreen(<ListeningScreen />, '/module/listening?view=practice&set=7')
  expect(await screen.findByText(/1 of 2 answered/)).toBeDefined()
  await sayWrong(1)
  expect(said).toHaveBeenCalledWith({ body: { kind: 'listening', id: 1, reason: 'wrong' } })
  await vi.waitFor(() => expect(screen.getByText(/0 of 1 answered/)).toBeDefined())
  expect(screen.queryByText('Where does it leave?')).toBeNull()
  expect(practiceStore.get()?.answers).toEqual({})
  const left = screen.getByLabelText(say('listening.answerTo', { number: 1 }))
  await vi.waitFor(() => expect(document.activeElement).toBe(left))
  await act(async () => void fireEvent.change(left, { target: { value: 'Ada' } }))
  await sayWrong(1)
  expect(await screen.findByRole('heading', { level: 1, name: say('listening.title') })).toBeDefined()
  expect(practiceStore.get()).toBeNull()
})

test('An answer to a question that went elsewhere goes and is not counted: what is open is asked about', async () => {
  answerQuestion(SET, 1, 'At six')
  answerQuestion(SET, 3, 'Gone')
  await openScreen(<ListeningScreen />, '/module/listening?view=practice&set=7')
  expect(await screen.findByText(/1 of 2 answered/)).toBeDefined()
  expect(practiceStore.get()?.answers).toEqual({ 1: 'At six' })
  const [submit] = screen.getAllByRole('button', { name: say('listening.submit') })
  await act(async () => void (submit && fireEvent.click(submit)))
  expect(screen.getByText(say('listening.openCount', { open: 1, count: 2 }))).toBeDefined()
})

test('Among results the focus goes on to the next question, and with the last the module begins anew at once', async () => {
  scoreStore.set({ setId: 7, score: SCORE })
  answerQuestion(SET, 1, 'At six')
  await openScreen(<ListeningScreen />, '/module/listening?view=score')
  await sayWrong(2)
  expect(screen.getByText(say('listening.correctOf', { correct: 1, count: 1 }))).toBeDefined()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Where does it leave?'))
  await act(async () => void fireEvent.click(screen.getByText('Where does it leave?')))
  await sayWrong(1)
  const heading = await screen.findByRole('heading', { level: 1, name: say('listening.title') })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  expect(practiceStore.get(), 'what was begun of it ends with it').toBeNull()
})
