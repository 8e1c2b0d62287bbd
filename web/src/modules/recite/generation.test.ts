import { ApiError } from '@lectern/contract/api-error'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { chunkFailure, fakeRun, nothingToMake, RUN_ID } from '../../core/generation/run-ground.ts'
import { wantedRunStore } from '../../core/generation/runs-api.ts'
import { say } from '../../lib/language.ts'
import * as toasts from '../../ui/toasts/toasts.ts'
import { cardRuns } from './generation.ts'
import { clearSelection, selectCard, selectionStore } from './selection.ts'

/** Three chunks of 6,000 characters. */
const CONTENT = 'A cell has a nucleus. '.repeat(700)
const MATERIAL = { content: CONTENT, documentName: 'Cells.pdf', purpose: 'Definitions', materialId: null }

const asked = (questions: readonly string[]) =>
  questions.map((question) => ({
    question,
    answer: 'An answer',
    source: null,
    cloze: null,
    times_studied: 0,
    is_correct: null,
  }))
const cards = (...questions: string[]) => ({ flashcards: asked(questions) })
const unsure = (...questions: string[]) => ({ flashcards: asked([]), suggestions: asked(questions) })
type Made = ReturnType<typeof cards> & Partial<ReturnType<typeof unsure>>
const offline = () => ApiError.network(new TypeError('offline'))
/** A call that lasts until it is aborted. */
const untilAborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

let make: ReturnType<typeof vi.fn<(chunkIndex: number, signal: AbortSignal | undefined) => Promise<Made>>>
let server: ReturnType<typeof fakeRun<Made>>
let toastTask: MockInstance<typeof toasts.toastTask>
let toastError: MockInstance<typeof toasts.toastError>

beforeEach(() => {
  vi.useFakeTimers()
  make = vi.fn(async (index) => cards(`Question ${index}?`))
  server = fakeRun('recite', (index, signal) => make(index, signal))
  toastTask = vi.spyOn(toasts, 'toastTask').mockImplementation(() => {})
  toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  // Skipped chunks are only logged.
  console.warn = () => {}
})

afterEach(() => {
  cardRuns.store.set(null)
  wantedRunStore.set(null)
  clearSelection()
  vi.useRealTimers()
})

const state = () => cardRuns.store.get()
const questions = () => selectionStore.get()?.cards.map(({ question }) => question)
const suggestions = () => selectionStore.get()?.suggestions?.map(({ question, isSelected }) => [question, isSelected])

