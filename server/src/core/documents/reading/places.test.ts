import { describe, expect, test } from 'vitest'
import { Places } from './places.ts'

/** Work that ends when told to, and what is under way. */
function startWork(places: Places, signal?: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = { hasStarted: false, finish: resolve, done: Promise.resolve() }
  work.done = places.use(async () => {
    work.hasStarted = true
    await promise
  }, signal)
  return work
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('Places', () => {
  test('let no more work start than there are, and the rest in order', async () => {
    const places = new Places(2)
    const works = [startWork(places), startWork(places), startWork(places), startWork(places)]
    await settle()
    expect(works.map((work) => work.hasStarted)).toEqual([true, true, false, false])
    works[1]?.finish()
    await settle()
    expect(works.map((work) => work.hasStarted)).toEqual([true, true, true, false])
    for (const work of works) work.finish()
    await Promise.all(works.map((work) => work.done))
  })

  test('are given back by work that fails', async () => {
    const places = new Places(1)
    await expect(places.use(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(places.use(() => Promise.resolve('read'))).resolves.toBe('read')
  })

  test('are not waited for after an abort', async () => {
    const places = new Places(1)
    const first = startWork(places)
    const abort = new AbortController()
    const second = startWork(places, abort.signal)
    const third = startWork(places)
    abort.abort(new Error('left'))
    await expect(second.done).rejects.toThrow('left')
    first.finish()
    await settle()
    expect([second.hasStarted, third.hasStarted]).toEqual([false, true])
    third.finish()
    await third.done
  })

  test('are not taken by work that was aborted before it came', async () => {
    const work = startWork(new Places(1), AbortSignal.abort(new Error('gone')))
    await expect(work.done).rejects.toThrow('gone')
  })
})
