import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { fakeServer, openScreen, pass, refusal } from '../../core/account/signed-in-ground.tsx'
import { say } from '../../lib/language.ts'
import * as toasts from '../../ui/toasts/toasts.ts'
import { OpenStudies } from './OpenStudies.tsx'
import { cardOf, studyOf } from './recite-ground.ts'
import { answerOutbox } from './study/answers.ts'
import { rememberEnding, studyStore } from './study-session.ts'

const LIST = 'GET /api/recite/study-sessions/'
const GET = 'GET /api/recite/study-sessions/9/'
let server: ReturnType<typeof fakeServer>
let toastInfo: MockInstance<typeof toasts.toastInfo>
const openView = vi.fn()
const open = () => openScreen(<OpenStudies openView={openView} />)

beforeEach(() => {
  vi.useFakeTimers()
  openView.mockClear()
  server = fakeServer({})
  toastInfo = vi.spyOn(toasts, 'toastInfo').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  studyStore.set(null)
  vi.unstubAllGlobals()
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
const leftStudy = (answers: { flashcard_id: number; is_correct: boolean }[]) =>
  studyOf({ session_id: 9, flashcards: [1, 2, 3].map((id) => cardOf(id)), answers, remaining_seconds: 130 })

test('a session left on the way is told with its time left, and gone on with where it stood', async () => {
  server.answer(LIST, { study_sessions: [LEFT] })
  server.answer(GET, leftStudy([{ flashcard_id: 2, is_correct: true }]))
  await open()
  expect(screen.getByText('Study of Biology 生物 not finished: 1 of 3 answered, 2:10 left.')).toBeDefined()
  await pass(10_000)
  expect(screen.getByText(/2:00 left/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Go On' }))
  await pass(0)
  expect(server.sent(GET)).toHaveLength(1)
  expect(openView).toHaveBeenCalledExactlyOnceWith({ name: 'study' })
  expect(studyStore.get()).toMatchObject({ session_id: 9, answeredCount: 1, correctCount: 1 })
  expect(studyStore.get()?.flashcards.map(({ id }) => id)).toEqual([2, 1, 3])
})

test('what this browser has still to send is not asked again', async () => {
  server.answer(LIST, { study_sessions: [LEFT] })
  server.answer(GET, leftStudy([{ flashcard_id: 1, is_correct: true }]))
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
  server.answer(LIST, { study_sessions: [LEFT, { ...LEFT, session_id: 10, remaining_seconds: 5 }] })
  server.answer(GET, refusal(409, 'session_ended', 'This study session has ended.'))
  await open()
  expect(screen.getAllByRole('button', { name: 'Go On' })).toHaveLength(2)
  server.answer(LIST, { study_sessions: [LEFT] })
  await pass(5000)
  server.answer(LIST, { study_sessions: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Go On' }))
  await pass(0)
  expect(toastInfo).toHaveBeenCalledExactlyOnceWith(say('recite.sessionEnded'), 'session')
  expect(screen.queryByRole('button', { name: 'Go On' })).toBeNull()
})

test('a session that was just left is waited for, and not offered', async () => {
  server.answer(LIST, { study_sessions: [] })
  const { promise, resolve } = Promise.withResolvers<void>()
  rememberEnding(promise)
  await open()
  expect(server.sent(LIST)).toEqual([])
  resolve()
  await pass(0)
  expect(server.sent(LIST)).toHaveLength(1)
})
