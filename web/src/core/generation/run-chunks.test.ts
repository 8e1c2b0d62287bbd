import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runChunks } from './run-chunks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A run whose chunks are answered by hand. */
function begin(count: number, about: { isFatal?: (error: unknown) => boolean } = {}) {
  const started: number[] = []
  const answered: number[] = []
  const failed: number[] = []
  const ends = new Map<number, { answer: () => Promise<void>; fail: (error: Error) => Promise<void> }>()
  const stop = new AbortController()
  const run = runChunks<string>({
    indexes: Array.from({ length: count }, (_, index) => index),
    send: (index) =>
      new Promise((resolve, reject) => {
        const settle = async (how: () => void) => {
          how()
          await vi.advanceTimersByTimeAsync(0)
        }
        ends.set(index, {
          answer: () => settle(() => resolve('cards')),
          fail: (error) => settle(() => reject(error)),
        })
      }),
    onStart: (index) => started.push(index),
    onAnswer: (index) => answered.push(index),
    onFailure: (index) => failed.push(index),
    isFatal: about.isFatal ?? (() => false),
    signal: stop.signal,
  })
  const outcome = run.then(
    () => 'done',
    (error: Error) => error.message,
  )
  return { started, answered, failed, stop, outcome, chunk: (index: number) => ends.get(index)! }
}

test('nothing is sent for two seconds', async () => {
  const { started } = begin(1)
  await vi.advanceTimersByTimeAsync(1999)
  expect(started).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual([0])
})

test('chunks start half a second apart, three under way', async () => {
  const { started, chunk } = begin(6)
  await vi.advanceTimersByTimeAsync(2000)
  expect(started).toEqual([0])
  await vi.advanceTimersByTimeAsync(499)
  expect(started).toEqual([0])
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(started).toEqual([0, 1, 2])

  await chunk(1).answer()
  expect(started).toEqual([0, 1, 2, 3])
})

test('a failed chunk is skipped and the others go on', async () => {
  const { started, answered, failed, chunk, outcome } = begin(3)
  await vi.advanceTimersByTimeAsync(2000)
  await chunk(0).answer()
  await vi.advanceTimersByTimeAsync(1000)
  expect(started).toEqual([0, 1, 2])
  await chunk(1).fail(new Error('no cards'))
  await chunk(2).answer()
  expect(await outcome).toBe('done')
  expect(failed).toEqual([1])
  expect(answered).toEqual([0, 2])
})

test('a fatal failure ends the run with itself, and starts no further chunk', async () => {
  const { started, failed, chunk, outcome } = begin(3, { isFatal: () => true })
  await vi.advanceTimersByTimeAsync(2000)
  await chunk(0).fail(new Error('Not enough credits'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await outcome).toBe('Not enough credits')
  expect(started).toEqual([0])
  expect(failed).toEqual([])
})

test('stopped, it starts no chunk, and ends after those under way have settled', async () => {
  const { started, answered, chunk, stop, outcome } = begin(3)
  await vi.advanceTimersByTimeAsync(2000)
  stop.abort(new Error('stopped'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(started).toEqual([0])
  await chunk(0).answer()
  expect(await outcome).toBe('stopped')
  expect(answered).toEqual([0])
})
