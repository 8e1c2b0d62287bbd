import { ApiError } from '@lectern/contract/api-error'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerOutbox, type QueuedAnswer } from './answer-outbox.ts'

const answer = (cardId: number, about: Partial<QueuedAnswer> = {}): QueuedAnswer => ({
  student: 'mei@example.hk',
  sessionId: 7,
  cardId,
  isCorrect: true,
  durationMs: 1200,
  answeredAtMs: 0,
  ...about,
})
const offline = () => ApiError.network(new TypeError('offline'))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  // Failures of the background are only logged (requirements/recite.md#failures-of-recite).
  console.warn = () => {}
})
afterEach(() => void vi.useRealTimers())

test('an answer is sent at once and then forgotten', async () => {
  const send = vi.fn().mockResolvedValue({ recorded: true })
  const outbox = new AnswerOutbox(send)
  outbox.add(answer(1))
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledExactlyOnceWith(answer(1))
  expect(outbox.waiting.get()).toEqual([])
  expect(localStorage.length).toBe(0)
})

test('an answer that was not taken is tried again after 1, 2, 4 … seconds, at most 30 apart', async () => {
  const send = vi.fn().mockRejectedValue(offline())
  const outbox = new AnswerOutbox(send)
  outbox.add(answer(1))
  const triesAt: number[] = []
  for (let second = 0; second <= 95; second++) {
    await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1000)
    if (send.mock.calls.length > triesAt.length) triesAt.push(second)
  }
  expect(triesAt).toEqual([0, 1, 3, 7, 15, 31, 61, 91])
  expect(localStorage.length).toBe(1)
})

test('back online, it is tried at once', async () => {
  const send = vi.fn().mockRejectedValueOnce(offline()).mockResolvedValue({ recorded: true })
  const outbox = new AnswerOutbox(send)
  outbox.add(answer(1))
  await vi.advanceTimersByTimeAsync(10)
  outbox.tryNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledTimes(2)
  expect(outbox.waiting.get()).toEqual([])
})

test('a reload takes up what is left, of this student alone', async () => {
  const before = new AnswerOutbox(() => new Promise(() => {}))
  before.add(answer(1))
  before.add(answer(2, { isCorrect: false }))
  before.add(answer(3, { student: 'other@example.hk' }))

  const send = vi.fn().mockResolvedValue({ recorded: true })
  const after = new AnswerOutbox(send)
  after.resume('mei@example.hk')
  await vi.advanceTimersByTimeAsync(0)
  expect(send.mock.calls.flat()).toEqual([answer(1), answer(2, { isCorrect: false })])
  expect(localStorage.length).toBe(1)
})

test('an answer that the server refuses for good is dropped; a lost login is not', async () => {
  const ended = new ApiError(409, 'session_ended', 'This study session has ended.')
  const signedOut = new ApiError(401, 'token_expired', 'Please log in.')
  const send = vi
    .fn()
    .mockRejectedValueOnce(ended)
    .mockRejectedValueOnce(signedOut)
    .mockResolvedValue({ recorded: true })
  const outbox = new AnswerOutbox(send)
  outbox.add(answer(1))
  outbox.add(answer(2))
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.waiting.get()).toEqual([answer(2)])
  await vi.advanceTimersByTimeAsync(1000)
  expect(outbox.waiting.get()).toEqual([])
})

test('a session is settled once its own answers are gone', async () => {
  const ends: (() => void)[] = []
  const outbox = new AnswerOutbox(() => new Promise((resolve) => void ends.push(() => resolve({ recorded: true }))))
  const settled = vi.fn()
  outbox.add(answer(1))
  outbox.add(answer(2))
  outbox.add(answer(3, { sessionId: 8 }))
  void outbox.settled(7).then(settled)
  ends[0]!()
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).not.toHaveBeenCalled()
  ends[1]!()
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledOnce()
  await outbox.settled(99)
})

test('a card that was answered before tells of a session studied elsewhere; a repeat tells nothing', async () => {
  const send = vi.fn().mockRejectedValueOnce(offline()).mockResolvedValue({ recorded: false })
  const outbox = new AnswerOutbox(send)
  outbox.add(answer(1))
  await vi.advanceTimersByTimeAsync(1000)
  expect(outbox.waiting.get()).toEqual([])
  expect(outbox.elsewhere.get().size).toBe(0)

  outbox.add(answer(2))
  await vi.advanceTimersByTimeAsync(0)
  expect([...outbox.elsewhere.get()]).toEqual([[7, 'studied']])
  outbox.forgetElsewhere(7)
  expect(outbox.elsewhere.get().size).toBe(0)
})

test('an answer that an earlier visit may have sent tells nothing either', async () => {
  new AnswerOutbox(() => new Promise(() => {})).add(answer(1))
  const outbox = new AnswerOutbox(vi.fn().mockResolvedValue({ recorded: false }))
  outbox.resume('mei@example.hk')
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.waiting.get()).toEqual([])
  expect(outbox.elsewhere.get().size).toBe(0)
})

test('a session that was ended elsewhere is told of', async () => {
  const outbox = new AnswerOutbox(vi.fn().mockRejectedValue(new ApiError(409, 'session_ended', 'It has ended.')))
  outbox.add(answer(1))
  await vi.advanceTimersByTimeAsync(0)
  expect([...outbox.elsewhere.get()]).toEqual([[7, 'ended']])
})