test('a run is opened with its material, generates, processes, and hands its cards over without repeated questions', async () => {
  make
    .mockResolvedValueOnce(cards('What is a cell?', 'What is DNA?'))
    .mockResolvedValueOnce(cards(' what is dna? ', 'What is RNA?'))
    .mockResolvedValueOnce(cards('What is a gene?'))
  cardRuns.start(MATERIAL)
  expect(state()?.phase).toBe('preparing')
  await vi.advanceTimersByTimeAsync(0)
  expect(server.open.mock.calls[0]?.[0]).toEqual({
    body: { content: CONTENT, purpose: 'Definitions', document_name: 'Cells.pdf', material_id: null },
  })
  await vi.advanceTimersByTimeAsync(2000)
  expect(state()).toMatchObject({ phase: 'generating', currentChunk: 1, id: RUN_ID })
  await vi.advanceTimersByTimeAsync(1000)
  expect(state()?.phase).toBe('processing')
  await vi.advanceTimersByTimeAsync(500)
  expect(state()?.phase).toBe('processing')
  await vi.advanceTimersByTimeAsync(100)
  expect(state()?.phase).toBe('complete')
  expect(toastTask).toHaveBeenCalledExactlyOnceWith(
    'Successfully generated 4 flashcards! Please review and select the cards you want to keep.',
    'session',
    'select cards',
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect(state()).toBeNull()
  expect(questions()).toEqual(['What is a cell?', 'What is DNA?', 'What is RNA?', 'What is a gene?'])
  expect(selectionStore.get()).toMatchObject({ title: 'Cells', madeBy: 'model', generationId: RUN_ID, missing: null })
  expect(selectionStore.get()?.cards.every((card) => card.isSelected)).toBe(true)
  expect(server.end).not.toHaveBeenCalled()
})

test('each chunk says its place, the size of the whole and the run, under a key of its own', async () => {
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(5000)
  const bodies = server.generate.mock.calls.map(([{ body }]) => body)
  expect(bodies.map((body) => [body.chunk_index, body.total_chunks, body.generation_id])).toEqual(
    [0, 1, 2].map((index) => [index, 3, RUN_ID]),
  )
  expect(bodies[0]).toMatchObject({
    is_chunk: true,
    purpose: 'Definitions',
    total_content_word_count: 3500,
    total_content_size: CONTENT.length,
  })
  expect(new Set(server.generate.mock.calls.map(([, options]) => options?.idempotencyKey)).size).toBe(3)
})

test('a chunk that failed is told of beside the cards, and tried again on its own; what was put aside stays so', async () => {
  make.mockImplementation(async (index) => {
    if (index === 1) throw chunkFailure()
    return cards(`Question ${index}?`)
  })
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(questions()).toEqual(['Question 0?', 'Question 2?'])
  expect(selectionStore.get()?.missing).toEqual({
    generationId: RUN_ID,
    parts: [2],
    totalParts: 3,
    haveFailed: true,
    tryAgainCredits: 1,
  })
  selectCard(selectionStore.get()?.cards[0]?.clientId ?? '', false)

  make.mockImplementation(async (index) => cards(`Question ${index}?`))
  cardRuns.goOn(RUN_ID)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sentChunks()).toEqual([0, 1, 2, 1])
  expect(selectionStore.get()?.missing).toBeNull()
  expect(selectionStore.get()?.cards.map(({ question, isSelected }) => [question, isSelected])).toEqual([
    ['Question 0?', false],
    ['Question 1?', true],
    ['Question 2?', true],
  ])
})

test('a chunk that did not come to the server’s books is skipped, and the run ended so that its share comes back', async () => {
  make.mockImplementation(async (index) => {
    if (index === 1) throw new ApiError(500, 'internal', 'Oh.')
    return cards(`Question ${index}?`)
  })
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(questions()).toHaveLength(2)
  expect(server.end).toHaveBeenCalledExactlyOnceWith({ params: { generation_id: RUN_ID } })
  expect(selectionStore.get()?.missing?.parts).toEqual([2])
})

test('suggestions are handed over beside the cards, none of them ticked, without what a card of any part asks', async () => {
  make
    .mockResolvedValueOnce(unsure('What is a cell?', 'What is RNA?'))
    .mockResolvedValueOnce({ ...cards('What is DNA?', 'what is a cell?'), ...{ suggestions: asked(['what is rna?']) } })
    .mockResolvedValueOnce(unsure('What is a gene?'))
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(questions()).toEqual(['What is DNA?', 'what is a cell?'])
  expect(suggestions()).toEqual([
    ['What is RNA?', false],
    ['What is a gene?', false],
  ])
  expect(selectionStore.get()?.missing).toBeNull()
  expect(toastTask).toHaveBeenCalledExactlyOnceWith(
    'Successfully generated 2 flashcards! Please review and select the cards you want to keep.',
    'session',
    'select cards',
  )
})

test('suggestions alone are handed over too, and told of as what they are; what was ticked stays so', async () => {
  make.mockResolvedValue(unsure('What is a cell?'))
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(questions()).toEqual([])
  expect(toastTask).toHaveBeenCalledExactlyOnceWith(
    'No card that the engine is sure of, but 1 suggestion to choose from.',
    'session',
    'select cards',
  )
  selectCard(selectionStore.get()?.suggestions?.[0]?.clientId ?? '', true)
  const before = selectionStore.get()
  expect(await cardRuns.show(RUN_ID)).toBe('result')
  expect(suggestions()).toEqual([['What is a cell?', true]])
  expect(selectionStore.get()?.clientId).toBe(before?.clientId)
})

