import { afterEach, expect, test, vi } from 'vitest'
import { createEngineProcess, type EngineProcess } from './engine.ts'

const TEXT =
  'Photosynthesis is the process by which green plants turn light into chemical energy. ' +
  'Chlorophyll is the green pigment that absorbs light in the leaves of plants. ' +
  'The Calvin cycle is a series of reactions that builds sugar from carbon dioxide.'

let started: EngineProcess | null = null
afterEach(async () => {
  vi.useRealTimers()
  await started?.close()
  started = null
})

function cardsOf(text: string, signal = AbortSignal.timeout(30_000)) {
  started ??= createEngineProcess()
  return started.engine.makeCards(text, { purpose: '' }, signal)
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
  const left = cardsOf(TEXT, leaver.signal)
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
