import { ApiError } from '@lectern/contract/api-error'
import type { CallOptions } from '@lectern/contract/calls/client'
import type { ChunkAnswer, ChunkInput, RunEnded, RunSummary } from '@lectern/contract/generation'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { storableText } from '@lectern/domain/content'
import { countWords } from '@lectern/domain/words'
import type { Message } from '@lectern/texts/message'
import { errorText } from '../../lib/api/error-text.ts'
import { readIfChanged } from '../../lib/api/read-if-changed.ts'
import { say } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { wait } from '../../lib/wait.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { createStudentStore } from '../account/student-store.ts'
import { repeatLostCall } from './repeat-lost-call.ts'
import { runChunks } from './run-chunks.ts'
import {
  chunkBody,
  isOfNothing,
  isUnderWay,
  newRun,
  type Run,
  type RunMaterial,
  readAnew,
  runOf,
  withAnswer,
} from './run-state.ts'
import { type RunDetail, wantedRunStore } from './runs-api.ts'

/** So long each of the last two phases is to be seen. */
const PHASE_SHOWN_MS = 600

interface ByName {
  params: { generation_id: string }
}

/** What a module brings to its runs. */
interface RunRules<Made> {
  api: {
    openGeneration: (
      input: {
        body: { content: string; purpose: string; document_name: string; material_id: number | null }
      },
      options: CallOptions,
    ) => Promise<RunSummary>
    generate: (input: { body: ChunkInput }, options: CallOptions) => Promise<Made & ChunkAnswer>
    getGeneration: (input: ByName) => Promise<RunDetail<Made>>
    summariseGeneration: (input: ByName) => Promise<RunSummary>
    goOnGeneration: (input: ByName) => Promise<unknown>
    endGeneration: (input: ByName) => Promise<RunEnded>
  }
  texts: { failed: Message | string; logIn: Message | string; nothingMade: Message | string }
  /** Whether anything was made that is worth handing over. */
  hasResult: (run: Run<Made>) => boolean
  /** Takes what was made; `isFresh` where that was just now. */
  handOver: (run: Run<Made>, isFresh: boolean) => void
}

/**
 * The runs of one module as this page drives them, at most one at a time. The server keeps a run: its material, what was
 * made and its money. Here its chunks are sent, and it is shown; whoever comes later, on whichever device, goes on.
 */
export class ChunkedRuns<Made> {
  /** The run that is looked at or driven. It goes on whatever the student looks at, and is found again. */
  readonly store = createStudentStore<Run<Made> | null>(null)
  readonly #rules: RunRules<Made>
  #running: Promise<void> = Promise.resolve()
  /** `starts` stops further chunks, `calls` those under way. */
  #stop = { starts: new AbortController(), calls: new AbortController() }

  constructor(rules: RunRules<Made>) {
    this.#rules = rules
    this.store.subscribe(() => {
      // Forgotten with its student: nothing more is sent in another's name.
      if (this.store.get() !== null) return
      this.#stop.starts.abort()
      this.#stop.calls.abort()
    })
  }

  /** Begins a run on material that has been checked. */
  readonly start = (material: RunMaterial): void => {
    const content = storableText(material.content)
    this.store.set(newRun({ ...material, content }))
    this.#running = this.#run(() => this.#open())
  }

  /** Goes on with a run of the server: with the chunks that are left, and those that failed. */
  readonly goOn = (id: string): void => {
    if (isUnderWay(this.store.get())) return
    const shown = this.store.get()
    const known = shown?.id === id ? shown : newRun<Made>(NO_MATERIAL)
    this.store.set({ ...known, id, phase: 'preparing', error: null, isShortOfCredits: false, startedAtMs: Date.now() })
    this.#running = this.#run(() => this.#resume(id))
  }

  /** Tries a stopped run again. */
  readonly retry = (): void => {
    const stopped = this.store.get()
    if (stopped?.id) this.goOn(stopped.id)
    else if (stopped) this.start(stopped.material)
  }

