import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countUnsent, forgetUnsent, OUTBOX_PREFIXES, Outbox, type Outgoing } from './outbox.ts'

interface Deed extends Outgoing {
  id: string
}

const deed = (id: string, student = 'mei@example.hk'): Deed => ({ id, student, answeredAtMs: Number(id) })

function outboxOf(send: (entry: Deed) => Promise<boolean>, isHere?: (student: string) => boolean): Outbox<Deed> {
  return new Outbox<Deed>({ prefix: OUTBOX_PREFIXES.reviews, keyOf: ({ id }) => id, send, isHere })
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

test('what another student did waits until it is they who are signed in', async () => {
  let here = 'other@example.hk'
  const send = vi.fn().mockResolvedValue(true)
  const outbox = outboxOf(send, (student) => student === here)
  outbox.add(deed('1'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).not.toHaveBeenCalled()
  expect(countUnsent('mei@example.hk')).toBe(1)
  here = 'mei@example.hk'
  outbox.tryNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledExactlyOnceWith(deed('1'), false)
  expect(countUnsent('mei@example.hk')).toBe(0)
})

test('a student who comes is sent only their own', async () => {
  const left = outboxOf(() => new Promise(() => {}))
  left.add(deed('1'))
  left.add(deed('2', 'other@example.hk'))
  const send = vi.fn().mockResolvedValue(true)
  outboxOf(send).resume('other@example.hk')
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledExactlyOnceWith(deed('2', 'other@example.hk'), true)
  expect(countUnsent('mei@example.hk')).toBe(1)
})

test('what another tab has sent, or its student gave up, is sent no more', async () => {
  const send = vi.fn().mockResolvedValue(false)
  const outbox = outboxOf(send)
  outbox.add(deed('1'))
  await vi.advanceTimersByTimeAsync(0)
  forgetUnsent('mei@example.hk')
  outbox.tryNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledTimes(1)
  expect(outbox.waiting.get()).toEqual([])
})

test('what the storage does not take is sent all the same', async () => {
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {}, key: () => null, length: 0 })
  const send = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true)
  const outbox = outboxOf(send)
  outbox.add(deed('1'))
  await vi.advanceTimersByTimeAsync(1000)
  vi.unstubAllGlobals()
  expect(setItem).toHaveBeenCalled()
  expect(send).toHaveBeenCalledTimes(2)
  expect(outbox.waiting.get()).toEqual([])
})

test('whoever asks for all to be sent is told once it is, once a try fails, or after a time', async () => {
  const send = vi.fn().mockResolvedValue(true)
  expect(await outboxOf(send).flush(1000)).toBe(true)
  const outbox = outboxOf(send)
  outbox.add(deed('1'))
  expect(await outbox.flush(1000)).toBe(true)

  send.mockResolvedValue(false)
  outbox.add(deed('2'))
  expect(await outbox.flush(1000)).toBe(false)

  const hanging = outboxOf(() => new Promise(() => {}))
  hanging.add(deed('3'))
  const flushed = hanging.flush(1000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await flushed).toBe(false)
})

test('what is given up is a student’s own, of reviews and of studies', () => {
  const outbox = outboxOf(() => new Promise(() => {}))
  outbox.add(deed('1'))
  outbox.add(deed('2', 'other@example.hk'))
  localStorage.setItem(`${OUTBOX_PREFIXES.studies}7.1`, JSON.stringify(deed('3')))
  localStorage.setItem(`${OUTBOX_PREFIXES.studies}7.2`, 'not JSON')
  expect(countUnsent('mei@example.hk')).toBe(2)
  forgetUnsent('mei@example.hk')
  expect([countUnsent('mei@example.hk'), countUnsent('other@example.hk')]).toEqual([0, 1])
})

test('what a full storage did not take is counted, and kept as soon as there is room', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
  const outbox = outboxOf(vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false))
  outbox.add(deed('0'))
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.unkeptCount.get()).toBe(0)
  outbox.add(deed('1'))
  outbox.add(deed('2'))
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.unkeptCount.get()).toBe(2)
  expect(countUnsent('mei@example.hk')).toBe(2)
  vi.unstubAllGlobals()
  outbox.add(deed('3'))
  expect(outbox.unkeptCount.get()).toBe(0)
  expect(countUnsent('mei@example.hk')).toBe(3)
  forgetUnsent('mei@example.hk')
})

test('what no storage took is asked about before it is lost, and given up with the rest', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
  const outbox = outboxOf(vi.fn().mockResolvedValue(false))
  outbox.add(deed('1'))
  outbox.add(deed('2', 'other@example.hk'))
  await vi.advanceTimersByTimeAsync(0)
  expect(countUnsent('mei@example.hk')).toBe(1)
  forgetUnsent('mei@example.hk')
  expect(countUnsent('mei@example.hk')).toBe(0)
  expect(outbox.waiting.get()).toEqual([deed('2', 'other@example.hk')])
  expect(outbox.unkeptCount.get()).toBe(1)
  vi.unstubAllGlobals()
})
