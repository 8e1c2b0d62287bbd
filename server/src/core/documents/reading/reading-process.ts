import { realpath, rm, symlink } from 'node:fs/promises'
import { ConfinedProcess, ProcessEnded } from '../../../platform/processes/confined-process.ts'
import type { DocumentType } from './document-type.ts'
import type { ReadingReply, ReadingRequest, ReadingResults } from './messages.ts'
import { UnreadableDocument } from './unreadable-document.ts'

const PROGRAM = new URL('./reading-child.ts', import.meta.url)
/** How much longer than its work a reading may take by the clock, where somebody waits for it. */
const BUSY_FACTOR = 5
/** The package of our own rules, by which the process counts words, and the messages that rules name; no text of those. */
const RULES = ['domain/package.json', 'domain/src/*', 'texts/package.json', 'texts/src/message.ts'].map(
  (part) => new URL(`../../../../../packages/${part}`, import.meta.url),
)

/**
 * A process of its own for one untrusted document, which may read that one file (see `ConfinedProcess`). Whatever the
 * document does there, its parent gets an error and no more.
 */
export class ReadingProcess {
  readonly #process: ConfinedProcess<ReadingRequest, ReadingReply>

  /** What a process that waited for its document may read; null where it was started with its own. */
  readonly #place: string | null

  private constructor(document: string, memoryBytes: number, more: { type?: DocumentType; signal?: AbortSignal }) {
    this.#place = more.type ? document : null
    this.#process = new ConfinedProcess({
      entry: PROGRAM,
      imports: RULES,
      args: [document, ...(more.type ? [more.type] : [])],
      readable: [document],
      memoryBytes,
      signal: more.signal,
    })
  }

  /** Starts one for the document at `path`, links followed. */
  static async start(path: string, memoryBytes: number, signal?: AbortSignal): Promise<ReadingProcess> {
    return new ReadingProcess(await realpath(path), memoryBytes, { signal })
  }

  /**
   * Starts one for a document to come, with what reads `type` loaded. It may read `place` alone, where nothing stands yet, and does
   * not keep this process from ending.
   */
  static wait(place: string, memoryBytes: number, type: DocumentType): ReadingProcess {
    const waiting = new ReadingProcess(place, memoryBytes, { type })
    waiting.#process.rest(true)
    return waiting
  }

  /** Gives one that waited the document at `path`, links followed, for good. @throws the reason of `signal` when it has aborted */
  async take(path: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (this.#place === null) throw new Error('This process has its document')
    await symlink(await realpath(path), this.#place)
    this.#process.rest(false)
    if (signal) this.#process.obey(signal)
  }

  /** @param isWaiting whether nothing is asked of it for now: then it does not keep this process from ending */
  rest(isWaiting: boolean): void {
    this.#process.rest(isWaiting)
  }

  /** Whether it may still answer. */
  get isRunning(): boolean {
    return this.#process.isRunning
  }

  /**
   * One request at a time, which may work for `workSeconds`; on a busy machine, which lets it wait, it may take up to
   * `clockSeconds`. Throws UnreadableDocument, the abort's reason, or a plain error if the process cannot run.
   */
  async ask<Task extends ReadingRequest['task']>(
    request: Extract<ReadingRequest, { task: Task }>,
    workSeconds: number,
    clockSeconds = workSeconds * BUSY_FACTOR,
  ): Promise<ReadingResults[Task]> {
    const reply = await this.#process.ask(request, clockSeconds, workSeconds).catch((error: unknown) => {
      throw error instanceof ProcessEnded ? explain(error) : error
    })
    if (reply.kind === 'failed') throw new UnreadableDocument(reply.reason, reply.detail)
    // The process answers a request with the result of its own task.
    return reply.result as ReadingResults[Task]
  }

  /** Ends the process and waits until it is gone; what was still asked of it fails. */
  async stop(): Promise<void> {
    await this.#process.stop()
    // A link that cannot be removed goes with its folder, and fails no answer.
    if (this.#place) await rm(this.#place, { force: true }).catch(() => {})
  }
}

/** The system's own killer and V8's end of memory leave by a signal; a parser that crashes leaves by a code. */
function explain(error: ProcessEnded): Error {
  switch (error.reason) {
    case 'memory':
      return new UnreadableDocument('too_complex', error.message)
    case 'time':
      return new UnreadableDocument('timeout', error.message)
    case 'crash':
      return new UnreadableDocument(error.isBySignal ? 'too_complex' : 'broken', error.message)
    default:
      return error
  }
}