  /**
   * Shows a run of the server, or goes on with it where its student has asked for that. Resolves with what is there to be
   * looked at: the run, or its result, which is then handed over. Rejects where there is none.
   */
  readonly show = async (id: string): Promise<'run' | 'result'> => {
    if (isUnderWay(this.store.get())) return 'run'
    if (wantedRunStore.get() === id) {
      wantedRunStore.set(null)
      this.goOn(id)
      return 'run'
    }
    const detail = await this.#lookAt(id)
    if (isUnderWay(this.store.get()) || detail === this.store.get()?.detail) return 'run'
    const run = runOf(detail, 'waiting')
    if (run.detail?.status === 'unkept') {
      this.#rules.handOver(run, false)
      this.store.set(null)
      return 'result'
    }
    this.store.set(run)
    return 'run'
  }

  /** The student leaves the run: what succeeded is paid and kept, the rest comes back. */
  readonly cancel = async (): Promise<void> => {
    this.#change({ phase: 'cancelling', error: null })
    this.#stop.starts.abort()
    // A run is ended by its id, which comes when it is opened: that one call is waited for.
    if (this.store.get()?.id) this.#stop.calls.abort()
    await this.#running
    await this.#endOnServer().catch((error: unknown) => logFailure('The run ends by itself later', error))
    await this.#readAgain()
    await this.#complete()
  }

  async #run(prepare: () => Promise<void>): Promise<void> {
    const { starts, calls } = { starts: new AbortController(), calls: new AbortController() }
    this.#stop = { starts, calls }
    try {
      await prepare()
      starts.signal.throwIfAborted()
      const { chunks = [], outcomes, material } = this.store.get() ?? {}
      const totalWords = countWords(material?.content ?? '')
      await runChunks<Made & ChunkAnswer>({
        indexes: [...chunks.keys()].filter((index) => !outcomes?.has(index)),
        send: (index) => repeatLostCall(() => this.#sendChunk(index, totalWords, calls.signal), starts.signal),
        onStart: (index) => this.#change({ phase: 'generating', currentChunk: index + 1 }),
        onAnswer: (index, answer) => this.store.update((run) => run && withAnswer(run, index, answer)),
        onFailure: (index, error) => this.#skipChunk(index, error),
        // Without a login or credits every chunk would fail.
        isFatal: (error) => [401, 402].includes(statusOf(error)),
        signal: starts.signal,
      })
    } catch (error) {
      if (starts.signal.aborted) return
      return this.#halt(this.#explain(error), statusOf(error) === 402)
    }
    await this.#conclude()
  }

  /** Has the server keep the material and hold its price; cuts it after the screen has had its turn. */
  async #open(): Promise<void> {
    const { material } = this.store.get() ?? {}
    if (!material) return
    const options = { idempotencyKey: crypto.randomUUID() }
    const { signal } = this.#stop.starts
    const open = (materialId: number | null) => {
      const body = {
        content: material.content,
        purpose: material.purpose,
        document_name: material.documentName,
        material_id: materialId,
      }
      return repeatLostCall(() => this.#rules.api.openGeneration({ body }, options), signal)
    }
    const { generation_id: id } = await open(material.materialId).catch((error: unknown) => {
      // The text is there all the same where the material that it came from has been deleted meanwhile.
      if (material.materialId === null || statusOf(error) !== 404) throw error
      return open(null)
    })
    const chunks = splitIntoChunks(material.content)
    this.#change({ id, phase: 'chunking', chunks, idempotencyKeys: chunks.map(() => crypto.randomUUID()) })
  }

  async #resume(id: string): Promise<void> {
    await this.#rules.api.goOnGeneration({ params: { generation_id: id } })
    const run = runOf(await this.#read(id), 'chunking')
    this.store.update((now) => now && { ...run, error: null, startedAtMs: now.startedAtMs })
  }

