import { ApiError } from '@lectern/contract/api-error'
import type { CallOptions } from '@lectern/contract/client'
import type { ChunkAnswer, ChunkInput, RunEnded } from '@lectern/contract/generation'
import type { MadeBy } from '@lectern/contract/shapes'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { countWords } from '@lectern/domain/words'
import { errorText } from '../../lib/error-text.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { wait } from '../../lib/wait.ts'
import { toastError } from '../../ui/toasts.ts'
import { createStudentStore } from '../account/student-store.ts'
import { repeatLostCall } from './repeat-lost-call.ts'
import { runChunks } from './run-chunks.ts'

const COMPLETE_SHOWN_MS = 600

/** What a run is made from. */
interface RunMaterial {
  content: string
  purpose: string
}

/** What came of a chunk: its answer, or why there is none. */
type Outcome<Answer> = { answer: Answer } | { error: string }

export interface Run<Material, Answer> {
  /** `stopped`: a failure that the student can do something about; what was made is kept. */
  phase: 'preparing' | 'chunking' | 'generating' | 'combining' | 'complete' | 'cancelling' | 'stopped'
  material: Material
  /** None before they are cut. */
  chunks: readonly string[]
  /** Counts from 1: the chunk that started last. 0 before the first. */
  currentChunk: number
  /** By index, for the chunks that were answered or skipped, in the order in which that happened. */
  outcomes: ReadonlyMap<number, Outcome<Answer>>
  /** Whether a chunk never came to the server's books: its share comes back only once the run is ended. */
  isShort: boolean
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

/** What a module brings to its runs. */
interface RunRules<Material, Answer> {
  generate: (input: { body: ChunkInput }, options: CallOptions) => Promise<Answer>
  end: (generationId: string) => Promise<RunEnded>
  texts: { failed: string; logIn: string; nothingMade: string }
  /** Whether anything was made that is worth handing over. */
  hasResult: (run: Run<Material, Answer>) => boolean
  /** Takes what was made, once the run is over. */
  handOver: (run: Run<Material, Answer>) => void
}

export const countSkipped = ({ outcomes }: Pick<Run<unknown, unknown>, 'outcomes'>): number =>
  [...outcomes.values()].filter((outcome) => 'error' in outcome).length

/** The runs of one module, at most one at a time: cut, sent chunk by chunk, gathered, handed over. */
export class ChunkedRuns<Material extends RunMaterial, Answer extends ChunkAnswer> {
  /** The run under way. It goes on whatever the student looks at, and is found again. */
  readonly store = createStudentStore<Run<Material, Answer> | null>(null)
  readonly #rules: RunRules<Material, Answer>
  #running: Promise<void> = Promise.resolve()
  /** `starts` stops further chunks, `calls` those under way. */
  #stop = { starts: new AbortController(), calls: new AbortController() }

  constructor(rules: RunRules<Material, Answer>) {
    this.#rules = rules
    this.store.subscribe(() => {
      // Forgotten with its student: nothing more is sent in another's name.
      if (this.store.get() !== null) return
      this.#stop.starts.abort()
      this.#stop.calls.abort()
    })
    window.addEventListener('beforeunload', (event) => {
      if (this.store.get() !== null) event.preventDefault()
    })
  }

  /** Begins a run on material that has been checked. */
  readonly start = (material: Material): void => {
    this.store.set({
      phase: 'preparing',
      material,
      chunks: [],
      currentChunk: 0,
      outcomes: new Map(),
      isShort: false,
      madeBy: 'built-in',
      id: null,
      idempotencyKeys: [],
      error: null,
      isShortOfCredits: false,
    })
    this.#running = this.#run()
  }

  /** Tries a stopped run again: with the chunks that are left where the server has opened it, else from the start. */
  readonly retry = (): void => {
    const stopped = this.store.get()
    if (!stopped) return
    if (stopped.id !== null && this.#hasChunksLeft()) {
      this.#change({ phase: 'chunking', error: null, isShortOfCredits: false })
      this.#running = this.#run()
    } else {
      this.start(stopped.material)
    }
  }

