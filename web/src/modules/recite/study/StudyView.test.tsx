import { ApiError } from '@lectern/contract/api-error'
import { feedbackEndpoints } from '@lectern/contract/feedback'
import { reciteEndpoints } from '@lectern/contract/recite'
import type { StudySession } from '@lectern/contract/recite/shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { onCall } from '../../../lib/api/fake-calls-ground.ts'
import { say } from '../../../lib/language.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import { leftStudiesStore } from '../left-studies.ts'
import { cardOf } from '../recite-ground.ts'
import { justStudiedStore, type RunningStudy, studyStore } from '../study-session.ts'
import { answerOutbox } from './answers.ts'
import { StudyView } from './StudyView.tsx'

const RESULT = {
  session_id: 7,
  status: 'completed' as const,
  score: 50,
  correct_count: 1,
  total_cards: 2,
  completed_at: '2026-11-20T12:00:00Z',
}

let answerCard: ReturnType<typeof onCall<typeof reciteEndpoints, 'answerCard'>>
let endStudy: ReturnType<typeof onCall<typeof reciteEndpoints, 'endStudy'>>
let expireStudy: ReturnType<typeof onCall<typeof reciteEndpoints, 'expireStudy'>>
let toastSuccess: MockInstance<typeof toasts.toastSuccess>
let toastInfo: MockInstance<typeof toasts.toastInfo>
let toastError: MockInstance<typeof toasts.toastError>
let router: ReturnType<typeof createMemoryRouter>
const openView = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  openView.mockClear()
  answerCard = onCall(reciteEndpoints, 'answerCard').mockResolvedValue({ recorded: true })
  endStudy = onCall(reciteEndpoints, 'endStudy').mockResolvedValue(RESULT)
  expireStudy = onCall(reciteEndpoints, 'expireStudy').mockResolvedValue({ ...RESULT, status: 'expired' })
  toastSuccess = vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  toastInfo = vi.spyOn(toasts, 'toastInfo').mockImplementation(() => {})
  toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  studyStore.set(null)
  answerOutbox.forgetElsewhere(7)
  vi.useRealTimers()
})

/** Opens a session over cards 1 to `cardCount`, with so many seconds on its clock. */
async function study(cardCount = 2, seconds = 300, about: Partial<RunningStudy> = {}) {
  studyStore.set({
    session_id: 7,
    title: 'Biology',
    flashcards: Array.from({ length: cardCount }, (_, index) => cardOf(index + 1)),
    time_limit_seconds: seconds,
    time_limit_minutes: Math.ceil(seconds / 60),
    started_at: '2026-11-20T12:00:00Z',
    expires_at: '2026-11-20T12:05:00Z',
    remaining_seconds: seconds,
    deadlineMs: Date.now() + seconds * 1000,
    answers: [],
    answeredCount: 0,
    correctCount: 0,
    ...about,
  })
  router = createMemoryRouter([
    { path: '/', element: <StudyView openView={openView} /> },
    { path: '*', element: null },
  ])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await pass(0)
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more })
const answersSent = () => answerCard.mock.calls.map(([{ body }]) => [body.flashcard_id, body.is_correct])

test('Space reveals, Right and Left mark, and the next card is there at once', async () => {
  await study(3)
  expect(screen.getByText('Question 1')).toBeDefined()
  press(' ')
  expect(screen.getByText('Answer 1')).toBeDefined()
  press('ArrowRight')
  expect(screen.getByText('Question 2')).toBeDefined()
  expect(screen.queryByText('Answer 2')).toBeNull()
  press(' ')
  press('ArrowLeft')
  expect(screen.getByText('Question 3')).toBeDefined()
  await pass(0)
  expect(answersSent()).toEqual([
    [1, true],
    [2, false],
  ])
})

test('an answer without a session is told, and kept back', async () => {
  await study()
  press(' ')
  studyStore.set(null)
  press('ArrowRight')
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.noSession'), 'session')
  expect(screen.getByText('Question 1')).toBeDefined()
  await pass(0)
  expect(answerCard).not.toHaveBeenCalled()
})

test('a card cannot be marked before its answer is revealed', async () => {
  await study()
  press('ArrowRight')
  press('ArrowLeft')
  expect(screen.getByText('Question 1')).toBeDefined()
  expect(answerCard).not.toHaveBeenCalled()
})

test('keys with a modifier, held down, or pressed in a text field are not shortcuts', async () => {
  await study()
  const field = document.body.appendChild(document.createElement('textarea'))
  press(' ', { ctrlKey: true })
  press(' ', { repeat: true })
  press(' ', {}, field)
  field.remove()
  expect(screen.queryByText('Answer 1')).toBeNull()
  press(' ')
  expect(screen.getByText('Answer 1')).toBeDefined()
})

