import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServicePulse, type ServiceCall } from '../../platform/concurrency/service-pulse.ts'
import { STALL_LIMIT_SECONDS, StallWatch } from './stall-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clock = { now: () => new Date() }
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** A call that ends when it is told to. */
function callWith(pulse = createServicePulse(), watch = new StallWatch(clock)) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<ServiceCall>()
  const work = (call: ServiceCall) => {
    begun.resolve(call)
    return promise
  }
  const ended = pulse.during(watch, work).catch(() => {})
  return {
    watch,
    hear: async (characters: number) => (await begun.promise).heard(characters),
    answer: async () => {
      resolve()
      await ended
    },
    fail: async () => {
      reject(new Error('no'))
      await ended
    },
  }
}

test('It ends within three minutes', () => {
  expect(STALL_LIMIT_SECONDS).toBeLessThan(180)
})

test('A service that says nothing at all ends the work that waits for it', async () => {
  const { watch } = callWith()
  await pass(STALL_LIMIT_SECONDS - 1)
  expect(watch.signal.aborted).toBe(false)
  await pass(1)
  expect(watch.signal.aborted).toBe(true)
})

test('A service that answers those who asked before is slow, and not silent', async () => {
  const pulse = createServicePulse()
  const before = Array.from({ length: 5 }, () => callWith(pulse))
  const { watch, hear } = callWith(pulse)
  for (const call of before) {
    await pass(120)
    await call.answer()
  }
  await pass(120)
  await hear(100)
  await pass(STALL_LIMIT_SECONDS - 1)
  expect(watch.signal.aborted).toBe(false)
  await pass(1)
  expect(watch.signal.aborted).toBe(true)
})

test('A call is given up that hangs while the service answers those who asked later', async () => {
  const pulse = createServicePulse()
  const { watch } = callWith(pulse)
  for (let second = 0; second < STALL_LIMIT_SECONDS - 10; second += 10) {
    await pass(10)
    await callWith(pulse).answer()
  }
  await pass(9)
  expect(watch.signal.aborted).toBe(false)
  await pass(1)
  expect([watch.signal.aborted, watch.isLost(0)]).toEqual([true, true])
})

test('Work is not lost by a call that hangs if it has moved meanwhile: another attempt goes on, and is not waited for again', async () => {
  const pulse = createServicePulse()
  const watch = new StallWatch(clock)
  callWith(pulse, watch)
  await pass(STALL_LIMIT_SECONDS - 10)
  await callWith(pulse, watch).answer()
  const moved = new Date()
  await pass(10)
  expect([watch.signal.aborted, watch.failingSince, watch.isLost(60)]).toEqual([true, moved, false])
  const next = new StallWatch(clock, STALL_LIMIT_SECONDS, watch.failingSince)
  callWith(pulse, next)
  await pass(STALL_LIMIT_SECONDS - 10)
  expect([next.signal.aborted, next.isLost(0)]).toEqual([true, true])
})

test.each([
  ['a letter a minute', 60, 1, true],
  ['a word every few seconds', 5, 6, false],
])('An answer that comes %s: whether it hangs', async (_pace, pauseSeconds, characters, isGivenUp) => {
  const { watch, hear } = callWith()
  for (let second = 0; second < 2 * STALL_LIMIT_SECONDS; second += pauseSeconds) {
    await pass(pauseSeconds)
    await hear(characters)
  }
  expect(watch.signal.aborted).toBe(isGivenUp)
})

test('Work that waits for its turn is not bounded, nor is work that moves', async () => {
  const pulse = createServicePulse()
  const watch = new StallWatch(clock)
  await pass(1000)
  for (let call = 0; call < 10; call += 1) {
    const { answer } = callWith(pulse, watch)
    await pass(100)
    await answer()
    await pass(500)
  }
  expect([watch.signal.aborted, watch.isLost(0)]).toEqual([false, false])
})

test('A service that fails call after call is given up, whatever it answers to others', async () => {
  const pulse = createServicePulse()
  const watch = new StallWatch(clock)
  const first = callWith(pulse, watch)
  await pass(60)
  await first.fail()
  expect(watch.isLost(60)).toBe(false)
  expect(watch.isLost(100)).toBe(true)
  await callWith(pulse).answer()
  await pass(60)
  callWith(pulse, watch)
  await pass(49)
  expect(watch.signal.aborted).toBe(false)
  await pass(1)
  expect(watch.signal.aborted).toBe(true)
})

test('A call that hangs while others are answered has failed from its beginning, not only from its end', async () => {
  const pulse = createServicePulse()
  const watch = new StallWatch(clock)
  const since = new Date()
  const { fail } = callWith(pulse, watch)
  for (let second = 0; second < 120; second += 30) {
    await pass(30)
    await callWith(pulse).answer()
  }
  await fail()
  expect(watch.failingSince).toEqual(since)
  callWith(pulse, watch)
  await pass(STALL_LIMIT_SECONDS - 121)
  expect(watch.signal.aborted).toBe(false)
  await pass(1)
  expect(watch.signal.aborted).toBe(true)
})

test('What has come of the work since a failing call began is not counted against it', async () => {
  const pulse = createServicePulse()
  const watch = new StallWatch(clock)
  const [slow, quick] = [callWith(pulse, watch), callWith(pulse, watch)]
  await pass(100)
  await quick.answer()
  const moved = new Date()
  await pass(60)
  await slow.fail()
  expect([watch.failingSince, watch.isLost(60)]).toEqual([moved, false])
})

test('One of two calls of a work goes on being heard when the other has ended', async () => {
  const pulse = createServicePulse()
  const watch = new StallWatch(clock)
  const [first, second] = [callWith(pulse, watch), callWith(pulse, watch)]
  await first.answer()
  for (let words = 0; words < 5; words += 1) {
    await pass(100)
    await second.hear(100)
  }
  expect(watch.signal.aborted).toBe(false)
})

test('A later attempt goes on counting, and a success begins anew', async () => {
  const since = new Date(Date.now() - (STALL_LIMIT_SECONDS - 30) * 1000)
  const watch = new StallWatch(clock, STALL_LIMIT_SECONDS, since)
  expect([watch.failingSince, watch.isLost(0), watch.isLost(15)]).toEqual([since, false, true])
  await callWith(undefined, watch).answer()
  expect([watch.failingSince, watch.isLost(100)]).toEqual([null, false])
})
