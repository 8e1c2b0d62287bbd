import { ApiError } from '@lectern/contract/api-error'
import type { GeneratedCard } from '@lectern/contract/recite'
import type { MadeBy } from '@lectern/contract/shapes'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { cardsGenerated, dropRepeatedQuestions, RECITE_TEXTS } from '@lectern/domain/recite'
import { countWords } from '@lectern/domain/words'
import { createStudentStore } from '../../core/account/student-store.ts'
import { repeatLostCall } from '../../core/generation/repeat-lost-call.ts'
import { runChunks } from '../../core/generation/run-chunks.ts'
import { errorText } from '../../lib/error-text.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { wait } from '../../lib/wait.ts'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { reciteApi } from './api.ts'
import { type Material, openSelection } from './selection.ts'

const COMPLETE_SHOWN_MS = 600

export interface Generation {
  /** `stopped`: a failure that the student can do something about; what was found is kept. */
  phase: 'preparing' | 'generating' | 'processing' | 'complete' | 'cancelling' | 'stopped'
  material: Material
  chunks: readonly string[]
  /** Counts from 1: the chunk that started last. 0 before the first. */
  currentChunk: number
  /** Indexes of the chunks that were answered or skipped. */
  finished: ReadonlySet<number>
  skippedCount: number
  /** Whether a chunk never came to the server's books: its share comes back only once the run is ended. */
  isShort: boolean
  /** Cards found so far, without repeated questions. */
  cards: readonly GeneratedCard[]
  madeBy: MadeBy
  /** What the server calls the run; null until a chunk was answered. */
  id: string | null
  /** One a chunk, the same for every repeat of it. */
  idempotencyKeys: readonly string[]
  /** Why the run stopped; while it goes on, why the latest chunk was skipped. */
  error: string | null
  /** Whether more credits would help. */
  isShortOfCredits: boolean
}

type Answer = Awaited<ReturnType<typeof reciteApi.generate>>

/** The run under way. It goes on whatever the student looks at, and is found again by the generate view. */
export const generationStore = createStudentStore<Generation | null>(null)

let running: Promise<void> = Promise.resolve()
/** `starts` stops further chunks, `calls` those under way. */
let stop = { starts: new AbortController(), calls: new AbortController() }

/** Begins to make cards from `material`, which has been checked. */
export function startGeneration(material: Material): void {
  const chunks = splitIntoChunks(material.content)
  generationStore.set({
    phase: 'preparing',
    material,
    chunks,
    currentChunk: 0,
    finished: new Set(),
    skippedCount: 0,
    isShort: false,
    cards: [],
    madeBy: 'built-in',
    id: null,
    idempotencyKeys: chunks.map(() => crypto.randomUUID()),
    error: null,
    isShortOfCredits: false,
  })
  running = run()
}

/** Tries a stopped run again: with the chunks that are left where the server has opened it, else from the start. */
export function retryGeneration(): void {
  const generation = generationStore.get()
  if (!generation) return
  if (generation.id !== null && hasChunksLeft()) {
    change({ phase: 'preparing', error: null, isShortOfCredits: false })
    running = run()
  } else {
    startGeneration(generation.material)
  }
}

/** The student leaves the run: what succeeded is paid and its cards are kept, the rest comes back (reading 6). */
export async function cancelGeneration(): Promise<void> {
  change({ phase: 'cancelling', error: null })
  stop.starts.abort()
  // A run is ended by its id, which comes with the first answer: that one call is waited for.
  if (generationStore.get()?.id) stop.calls.abort()
  await running
  // A run whose last chunk is through has ended, and has told its refund.
  if (hasChunksLeft() || generationStore.get()?.isShort) await endOnServer()
  await complete()
}

async function run(): Promise<void> {
  const { starts, calls } = { starts: new AbortController(), calls: new AbortController() }
  stop = { starts, calls }
  const { chunks = [], finished } = generationStore.get() ?? {}
  try {
    await runChunks<Answer>({
      indexes: [...chunks.keys()].filter((index) => !finished?.has(index)),
      send: (index) => repeatLostCall(() => sendChunk(index, calls.signal), starts.signal),
      isOpen: () => generationStore.get()?.id != null,
      onStart: (index) => change({ phase: 'generating', currentChunk: index + 1 }),
      onAnswer: addCards,
      onFailure: skipChunk,
      isFatal,
      signal: starts.signal,
    })
  } catch (error) {
    if (starts.signal.aborted) return
    return halt(explain(error), statusOf(error) === 402)
  }
  await conclude()
}

