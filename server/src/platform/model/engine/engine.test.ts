import { afterEach, expect, test, vi } from 'vitest'
import { askedBy } from '../../../../test/asked-by.ts'
import { type OpenEngine, openEngine } from './engine.ts'

const TEXT =
  'Photosynthesis is the process by which green plants turn light into chemical energy. ' +
  'Chlorophyll is the green pigment that absorbs light in the leaves of plants. ' +
  'The Calvin cycle is a series of reactions that builds sugar from carbon dioxide.'

let started: OpenEngine | null = null
afterEach(async () => {
  vi.useRealTimers()
  await started?.close()
  started = null
})

function engine() {
  started ??= openEngine()
  return started.engine
}

const cardsOf = (text: string, asker = askedBy()) => engine().makeCards(text, { purpose: '' }, asker)

/** Until a question is under way, or waits. */
const untilAsked = () => new Promise((resolve) => setImmediate(resolve))

/** An essay that takes long, and what becomes of it once it is asked. */
async function assessLong(asker = askedBy()) {
  const essay = `${TEXT}\n\n`.repeat(6000)
  const question = { code: null as string | null, ended: Promise.resolve() }
  const end = (code: string) => {
    question.code = code
  }
  question.ended = engine()
    .assessEssay(essay, { examType: 'IELTS', purpose: '', topic: '' }, asker)
    .then(
      () => end('answered'),
      ({ code }) => end(code),
    )
  await untilAsked()
  return question
}

test('cards come from the process, each with its sentence', async () => {
  const cards = await cardsOf(TEXT)
  expect(cards.length).toBeGreaterThan(1)
  for (const { source } of cards) expect(TEXT).toContain(source)
})

test('several questions at once each get their own answer', async () => {
  const [first, second] = await Promise.all([cardsOf(TEXT), cardsOf('')])
  expect(first.length).toBeGreaterThan(0)
  expect(second).toEqual([])
})

test('who leaves is not kept waiting, and the process serves the next', async () => {
  const leaver = new AbortController()
  const left = cardsOf(TEXT, askedBy(1, leaver.signal))
  leaver.abort()
  await expect(left).rejects.toMatchObject({ code: 'unavailable' })
  expect((await cardsOf(TEXT)).length).toBeGreaterThan(0)
})

test('a question that the process cannot take is a failure of its own, not of the process', async () => {
  await expect(cardsOf(null as unknown as string)).rejects.toMatchObject({ code: 'generation_failed' })
  expect((await cardsOf(TEXT)).length).toBeGreaterThan(0)
})

test('closing fails what is under way instead of leaving it waiting', async () => {
  const failing = expect(cardsOf(TEXT)).rejects.toMatchObject({ code: 'generation_failed' })
  await started?.close()
  await failing
})

test('a student with many long questions makes nobody else wait', async () => {
  const long = [await assessLong(), await assessLong(), await assessLong()]
  expect((await cardsOf(TEXT, askedBy(2))).length).toBeGreaterThan(0)
  expect(long.map(({ code }) => code)).toEqual([null, null, null])
})

test('a question that takes too long fails alone: what waited behind it is answered, however long it waited', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const long = await assessLong()
  vi.advanceTimersByTime(59_000)
  const behind = cardsOf(TEXT)
  const beside = cardsOf(TEXT, askedBy(2))
  expect((await beside).length).toBeGreaterThan(0)
  vi.advanceTimersByTime(1000)
  await long.ended
  expect(long.code).toBe('generation_failed')
  expect((await behind).length).toBeGreaterThan(0)
})

test('a question whose asker left while it waited is never computed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const leaver = new AbortController()
  const first = await assessLong()
  const second = await assessLong(askedBy(1, leaver.signal))
  const third = await assessLong()
  leaver.abort()
  await second.ended
  expect([first.code, second.code]).toEqual([null, 'unavailable'])
  vi.advanceTimersByTime(60_000)
  await first.ended
  await untilAsked()
  // Now it is the third that has been computed for a minute.
  vi.advanceTimersByTime(60_000)
  await third.ended
  expect(third.code).toBe('generation_failed')
})

test('a question whose asker left while it was computed is not computed for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const leaver = new AbortController()
  const long = await assessLong(askedBy(1, leaver.signal))
  const behind = cardsOf(TEXT)
  leaver.abort()
  await long.ended
  expect(long.code).toBe('unavailable')
  vi.advanceTimersByTime(2000)
  expect((await behind).length).toBeGreaterThan(0)
})
