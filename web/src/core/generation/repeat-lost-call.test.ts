import { ApiError } from '@lectern/contract/api-error'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatLostCall } from './repeat-lost-call.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const signal = new AbortController().signal
const lost = () => ApiError.network(new TypeError('offline'))

test('a call whose answer was lost is repeated until it comes', async () => {
  const call = vi.fn().mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost()).mockResolvedValue('cards')
  const answer = repeatLostCall(call, signal)
  await vi.advanceTimersByTimeAsync(999)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(4001)
  expect(await answer).toBe('cards')
  expect(call).toHaveBeenCalledTimes(3)
})

test('it gives up after three repeats', async () => {
  const call = vi.fn().mockRejectedValue(lost())
  const failure = repeatLostCall(call, signal).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failure).toBe('Network error')
  expect(call).toHaveBeenCalledTimes(4)
})

test('it waits as long as the server says', async () => {
  const busy = new ApiError(429, 'rate_limited', 'Slow down', { retryAfterSeconds: 7 })
  const call = vi.fn().mockRejectedValueOnce(busy).mockResolvedValue('cards')
  void repeatLostCall(call, signal)
  await vi.advanceTimersByTimeAsync(6999)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(call).toHaveBeenCalledTimes(2)
})

test('what the server refused is not repeated', async () => {
  const call = vi.fn().mockRejectedValue(new ApiError(402, 'insufficient_credits', 'Not enough credits.'))
  await expect(repeatLostCall(call, signal)).rejects.toThrow('Not enough credits.')
  expect(call).toHaveBeenCalledTimes(1)
})