test('a part that holds nothing is told apart from one that failed, and is not tried again', async () => {
  make.mockImplementation(async (index) => {
    if (index === 1) throw chunkFailure()
    if (index === 2) throw nothingToMake('No flashcards could be made from this text.')
    return cards(`Question ${index}?`)
  })
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(selectionStore.get()?.missing).toEqual({
    generationId: RUN_ID,
    parts: [2],
    emptyParts: [3],
    totalParts: 3,
    haveFailed: true,
    tryAgainCredits: 1,
  })
  make.mockImplementation(async (index) => cards(`Question ${index}?`))
  cardRuns.goOn(RUN_ID)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sentChunks()).toEqual([0, 1, 2, 1])
  expect(selectionStore.get()?.missing).toMatchObject({ parts: [], emptyParts: [3], haveFailed: false })
})

test('when no chunk made a card the run stops with the reason, and can be tried again', async () => {
  const text = 'No flashcards could be made from this text.'
  make.mockRejectedValue(chunkFailure(text))
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sentChunks()).toEqual([0, 1, 2])
  expect(state()).toMatchObject({ phase: 'stopped', error: text, isShortOfCredits: false })
  make.mockImplementation(async (index) => cards(`Question ${index}?`))
  cardRuns.retry()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.open).toHaveBeenCalledOnce()
  expect(questions()).toHaveLength(3)
})

test('a lost answer is asked for again under the same key', async () => {
  make.mockRejectedValueOnce(offline())
  cardRuns.start({ ...MATERIAL, content: CONTENT.slice(0, 3000) })
  await vi.advanceTimersByTimeAsync(4000)
  const [first, repeat] = server.generate.mock.calls
  expect(repeat?.[0].body.chunk_index).toBe(0)
  expect(repeat?.[1]?.idempotencyKey).toBe(first?.[1]?.idempotencyKey)
})

test('an opening whose answer was lost is asked for again under the same key, and opens once', async () => {
  server.open.mockRejectedValueOnce(offline())
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(20_000)
  const keys = server.open.mock.calls.map(([, options]) => options?.idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(questions()).toHaveLength(3)
})

test('without a network the run stops with the general failure, and can be tried again', async () => {
  server.open.mockRejectedValue(offline())
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state()).toMatchObject({ phase: 'stopped', error: say('recite.generationFailed'), id: null })
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.generationFailed'), 'session')

  server = fakeRun('recite', (index, signal) => make(index, signal))
  cardRuns.retry()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(questions()).toHaveLength(3)
})

test('too few credits stop the run before any chunk, in the words of the server', async () => {
  const text = 'Not enough credits. You need 3 credits, but you have 1 credits.'
  server.open.mockRejectedValue(new ApiError(402, 'insufficient_credits', text, { data: { error: text } }))
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sentChunks()).toEqual([])
  expect(state()).toMatchObject({ phase: 'stopped', error: text, isShortOfCredits: true })
})

test('a session that ended stops the run; signed in again, it goes on with what is left and keeps what was found', async () => {
  make.mockImplementation(async (index) => {
    if (index > 0) throw new ApiError(401, 'unauthenticated', 'Please log in.')
    return cards('Question 0?')
  })
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(5000)
  expect(state()).toMatchObject({ phase: 'stopped', error: say('recite.loginToGenerate') })
  expect(server.sentChunks()).toEqual([0, 1])

  make.mockImplementation(async (index) => cards(`Question ${index}?`))
  cardRuns.retry()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sentChunks()).toEqual([0, 1, 1, 2])
  expect(questions()).toHaveLength(3)
})

test('cancelled before its first chunk, a run is ended on the server and leaves nothing', async () => {
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(1000)
  await cardRuns.cancel()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.generate).not.toHaveBeenCalled()
  expect(server.end).toHaveBeenCalledOnce()
  expect(state()).toBeNull()
  expect(selectionStore.get()).toBeNull()
})

