import { expect, onTestFinished, test, vi } from 'vitest'
import { ShownPages } from './shown-pages.ts'

const isLasting = (error: unknown): error is Error => error instanceof RangeError
const bytes = (count: number) => Buffer.alloc(count)

test('What was drawn is not drawn again, and no more of it is kept than there is room for, the latest first', async () => {
  const shown = new ShownPages(100)
  const draw = vi.fn(async () => bytes(40))
  for (const key of ['one', 'one', 'two', 'one', 'three']) await shown.get(key, draw, isLasting)
  expect(draw).toHaveBeenCalledTimes(3)
  await shown.get('two', draw, isLasting)
  expect(draw).toHaveBeenCalledTimes(3)
  await shown.get('one', draw, isLasting)
  expect(draw).toHaveBeenCalledTimes(4)
  expect((await shown.get('huge', async () => bytes(1000), isLasting)).length).toBe(1000)
  const again = vi.fn(async () => bytes(1000))
  await shown.get('huge', again, isLasting)
  expect(again).toHaveBeenCalledOnce()
})

test('A page that will fail again is not tried again, and one that may not is', async () => {
  const shown = new ShownPages()
  const draw = vi.fn().mockRejectedValueOnce(new Error('busy')).mockRejectedValue(new RangeError('broken'))
  await expect(shown.get('one', draw, isLasting)).rejects.toThrow('busy')
  for (let time = 0; time < 2; time++) await expect(shown.get('one', draw, isLasting)).rejects.toThrow('broken')
  expect(draw).toHaveBeenCalledTimes(2)
})

test('Each page and each failure is forgotten in its own time, whatever is drawn meanwhile', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const shown = new ShownPages()
  const broken = vi.fn().mockRejectedValueOnce(new RangeError('broken')).mockResolvedValue(bytes(1))
  const draw = vi.fn(async () => bytes(1))
  await expect(shown.get('broken', broken, isLasting)).rejects.toThrow('broken')
  vi.advanceTimersByTime(200_000)
  await shown.get('one', draw, isLasting)
  vi.advanceTimersByTime(200_000)
  expect(await shown.get('broken', broken, isLasting)).toHaveLength(1)
  await shown.get('one', draw, isLasting)
  expect(draw).toHaveBeenCalledOnce()
})