test('a made card that is wrong goes: the next one takes its place, and with the last the session ends', async () => {
  const give = onCall(feedbackEndpoints, 'give').mockResolvedValue({
    credits_returned: 0,
    user_credits: 9,
    can_be_checked: false,
  })
  const made = [1, 3].map((id) => cardOf(id, { is_made: true }))
  await study(3, 300, { flashcards: [made[0], cardOf(2), made[1]].flatMap((card) => card ?? []) })
  const sayWrong = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'This is wrong' }))
    vi.useRealTimers()
    const reason = await screen.findByRole('button', { name: 'It is wrong' })
    vi.useFakeTimers()
    fireEvent.click(reason)
    await pass(100)
  }
  press(' ')
  await sayWrong()
  expect(give).toHaveBeenCalledWith({ body: { kind: 'card', id: 1, reason: 'wrong' } })
  expect(screen.getByText('Question 2')).toBeDefined()
  expect(screen.queryByText('Answer 2')).toBeNull()
  expect(screen.queryByRole('button', { name: 'This is wrong' })).toBeNull()
  press(' ')
  press('ArrowRight')
  await sayWrong()
  await pass(1000)
  expect(endStudy).toHaveBeenCalledOnce()
  expect(justStudiedStore.get()).toMatchObject({ cardCount: 1, missed: [] })
})

test('the buttons do the same', async () => {
  await study()
  fireEvent.click(screen.getByRole('button', { name: /Show Answer/ }))
  fireEvent.click(screen.getByRole('button', { name: /^Correct/ }))
  expect(screen.getByText('Question 2')).toBeDefined()
  await vi.waitFor(() => expect(answersSent()).toEqual([[1, true]]))
})

test('after the last card the session ends, once the answers on their way have arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<{ recorded: boolean }>()
  answerCard.mockReturnValue(promise)
  await study(1)
  press(' ')
  press('ArrowRight')
  await pass(5000)
  expect(endStudy).not.toHaveBeenCalled()
  expect(screen.getByText(/One answer is still on the way/)).toBeDefined()
  resolve({ recorded: true })
  await pass(0)
  expect(endStudy).toHaveBeenCalledExactlyOnceWith({ params: { id: 7 } })
  expect(toastSuccess).toHaveBeenCalledExactlyOnceWith(say('recite.studyCompleted'), 'session')
  expect(openView).toHaveBeenCalledExactlyOnceWith({ name: 'history' })
  expect(studyStore.get()).toBeNull()
  expect(justStudiedStore.get()).toMatchObject({ cardCount: 1, missed: [], seconds: 5 })
})

test('an answer that found no network says how long ago it was given', async () => {
  console.warn = () => {}
  answerCard.mockRejectedValueOnce(ApiError.network(new TypeError('offline')))
  await study()
  press(' ')
  press('ArrowRight')
  await pass(1000)
  expect(answerCard.mock.calls.map(([{ body }]) => body.delay_ms)).toEqual([0, 1000])
})

test('an end that failed is told, and can be tried again', async () => {
  endStudy.mockRejectedValueOnce(new ApiError(500, 'internal', 'Something went wrong.'))
  await study(1)
  press(' ')
  press('ArrowRight')
  await pass(0)
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.endStudyFailed'), 'session')
  expect(openView).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(openView).toHaveBeenCalledExactlyOnceWith({ name: 'history' })
})

test('the last minute is said', async () => {
  await study(2, 62)
  expect(screen.getByRole('timer').textContent).toBe('1:02')
  expect(screen.queryByText('Less than a minute left')).toBeNull()
  await pass(2000)
  expect(screen.getByRole('timer').textContent).toBe('1:00')
  expect(screen.getByText('Less than a minute left')).toBeDefined()
})

test('when the time is up the session is expired and the student told', async () => {
  await study(2, 30)
  await pass(29_000)
  expect(expireStudy).not.toHaveBeenCalled()
  await pass(1000)
  expect(expireStudy).toHaveBeenCalledExactlyOnceWith({ params: { id: 7 } })
  expect(toastInfo).toHaveBeenCalledExactlyOnceWith(say('recite.timeUp'), 'session')
  expect(openView).toHaveBeenCalledExactlyOnceWith({ name: 'history' })
  expect(justStudiedStore.get()).toMatchObject({ missed: [{ id: 1 }, { id: 2 }], seconds: 30 })
})

test('a server whose clock is behind is asked again; one that cannot be reached is said to have failed', async () => {
  expireStudy
    .mockRejectedValueOnce(new ApiError(409, 'conflict', 'There is still time.'))
    .mockRejectedValueOnce(ApiError.network(new TypeError('offline')))
  await study(2, 10)
  await pass(10_000)
  expect(toastError).not.toHaveBeenCalled()
  await pass(1000)
  expect(expireStudy).toHaveBeenCalledTimes(2)
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.endStudyFailed'), 'session')
})

