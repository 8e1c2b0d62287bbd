import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { workEvents } from './work-events.ts'

const signal = new AbortController().signal

async function collect<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const seen: Event[] = []
  for await (const event of events) seen.push(event)
  return seen
}

test('what happens at once and what happens later arrives in order, the result at the end', async () => {
  const events = workEvents<string>(async (tell) => {
    tell('one')
    tell('two')
    await sleep(5)
    tell('three')
    return 'result'
  }, signal)
  expect(await collect(events)).toEqual(['one', 'two', 'three', 'result'])
})

test('events that come while one is looked at are not lost', async () => {
  let tell: (event: number) => void = () => {}
  const done = Promise.withResolvers<number>()
  const events = workEvents<number>((teller) => {
    tell = teller
    tell(0)
    return done.promise
  }, signal)
  const seen: number[] = []
  for await (const event of events) {
    seen.push(event)
    if (event < 3) tell(event + 1)
    if (event === 3) done.resolve(4)
  }
  expect(seen).toEqual([0, 1, 2, 3, 4])
})

test('a failure is thrown behind the events before it', async () => {
  const seen: string[] = []
  const take = async () => {
    const events = workEvents<string>(async (tell) => {
      tell('one')
      throw new Error('it failed')
    }, signal)
    for await (const event of events) seen.push(event)
  }
  await expect(take()).rejects.toThrow('it failed')
  expect(seen).toEqual(['one'])
})

test.each(['leaves', 'aborts'])('whoever %s ends the work, and waits for its end', async (how) => {
  const caller = new AbortController()
  let hasEnded = false
  const events = workEvents<string>(async (tell, ending) => {
    tell('one')
    await new Promise((resolve) => ending.addEventListener('abort', resolve))
    await sleep(5)
    hasEnded = true
    throw ending.reason
  }, caller.signal)
  await events.next()
  if (how === 'leaves') await events.return()
  else {
    caller.abort(new Error('the connection closed'))
    await expect(events.next()).rejects.toThrow('the connection closed')
  }
  expect(hasEnded).toBe(true)
})
