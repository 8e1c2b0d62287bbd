import { ApiError } from '@lectern/contract/api-error'
import type { StudySession } from '@lectern/contract/recite/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { openScreen, pass } from '../../core/account/signed-in-ground.tsx'
import { say } from '../../lib/language.ts'
import * as toasts from '../../ui/toasts/toasts.ts'
import { reciteApi } from './api.ts'
import { OpenStudies } from './OpenStudies.tsx'
import { answerOutbox } from './study/answers.ts'
import { rememberEnding, studyStore } from './study-session.ts'

let listStudies: MockInstance<typeof reciteApi.listStudies>
let toastInfo: MockInstance<typeof toasts.toastInfo>
const openView = vi.fn()
const open = () => openScreen(<OpenStudies openView={openView} />)

beforeEach(() => {
  vi.useFakeTimers()
  openView.mockClear()
  listStudies = vi.spyOn(reciteApi, 'listStudies')
  toastInfo = vi.spyOn(toasts, 'toastInfo').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  studyStore.set(null)
  vi.useRealTimers()
})

const LEFT = {
  session_id: 9,
  flashcard_set: { id: 5, title: 'Biology 生物' },
  answered_count: 1,
  total_cards: 3,
  expires_at: '2026-11-20T12:02:10Z',
  remaining_seconds: 130,
}
const leftCard = (id: number) => ({ id, question: `Question ${id}`, answer: `Answer ${id}` })

test('a session left on the way is told with its time left, and gone on with where it stood', async () => {
  listStudies.mockResolvedValue({ study_sessions: [LEFT] })
  vi.spyOn(reciteApi, 'getStudy').mockResolvedValue({
    ...LEFT,
    flashcards: [1, 2, 3].map(leftCard),
    answers: [{ flashcard_id: 2, is_correct: true }],
  } as unknown as StudySession)
  await open()
  expect(screen.getByText('Study of Biology 生物 not finished: 1 of 3 answered, 2:10 left.')).toBeDefined()
  await pass(10_000)
  expect(screen.getByText(/2:00 left/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Go On' }))
  await pass(0)
  expect(reciteApi.getStudy).toHaveBeenCalledExactlyOnceWith({ params: { id: 9 } })
  expect(openView).toHaveBeenCalledExactlyOnceWith({ name: 'study' })
  expect(studyStore.get()).toMatchObject({ session_id: 9, answeredCount: 1, correctCount: 1 })
  expect(studyStore.get()?.flashcards.map(({ id }) => id)).toEqual([2, 1, 3])
})

test('what this browser has still to send is not asked again', async () => {
  listStudies.mockResolvedValue({ study_sessions: [LEFT] })
  vi.spyOn(reciteApi, 'getStudy').mockResolvedValue({
    ...LEFT,
    flashcards: [1, 2, 3].map(leftCard),
    answers: [{ flashcard_id: 1, is_correct: true }],
  } as unknown as StudySession)
  vi.spyOn(reciteApi, 'answerCard').mockReturnValue(new Promise(() => {}))
  answerOutbox.add({
    student: 'mei@example.hk',
    sessionId: 9,
    cardId: 2,
    isCorrect: false,
    durationMs: 1,
    answeredAtMs: 0,
  })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Go On' }))
  await pass(0)
  expect(studyStore.get()).toMatchObject({ answeredCount: 2, correctCount: 1 })
})

test('a session that has ended meanwhile is said to have, and offered no more; so is one whose time runs out', async () => {
  listStudies.mockResolvedValueOnce({ study_sessions: [LEFT, { ...LEFT, session_id: 10, remaining_seconds: 5 }] })
  vi.spyOn(reciteApi, 'getStudy').mockRejectedValue(new ApiError(409, 'session_ended', 'This study session has ended.'))
  await open()
  expect(screen.getAllByRole('button', { name: 'Go On' })).toHaveLength(2)
  listStudies.mockResolvedValue({ study_sessions: [LEFT] })
  await pass(5000)
  listStudies.mockResolvedValue({ study_sessions: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Go On' }))
  await pass(0)
  expect(toastInfo).toHaveBeenCalledExactlyOnceWith(say('recite.sessionEnded'), 'session')
  expect(screen.queryByRole('button', { name: 'Go On' })).toBeNull()
})

test('a session that was just left is waited for, and not offered', async () => {
  listStudies.mockResolvedValue({ study_sessions: [] })
  const { promise, resolve } = Promise.withResolvers<void>()
  rememberEnding(promise)
  await open()
  expect(listStudies).not.toHaveBeenCalled()
  resolve()
  await pass(0)
  expect(listStudies).toHaveBeenCalledOnce()
})
