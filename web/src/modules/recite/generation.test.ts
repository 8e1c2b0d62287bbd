import { ApiError } from '@lectern/contract/api-error'
import { RECITE_TEXTS } from '@lectern/domain/recite'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import * as toasts from '../../ui/toasts.ts'
import { reciteApi } from './api.ts'
import { cancelGeneration, generationStore, retryGeneration, startGeneration } from './generation.ts'
import { clearSelection, selectionStore } from './selection.ts'

type Answer = Awaited<ReturnType<typeof reciteApi.generate>>

/** Three chunks of 6,000 characters. */
const MATERIAL = { content: 'A cell has a nucleus. '.repeat(700), documentName: 'Cells.pdf', purpose: 'Definitions' }
const RUN_ID = '0b2c7f86-3f0e-4a53-9d57-1c2f2b6f8a11'

const answerWith = (...questions: string[]): Answer => ({
  flashcards: questions.map((question) => ({
    question,
    answer: 'An answer',
    source: null,
    times_studied: 0,
    is_correct: null,
  })),
  generation_id: RUN_ID,
  made_by: 'model',
  credit_cost: 3,
})
const failure = (data: Record<string, unknown> = { generation_id: RUN_ID }) =>
  new ApiError(502, 'generation_failed', 'No cards could be made.', { data })

let generate: MockInstance<typeof reciteApi.generate>
let endGeneration: MockInstance<typeof reciteApi.endGeneration>
let toastSuccess: MockInstance<typeof toasts.toastSuccess>
let toastError: MockInstance<typeof toasts.toastError>

beforeEach(() => {
  vi.useFakeTimers()
  generate = vi.spyOn(reciteApi, 'generate')
  endGeneration = vi.spyOn(reciteApi, 'endGeneration').mockResolvedValue({ success: true })
  toastSuccess = vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  // Skipped chunks are only logged (1§8).
  console.warn = () => {}
})

afterEach(() => {
  generationStore.set(null)
  clearSelection()
  vi.useRealTimers()
})

/** A call that lasts until it is aborted. */
const untilAborted: typeof reciteApi.generate = (_, options) =>
  new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)))

const phase = () => generationStore.get()?.phase
const sentChunks = () => generate.mock.calls.map(([{ body }]) => body.chunk_index)

test('a run prepares, generates, and hands its cards over, all selected and without repeated questions', async () => {
  generate
    .mockResolvedValueOnce(answerWith('What is a cell?', 'What is DNA?'))
    .mockResolvedValueOnce(answerWith(' what is dna? ', 'What is RNA?'))
    .mockResolvedValueOnce(answerWith('What is a gene?'))
  startGeneration(MATERIAL)
  expect(phase()).toBe('preparing')
  await vi.advanceTimersByTimeAsync(2000)
  expect(generationStore.get()).toMatchObject({ phase: 'generating', currentChunk: 1, id: RUN_ID })
  await vi.advanceTimersByTimeAsync(1000)
  expect(phase()).toBe('complete')
  expect(toastSuccess).toHaveBeenCalledExactlyOnceWith(
    'Successfully generated 4 flashcards! Please review and select the cards you want to keep.',
    'session',
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect(generationStore.get()).toBeNull()
  const { cards = [], title, madeBy } = selectionStore.get() ?? {}
  expect(cards.map((card) => card.question)).toEqual([
    'What is a cell?',
    'What is DNA?',
    'What is RNA?',
    'What is a gene?',
  ])
  expect(cards.every((card) => card.isSelected)).toBe(true)
  expect({ title, madeBy }).toEqual({ title: 'Cells', madeBy: 'model' })
  expect(endGeneration).not.toHaveBeenCalled()
})

test('each chunk says its place, the size of the whole and the run, under a key of its own', async () => {
  generate.mockResolvedValue(answerWith('What is a cell?'))
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(5000)
  const bodies = generate.mock.calls.map(([{ body }]) => body)
  expect(bodies.map((body) => [body.chunk_index, body.total_chunks, body.generation_id])).toEqual([
    [0, 3, undefined],
    [1, 3, RUN_ID],
    [2, 3, RUN_ID],
  ])
  expect(bodies[0]).toMatchObject({
    is_chunk: true,
    purpose: 'Definitions',
    total_content_word_count: 3500,
    total_content_size: MATERIAL.content.length,
  })
  expect(new Set(generate.mock.calls.map(([, options]) => options?.idempotencyKey)).size).toBe(3)
})

test('a failed chunk counts as no cards; its share came back with its own answer', async () => {
  generate
    .mockResolvedValueOnce(answerWith('What is a cell?'))
    .mockRejectedValueOnce(failure())
    .mockResolvedValueOnce(answerWith('What is a gene?'))
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(5000)
  expect(selectionStore.get()?.cards).toHaveLength(2)
  expect(endGeneration).not.toHaveBeenCalled()
})

test('a chunk that did not come to the server’s books is skipped, and the run ended so that its share comes back', async () => {
  generate
    .mockResolvedValueOnce(answerWith('What is a cell?'))
    .mockRejectedValueOnce(failure({}))
    .mockResolvedValueOnce(answerWith('What is a gene?'))
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(5000)
  expect(selectionStore.get()?.cards).toHaveLength(2)
  expect(endGeneration).toHaveBeenCalledExactlyOnceWith({ params: { generation_id: RUN_ID } })
})

test('a first chunk that failed still opens the run for the others', async () => {
  generate.mockRejectedValueOnce(failure()).mockResolvedValue(answerWith('What is a cell?'))
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(5000)
  expect(generate.mock.calls[1]?.[0].body.generation_id).toBe(RUN_ID)
  expect(selectionStore.get()?.cards).toHaveLength(1)
})

test('when no chunk made a card the run stops with the reason of the last one', async () => {
  const text = 'No flashcards could be made from this text.'
  generate.mockRejectedValue(
    new ApiError(502, 'generation_failed', text, { data: { error: text, generation_id: RUN_ID } }),
  )
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(5000)
  expect(sentChunks()).toEqual([0, 1, 2])
  expect(generationStore.get()).toMatchObject({ phase: 'stopped', error: text, isShortOfCredits: false })

  // The run has ended by itself: leaving it must not tell its refund again.
  await cancelGeneration()
  expect(endGeneration).not.toHaveBeenCalled()
  expect(generationStore.get()).toBeNull()
})

test('a lost answer is asked for again under the same key', async () => {
  generate
    .mockRejectedValueOnce(ApiError.network(new TypeError('offline')))
    .mockResolvedValue(answerWith('What is a cell?'))
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(3000)
  const [first, repeat] = generate.mock.calls
  expect(repeat?.[0].body.chunk_index).toBe(0)
  expect(repeat?.[1]?.idempotencyKey).toBe(first?.[1]?.idempotencyKey)
})

test('without a network the run stops with the general failure, and can be tried again', async () => {
  generate.mockRejectedValue(ApiError.network(new TypeError('offline')))
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(generationStore.get()).toMatchObject({ phase: 'stopped', error: RECITE_TEXTS.generationFailed })
  expect(toastError).toHaveBeenCalledExactlyOnceWith(RECITE_TEXTS.generationFailed, 'session')

  generate.mockResolvedValue(answerWith('What is a cell?'))
  retryGeneration()
  await vi.advanceTimersByTimeAsync(5000)
  expect(selectionStore.get()?.cards).toHaveLength(1)
})

test('too few credits stop the run before any other chunk, in the words of the server', async () => {
  const text = 'Not enough credits. You need 3 credits, but you have 1 credits.'
  generate.mockRejectedValue(new ApiError(402, 'insufficient_credits', text, { data: { error: text } }))
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sentChunks()).toEqual([0])
  expect(generationStore.get()).toMatchObject({ phase: 'stopped', error: text, isShortOfCredits: true })
})