function sendChunk(index: number, signal: AbortSignal): Promise<Answer> {
  const generation = generationStore.get()
  if (!generation) return Promise.reject(new DOMException('The run is forgotten', 'AbortError'))
  const { material, chunks, id, idempotencyKeys } = generation
  return reciteApi.generate(
    {
      body: {
        content: chunks[index] ?? '',
        purpose: material.purpose,
        is_chunk: true,
        chunk_index: index,
        total_chunks: chunks.length,
        total_content_word_count: countWords(material.content),
        total_content_size: material.content.length,
        generation_id: id ?? undefined,
      },
    },
    { idempotencyKey: idempotencyKeys[index], signal },
  )
}

function addCards(index: number, answer: Answer): void {
  const generation = generationStore.get()
  if (!generation) return
  change({
    id: answer.generation_id,
    madeBy: answer.made_by,
    cards: dropRepeatedQuestions([...generation.cards, ...answer.flashcards]),
    finished: new Set(generation.finished).add(index),
  })
}

/** A failed chunk counts as no cards; the others go on (1§8). */
function skipChunk(index: number, error: unknown): void {
  const generation = generationStore.get()
  if (!generation) return
  if (!stop.calls.signal.aborted) logFailure(`Chunk ${index + 1} made no cards`, error)
  change({
    id: generation.id ?? runOpenedBy(error),
    finished: new Set(generation.finished).add(index),
    skippedCount: generation.skippedCount + 1,
    isShort: generation.isShort || runOpenedBy(error) === null,
    error: explain(error),
  })
}

/** Without a login or credits every chunk would fail, and so it would where the first one could not open the run. */
const isFatal = (error: unknown): boolean =>
  [401, 402].includes(statusOf(error)) || (generationStore.get()?.id == null && runOpenedBy(error) === null)

/** A chunk that failed in the server's hands names its run; had it been the first, the others may still be sent. */
function runOpenedBy(error: unknown): string | null {
  const id = error instanceof ApiError ? error.data.generation_id : null
  return typeof id === 'string' ? id : null
}

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)

function explain(error: unknown): string {
  if (statusOf(error) === 0) return RECITE_TEXTS.generationFailed
  return statusOf(error) === 401 ? RECITE_TEXTS.loginToGenerate : errorText(error, RECITE_TEXTS.generationFailed)
}

async function conclude(): Promise<void> {
  change({ phase: 'processing' })
  const generation = generationStore.get()
  if (!generation) return
  if (generation.isShort) await endOnServer()
  if (generation.cards.length > 0) return complete()
  halt(generation.error ?? RECITE_TEXTS.noCardsMade)
}

/** Said in place and, as the student may be looking at something else, in a toast. */
function halt(error: string, isShortOfCredits = false): void {
  toastError(error, 'session')
  change({ phase: 'stopped', error, isShortOfCredits })
}

/** Closes the run, so that what was not made is given back at once and not after its idle time. */
async function endOnServer(): Promise<void> {
  const generation = generationStore.get()
  if (!generation?.id) return
  await reciteApi
    .endGeneration({ params: { generation_id: generation.id } })
    .catch((error: unknown) => logFailure('The run ends by itself later', error))
  change({ isShort: false })
}

/** Hands the cards over to be chosen from. Without any, the run is simply gone. */
async function complete(): Promise<void> {
  const generation = generationStore.get()
  if (!generation) return
  const { material, cards, madeBy } = generation
  if (cards.length > 0) {
    openSelection(material, cards, madeBy)
    toastSuccess(cardsGenerated(cards.length), 'session')
    change({ phase: 'complete' })
    await wait(COMPLETE_SHOWN_MS)
  }
  generationStore.set(null)
}

function hasChunksLeft(): boolean {
  const { finished, chunks } = generationStore.get() ?? {}
  return finished !== undefined && chunks !== undefined && finished.size < chunks.length
}

const change = (fields: Partial<Generation>): void =>
  generationStore.update((generation) => generation && { ...generation, ...fields })

generationStore.subscribe(() => {
  // Forgotten with its student: nothing more is sent in another's name.
  if (generationStore.get() !== null) return
  stop.starts.abort()
  stop.calls.abort()
})

window.addEventListener('beforeunload', (event) => {
  if (generationStore.get() !== null) event.preventDefault()
})