  #sendChunk(index: number, totalWords: number, signal: AbortSignal): Promise<Made & ChunkAnswer> {
    const run = this.store.get()
    if (!run) return Promise.reject(new DOMException('The run is forgotten', 'AbortError'))
    const options = { idempotencyKey: run.idempotencyKeys[index], signal }
    return this.#rules.api.generate({ body: chunkBody(run, index, totalWords) }, options)
  }

  /** A failed chunk costs that chunk alone; the others go on. */
  #skipChunk(index: number, error: unknown): void {
    if (!this.#stop.calls.signal.aborted) logFailure(`Nothing was made of chunk ${index + 1}`, error)
    const text = this.#explain(error)
    const outcome = { error: text, isEmpty: error instanceof ApiError && isOfNothing(error.code) }
    this.store.update((run) => run && { ...run, error: text, outcomes: new Map(run.outcomes).set(index, outcome) })
  }

  #explain(error: unknown): string {
    const { failed, logIn } = this.#rules.texts
    if (statusOf(error) === 0) return word(failed)
    return statusOf(error) === 401 ? word(logIn) : errorText(error, word(failed))
  }

  /** Reads what the server made of it, which is what counts; what never came to its books is given back now. */
  async #conclude(): Promise<void> {
    this.#change({ phase: 'processing' })
    await Promise.all([this.#readAgain(), wait(PHASE_SHOWN_MS)])
    const run = this.store.get()
    if (!run) return
    if (run.detail && ['running', 'unfinished'].includes(run.detail.status) && this.#rules.hasResult(run)) {
      await this.#endOnServer().catch((error: unknown) => logFailure('The run ends by itself later', error))
      await this.#readAgain()
    }
    if (this.#rules.hasResult(run)) return this.#complete()
    this.#halt(run.error ?? word(this.#rules.texts.nothingMade))
  }

  /** Said in place and, as the student may be looking at something else, in a toast. */
  #halt(error: string, isShortOfCredits = false): void {
    toastError(error, 'session')
    this.#change({ phase: 'stopped', error, isShortOfCredits })
  }

  async #endOnServer(): Promise<void> {
    const id = this.store.get()?.id
    if (id) await this.#rules.api.endGeneration({ params: { generation_id: id } })
  }

  #read(id: string): Promise<RunDetail<Made>> {
    return this.#rules.api.getGeneration({ params: { generation_id: id } })
  }

  /** One that is shown already is read anew only where its summary has changed. */
  #lookAt(id: string): Promise<RunDetail<Made>> {
    const shown = this.store.get()
    const isShown = shown?.phase === 'waiting' && shown.id === id
    const glance = () => this.#rules.api.summariseGeneration({ params: { generation_id: id } })
    return readIfChanged((isShown && shown.detail) || undefined, glance, () => this.#read(id))
  }

  /** Takes what the server says of the run; where it does not answer, what is here has to do. */
  async #readAgain(): Promise<void> {
    const run = this.store.get()
    if (!run?.id) return
    const detail = await this.#read(run.id).catch((error: unknown) => {
      logFailure('The run could not be read again', error)
      return null
    })
    if (detail) this.store.update((now) => now && readAnew(now, detail))
  }

  /** Hands over what was made. Without any, the run is simply gone. */
  async #complete(): Promise<void> {
    const run = this.store.get()
    if (!run) return
    if (this.#rules.hasResult(run)) {
      this.#rules.handOver(run, true)
      this.#change({ phase: 'complete' })
      await wait(PHASE_SHOWN_MS)
    }
    this.store.set(null)
  }

  #change(fields: Partial<Run<Made>>): void {
    this.store.update((run) => run && { ...run, ...fields })
  }
}

const word = (text: Message | string): string => (typeof text === 'string' ? text : say(text))

const NO_MATERIAL: RunMaterial = { content: '', purpose: '', documentName: '', materialId: null }

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)