test('a session that ended stops the run; signed in again, it goes on with what is left and keeps what was found', async () => {
  generate
    .mockResolvedValueOnce(answerWith('What is a cell?'))
    .mockRejectedValueOnce(new ApiError(401, 'unauthenticated', 'Please log in.'))
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(5000)
  expect(generationStore.get()).toMatchObject({ phase: 'stopped', error: RECITE_TEXTS.loginToGenerate })
  expect(sentChunks()).toEqual([0, 1])

  generate.mockResolvedValueOnce(answerWith('What is DNA?')).mockResolvedValueOnce(answerWith('What is a gene?'))
  retryGeneration()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sentChunks()).toEqual([0, 1, 1, 2])
  expect(selectionStore.get()?.cards).toHaveLength(3)
})

test('cancelled before its first chunk, a run costs and leaves nothing', async () => {
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(1000)
  await cancelGeneration()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(generate).not.toHaveBeenCalled()
  expect(endGeneration).not.toHaveBeenCalled()
  expect(generationStore.get()).toBeNull()
  expect(selectionStore.get()).toBeNull()
})

test('cancelled in its middle, it starts no chunk more, is ended on the server, and keeps the cards that are paid', async () => {
  generate.mockResolvedValueOnce(answerWith('What is a cell?')).mockImplementation(untilAborted)
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(2600)
  expect(sentChunks()).toEqual([0, 1])
  void cancelGeneration()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sentChunks()).toEqual([0, 1])
  expect(endGeneration).toHaveBeenCalledOnce()
  expect(selectionStore.get()?.cards).toHaveLength(1)
  expect(generationStore.get()).toBeNull()
})

test('cancelled with only its last chunk under way, it is still ended on the server', async () => {
  generate.mockResolvedValueOnce(answerWith('What is a cell?')).mockImplementation(untilAborted)
  startGeneration({ ...MATERIAL, content: MATERIAL.content.slice(0, 9000) })
  await vi.advanceTimersByTimeAsync(2600)
  expect(sentChunks()).toEqual([0, 1])
  void cancelGeneration()
  await vi.advanceTimersByTimeAsync(1000)
  expect(endGeneration).toHaveBeenCalledOnce()
})

test('cancelled while its first chunk is under way, it waits for the id that it is ended by', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  generate.mockReturnValue(promise)
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(2000)
  void cancelGeneration()
  await vi.advanceTimersByTimeAsync(5000)
  expect(endGeneration).not.toHaveBeenCalled()
  resolve(answerWith('What is a cell?'))
  await vi.advanceTimersByTimeAsync(0)
  expect(endGeneration).toHaveBeenCalledOnce()
  expect(sentChunks()).toEqual([0])
})

test('forgotten with its student, a run sends nothing more', async () => {
  generate.mockResolvedValue(answerWith('What is a cell?'))
  startGeneration(MATERIAL)
  await vi.advanceTimersByTimeAsync(2000)
  generationStore.set(null)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sentChunks()).toEqual([0])
  expect(selectionStore.get()).toBeNull()
})
