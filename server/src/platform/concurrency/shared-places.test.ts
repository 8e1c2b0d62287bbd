import { describe, expect, test } from 'vitest'
import { askedBy } from '../../../test/asked-by.ts'
import { SharedPlaces, sharedCalls } from './shared-places.ts'

const [MEI, TOM, ANA] = [{ id: 1 }, { id: 2 }, { id: 3 }]

/** Work that ends when told to, and what is under way. */
function startWork(places: SharedPlaces, student = MEI, signal?: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = { hasStarted: false, finish: resolve, done: Promise.resolve() }
  work.done = places.use(
    student,
    async () => {
      work.hasStarted = true
      await promise
    },
    signal,
  )
  return work
}

const settle = () => new Promise((resolve) => setImmediate(resolve))
const started = (works: { hasStarted: boolean }[]) => works.map((work) => work.hasStarted)

describe('Shared places', () => {
  test('let no more work start than there are, and the rest in order', async () => {
    const places = new SharedPlaces({ count: 2 })
    const works = [startWork(places), startWork(places), startWork(places), startWork(places)]
    await settle()
    expect(started(works)).toEqual([true, true, false, false])
    works[1]?.finish()
    await settle()
    expect(started(works)).toEqual([true, true, true, false])
    for (const work of works) work.finish()
    await Promise.all(works.map((work) => work.done))
  })

  test('go to who has the fewest, and to others in turn', async () => {
    const places = new SharedPlaces({ count: 2 })
    const order: string[] = []
    const bring = (name: string, student: { id: number }) =>
      places.use(student, async () => {
        order.push(name)
        await settle()
      })
    const ofMei = ['m1', 'm2', 'm3', 'm4'].map((name) => bring(name, MEI))
    const ofOthers = [bring('t1', TOM), bring('t2', TOM), bring('a1', ANA)]
    await Promise.all([...ofMei, ...ofOthers])
    expect(order).toEqual(['m1', 'm2', 't1', 'm3', 'a1', 't2', 'm4'])
  })

  test('are never all held by one student, where one of them may have fewer', async () => {
    const places = new SharedPlaces({ count: 2, ofStudent: 1 })
    const works = [startWork(places), startWork(places), startWork(places, TOM)]
    await settle()
    expect(started(works)).toEqual([true, false, true])
    for (const work of works) work.finish()
    await Promise.all(works.map((work) => work.done))
    expect(started(works)).toEqual([true, true, true])
  })

  test('have a line of bounded length for each student', async () => {
    const places = new SharedPlaces({ count: 1, waitingOfStudent: 2 })
    const works = [startWork(places), startWork(places), startWork(places)]
    await expect(startWork(places).done).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'You have too much being read at once. Please wait until some of it is done, and try again.',
      retryAfterSeconds: 15,
    })
    const other = startWork(places, TOM)
    for (const work of [...works, other]) work.finish()
    await Promise.all([...works, other].map((work) => work.done))
    const again = startWork(places)
    again.finish()
    await again.done
  })

  test('are given back by work that fails', async () => {
    const places = new SharedPlaces({ count: 1 })
    await expect(places.use(MEI, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(places.use(MEI, () => Promise.resolve('read'))).resolves.toBe('read')
  })

  test('are not waited for after an abort', async () => {
    const places = new SharedPlaces({ count: 1 })
    const first = startWork(places)
    const abort = new AbortController()
    const second = startWork(places, MEI, abort.signal)
    const third = startWork(places)
    abort.abort(new Error('left'))
    await expect(second.done).rejects.toThrow('left')
    first.finish()
    await settle()
    expect(started([second, third])).toEqual([false, true])
    third.finish()
    await third.done
  })

  test('are not taken by work that was aborted before it came', async () => {
    const work = startWork(new SharedPlaces({ count: 1 }), MEI, AbortSignal.abort(new Error('gone')))
    await expect(work.done).rejects.toThrow('gone')
  })

  test('are held from entering to leaving', async () => {
    const places = new SharedPlaces({ count: 1 })
    const leave = await places.enter(askedBy(MEI.id))
    const work = startWork(places, TOM)
    await settle()
    expect(work.hasStarted).toBe(false)
    leave()
    await settle()
    expect(work.hasStarted).toBe(true)
    work.finish()
    await work.done
  })

  test.each([
    [1, 1],
    [2, 1],
    [4, 3],
  ])('for %i calls of a service are %i for one student', async (count, mine) => {
    const places = sharedCalls(count)
    const works = [...Array.from({ length: 5 }, () => startWork(places)), startWork(places, TOM)]
    await settle()
    expect(started(works).filter(Boolean)).toHaveLength(count)
    expect(started(works.slice(0, 5)).filter(Boolean)).toHaveLength(mine)
    for (const work of works) work.finish()
    await Promise.all(works.map((work) => work.done))
  })
})