  /** The student leaves the run: what succeeded is paid and kept, the rest comes back (reading 6). */
  readonly cancel = async (): Promise<void> => {
    this.#change({ phase: 'cancelling', error: null })
    this.#stop.starts.abort()
    // A run is ended by its id, which comes with the first answer: that one call is waited for.
    if (this.store.get()?.id) this.#stop.calls.abort()
    await this.#running
    // A run whose last chunk is through has ended, and has told its refund.
    if (this.#hasChunksLeft() || this.store.get()?.isShort) await this.#endOnServer()
    await this.#complete()
  }

  async #run(): Promise<void> {
    const { starts, calls } = { starts: new AbortController(), calls: new AbortController() }
    this.#stop = { starts, calls }
    try {
      await this.#cut(starts.signal)
      const { chunks = [], outcomes } = this.store.get() ?? {}
      await runChunks<Answer>({
        indexes: [...chunks.keys()].filter((index) => !outcomes?.has(index)),
        send: (index) => repeatLostCall(() => this.#sendChunk(index, calls.signal), starts.signal),
        isOpen: () => this.store.get()?.id != null,
        onStart: (index) => this.#change({ phase: 'generating', currentChunk: index + 1 }),
        onAnswer: (index, answer) => this.#keepAnswer(index, answer),
        onFailure: (index, error) => this.#skipChunk(index, error),
        isFatal: (error) => this.#isFatal(error),
        signal: starts.signal,
      })
    } catch (error) {
      if (starts.signal.aborted) return
      return this.#halt(this.#explain(error), statusOf(error) === 402)
    }
    await this.#conclude()
  }

  /** Cuts the material, after the screen has had its turn: 100,000 words take a moment. */
  async #cut(signal: AbortSignal): Promise<void> {
    const { material, chunks: cutBefore } = this.store.get() ?? {}
    if (!material || cutBefore?.length) return
    await wait(0, signal)
    const chunks = splitIntoChunks(material.content)
    this.#change({ phase: 'chunking', chunks, idempotencyKeys: chunks.map(() => crypto.randomUUID()) })
  }

  #sendChunk(index: number, signal: AbortSignal): Promise<Answer> {
    const run = this.store.get()
    if (!run) return Promise.reject(new DOMException('The run is forgotten', 'AbortError'))
    const { material, chunks, id, idempotencyKeys } = run
    const body = {
      content: chunks[index] ?? '',
      purpose: material.purpose,
      is_chunk: true as const,
      chunk_index: index,
      total_chunks: chunks.length,
      total_content_word_count: countWords(material.content),
      total_content_size: material.content.length,
      generation_id: id ?? undefined,
    }
    return this.#rules.generate({ body }, { idempotencyKey: idempotencyKeys[index], signal })
  }

  #keepAnswer(index: number, answer: Answer): void {
    const run = this.store.get()
    if (!run) return
    const outcomes = new Map(run.outcomes).set(index, { answer })
    this.#change({ id: answer.generation_id, madeBy: answer.made_by, outcomes })
  }

  /** A failed chunk costs that chunk alone; the others go on (1§8, 2§8). */
  #skipChunk(index: number, error: unknown): void {
    const run = this.store.get()
    if (!run) return
    if (!this.#stop.calls.signal.aborted) logFailure(`Nothing was made of chunk ${index + 1}`, error)
    this.#change({
      id: run.id ?? runOpenedBy(error),
      outcomes: new Map(run.outcomes).set(index, { error: this.#explain(error) }),
      isShort: run.isShort || runOpenedBy(error) === null,
      error: this.#explain(error),
    })
  }

  /** Without a login or credits every chunk would fail, and so it would where the first one could not open the run. */
  #isFatal(error: unknown): boolean {
    return [401, 402].includes(statusOf(error)) || (this.store.get()?.id == null && runOpenedBy(error) === null)
  }

  #explain(error: unknown): string {
    const { failed, logIn } = this.#rules.texts
    if (statusOf(error) === 0) return failed
    return statusOf(error) === 401 ? logIn : errorText(error, failed)
  }

  async #conclude(): Promise<void> {
    this.#change({ phase: 'combining' })
    const run = this.store.get()
    if (!run) return
    if (run.isShort) await this.#endOnServer()
    if (this.#rules.hasResult(run)) return this.#complete()
    this.#halt(run.error ?? this.#rules.texts.nothingMade)
  }

  /** Said in place and, as the student may be looking at something else, in a toast. */
  #halt(error: string, isShortOfCredits = false): void {
    toastError(error, 'session')
    this.#change({ phase: 'stopped', error, isShortOfCredits })
  }

  /** Closes the run, so that what was not made is given back at once and not after its idle time. */
  async #endOnServer(): Promise<void> {
    const id = this.store.get()?.id
    if (!id) return
    await this.#rules.end(id).catch((error: unknown) => logFailure('The run ends by itself later', error))
    this.#change({ isShort: false })
  }

  /** Hands over what was made. Without any, the run is simply gone. */
  async #complete(): Promise<void> {
    const run = this.store.get()
    if (!run) return
    if (this.#rules.hasResult(run)) {
      this.#rules.handOver(run)
      this.#change({ phase: 'complete' })
      await wait(COMPLETE_SHOWN_MS)
    }
    this.store.set(null)
  }

  #hasChunksLeft(): boolean {
    const { outcomes, chunks } = this.store.get() ?? {}
    return outcomes !== undefined && chunks !== undefined && outcomes.size < chunks.length
  }

  #change(fields: Partial<Run<Material, Answer>>): void {
    this.store.update((run) => run && { ...run, ...fields })
  }
}

/** A chunk that failed in the server's hands names its run; had it been the first, the others may still be sent. */
function runOpenedBy(error: unknown): string | null {
  const id = error instanceof ApiError ? error.data.generation_id : null
  return typeof id === 'string' ? id : null
}

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)