test('cancelled while it is being opened, it waits for the id that it is ended by', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const opening = server.open.getMockImplementation()
  server.open.mockImplementation(async (input, options) => {
    await promise
    return opening!(input, options)
  })
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(500)
  void cardRuns.cancel()
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.end).not.toHaveBeenCalled()
  resolve()
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.end).toHaveBeenCalledOnce()
  expect(server.sentChunks()).toEqual([])
})

test('cancelled in its middle, it starts no chunk more, is ended on the server, and keeps the cards that are paid', async () => {
  make.mockImplementation((index, signal) =>
    index === 0 ? Promise.resolve(cards('Question 0?')) : untilAborted(signal),
  )
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(2600)
  expect(server.sentChunks()).toEqual([0, 1])
  void cardRuns.cancel()
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.sentChunks()).toEqual([0, 1])
  expect(server.end).toHaveBeenCalledOnce()
  expect(questions()).toEqual(['Question 0?'])
  expect(selectionStore.get()?.missing?.parts).toEqual([2, 3])
  expect(state()).toBeNull()
})

test('forgotten with its student, a run sends nothing more', async () => {
  cardRuns.start(MATERIAL)
  await vi.advanceTimersByTimeAsync(2000)
  cardRuns.store.set(null)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sentChunks()).toEqual([0])
  expect(selectionStore.get()).toBeNull()
})

test('a run of the server is shown with what it made, and not gone on with by itself', async () => {
  server.bring(CONTENT)
  server.run.chunks[0] = { state: 'made', answer: cards('Question 0?'), error: null }
  expect(await cardRuns.show(RUN_ID)).toBe('run')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(state()).toMatchObject({ phase: 'waiting', id: RUN_ID })
  expect(state()?.outcomes.size).toBe(1)
  expect(server.sentChunks()).toEqual([])

  cardRuns.goOn(RUN_ID)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sentChunks()).toEqual([1, 2])
  expect(questions()).toEqual(['Question 0?', 'Question 1?', 'Question 2?'])
})

test('a run that is shown is read anew only once its summary says something else', async () => {
  server.bring(CONTENT)
  expect(await cardRuns.show(RUN_ID)).toBe('run')
  const shown = state()
  expect(await cardRuns.show(RUN_ID)).toBe('run')
  expect(state()).toBe(shown)
  expect([server.get.mock.calls.length, server.summarise.mock.calls.length]).toEqual([1, 1])
  server.run.chunks[1] = { state: 'made', answer: cards('Question 1?'), error: null }
  expect(await cardRuns.show(RUN_ID)).toBe('run')
  expect([...(state()?.outcomes.keys() ?? [])]).toEqual([1])
  expect(server.get).toHaveBeenCalledTimes(2)
})

test('a run that its student asked to go on with elsewhere is gone on with once it is shown', async () => {
  server.bring(CONTENT)
  wantedRunStore.set(RUN_ID)
  expect(await cardRuns.show(RUN_ID)).toBe('run')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.goOn).toHaveBeenCalledOnce()
  expect(questions()).toHaveLength(3)
  expect(wantedRunStore.get()).toBeNull()
})

test('a finished run of the server opens its review, without a word of having been made now', async () => {
  server.bring(CONTENT.slice(0, 3000))
  server.run.chunks[0] = { state: 'made', answer: cards('Question 0?'), error: null }
  expect(await cardRuns.show(RUN_ID)).toBe('result')
  expect(questions()).toEqual(['Question 0?'])
  expect(toastTask).not.toHaveBeenCalled()
})

test('a material that was deleted meanwhile does not hinder what is made of its text', async () => {
  server.open.mockRejectedValueOnce(new ApiError(404, 'not_found', 'Not found.'))
  cardRuns.start({ ...MATERIAL, materialId: 7 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.open.mock.calls.map(([{ body }]) => body.material_id)).toEqual([7, null])
  expect(state()).toMatchObject({ phase: 'generating', id: RUN_ID })
})