test('a card that is not revealed in three minutes reveals itself, each card for itself', async () => {
  await study(2, 1000)
  await pass(100_000)
  press(' ')
  press('ArrowRight')
  await pass(179_000)
  expect(screen.queryByText('Answer 2')).toBeNull()
  await pass(1000)
  expect(screen.getByText('Answer 2')).toBeDefined()
})

test('a session that is gone on with begins at the first card without an answer', async () => {
  await study(3, 100, { answeredCount: 2, correctCount: 1 })
  expect(screen.getByText('Question 3')).toBeDefined()
  expect(screen.getByText('1 correct, 1 incorrect')).toBeDefined()
  press(' ')
  press('ArrowRight')
  await pass(0)
  expect(answersSent()).toEqual([[3, true]])
  expect(endStudy).toHaveBeenCalledOnce()
})

test('gone on with when nothing is left to answer, it ends', async () => {
  await study(2, 100, { answeredCount: 2, correctCount: 2 })
  await pass(0)
  expect(endStudy).toHaveBeenCalledOnce()
  expect(openView).toHaveBeenCalledExactlyOnceWith({ name: 'history' })
})

test('a card that was answered elsewhere stops the session here, says why, and lets it go on here', async () => {
  answerCard.mockResolvedValueOnce({ recorded: false })
  await study(3)
  press(' ')
  press('ArrowRight')
  await pass(0)
  expect(screen.getByRole('alert').textContent).toContain('being studied in another tab')
  expect(screen.queryByText('Question 2')).toBeNull()
  expect(screen.queryByRole('timer')).toBeNull()
  press(' ')
  press('ArrowRight')
  await pass(400_000)
  expect(answerCard).toHaveBeenCalledOnce()
  expect(expireStudy).not.toHaveBeenCalled()

  const there = { ...studyStore.get(), answers: [1, 2].map((id) => ({ flashcard_id: id, is_correct: true })) }
  onCall(reciteEndpoints, 'getStudy').mockResolvedValue(there as StudySession)
  fireEvent.click(screen.getByRole('button', { name: 'Go On Here' }))
  await pass(0)
  expect(screen.getByText('Question 3')).toBeDefined()
  expect(screen.getByText('2 correct, 0 incorrect')).toBeDefined()
})

test('a session that was ended elsewhere says so and leads to the history', async () => {
  answerCard.mockRejectedValueOnce(new ApiError(409, 'session_ended', 'This study session has ended.'))
  console.warn = () => {}
  await study(3)
  press(' ')
  press('ArrowRight')
  await pass(0)
  expect(screen.getByRole('alert').textContent).toContain('was ended in another tab')
  fireEvent.click(screen.getByRole('button', { name: 'Study History' }))
  expect(openView).toHaveBeenCalledExactlyOnceWith({ name: 'history' })
  expect(endStudy).not.toHaveBeenCalled()
})

test('leaving says whether the session counts', async () => {
  await study(2)
  const ask = async () => {
    await act(() => router.navigate('/elsewhere').then(() => {}))
    return screen.getByRole('alertdialog').textContent
  }
  expect(await ask()).toContain('this session ends and is not counted')
  fireEvent.click(screen.getByRole('button', { name: 'Keep Studying' }))
  press(' ')
  press('ArrowRight')
  expect(await ask()).toContain('Your answers so far are kept.')
})

test('a session that is left is ended, and is offered nowhere meanwhile', async () => {
  await study(2)
  await act(() => router.navigate('/elsewhere').then(() => {}))
  expect(leftStudiesStore.get()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: say('recite.leave') }))
  await pass(0)
  expect(endStudy).toHaveBeenCalledOnce()
  expect(leftStudiesStore.get()).toEqual([7])
})

test('the question stands once, and stays what it is when its answer comes', async () => {
  await study()
  const question = screen.getByText('Question 1')
  press(' ')
  expect(screen.getAllByText('Question 1')).toEqual([question])
  const announced = screen.getByText('Answer 1').closest('[aria-live]')
  expect(announced?.textContent).toBe('Answer: Answer 1')
})

test('a program keeps its lines and its indentation', async () => {
  const program = 'def half(n):\n    return n / 2'
  await study(1, 300, { flashcards: [{ ...cardOf(1), question: program }] })
  const question = screen.getByText(/def half/).closest('p')
  expect(question?.textContent).toBe(`Question: ${program}`)
  expect(question?.className).toMatch(/whitespace-pre-wrap.*font-mono/)
})

test('the buttons of a session stand at its foot, which toasts keep off', async () => {
  await study()
  expect(screen.getByRole('button', { name: /Show Answer/ }).closest('[data-foot]')).not.toBeNull()
})
