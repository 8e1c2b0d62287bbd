import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReadingReply, ReadingRequest, ReadingResults } from './messages.ts'
import { UnreadableDocument } from './unreadable-document.ts'
import { watchMemory } from './watch-memory.ts'

const CHILD = fileURLToPath(new URL('./reading-child.ts', import.meta.url))
const MEBIBYTE = 1024 * 1024
const WASM_PAGE_BYTES = 64 * 1024
/** The heaps' own ceilings stand under the process's, so that most bombs end in an error and not in a kill. */
const SCRIPT_HEAP_SHARE = 0.7
const WASM_HEAP_SHARE = 0.75

type Pending = { resolve: (result: ReadingResults[keyof ReadingResults]) => void; reject: (error: unknown) => void }

/**
 * A process of its own for one untrusted document. It may read that file and its own code, write nothing, start
 * nothing, and sees none of the server's environment; it is killed when it outgrows `memoryBytes`, takes longer over a
 * request than it was given, or `signal` aborts. Whatever happens in it, its parent gets an error and no more.
 */
export class ReadingProcess {
  readonly #child: ChildProcess
  readonly #signal: AbortSignal | undefined
  readonly #stopWatching: () => void
  readonly #gone = Promise.withResolvers<void>()
  #pending: Pending | null = null
  #isReady = false
  /** Why no more answers will come; null while they may. */
  #end: Error | null = null

  private constructor(child: ChildProcess, memoryBytes: number, signal: AbortSignal | undefined) {
    this.#child = child
    this.#signal = signal
    this.#stopWatching = watchMemory(child, memoryBytes, () => this.#kill(outgrown(memoryBytes)))
    signal?.addEventListener('abort', this.#abort)
    child.on('message', (reply: ReadingReply) => this.#receive(reply))
    child.on('error', (error) => this.#finish(error))
    child.on('exit', (code, exitSignal) => this.#finish(this.#explainExit(code, exitSignal)))
    if (child.pid === undefined) this.#gone.resolve()
    else child.on('exit', () => this.#gone.resolve())
  }

  /** Starts one for the document at `path`, links followed. */
  static async start(path: string, memoryBytes: number, signal?: AbortSignal): Promise<ReadingProcess> {
    const document = await realpath(path)
    signal?.throwIfAborted()
    const child = fork(CHILD, [document, String(memoryBytes)], {
      env: {},
      execArgv: [...permissions(document), ...ceilings(memoryBytes)],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    return new ReadingProcess(child, memoryBytes, signal)
  }

  /** One request at a time. Throws UnreadableDocument, the abort's reason, or a plain error if the process cannot run. */
  async ask<Task extends ReadingRequest['task']>(
    request: Extract<ReadingRequest, { task: Task }>,
    limitSeconds: number,
  ): Promise<ReadingResults[Task]> {
    if (this.#end) throw this.#end
    const { promise, resolve, reject } = Promise.withResolvers<ReadingResults[keyof ReadingResults]>()
    this.#pending = { resolve, reject }
    const slow = new UnreadableDocument('timeout', `no answer within ${limitSeconds} s`)
    const timer = setTimeout(() => this.#kill(slow), limitSeconds * 1000)
    this.#child.send(request, (error) => {
      if (error) this.#kill(error)
    })
    // The process answers a request with the result of its own task.
    return (await promise.finally(() => clearTimeout(timer))) as ReadingResults[Task]
  }

  /** Ends the process and waits until it is gone; what was still asked of it fails. */
  async stop(): Promise<void> {
    this.#kill(new Error('the reading process was stopped'))
    await this.#gone.promise
  }

  readonly #abort = () => {
    const { reason } = this.#signal as AbortSignal
    this.#kill(reason instanceof Error ? reason : new Error('aborted', { cause: reason }))
  }

  #receive(reply: ReadingReply): void {
    if (reply.kind === 'ready') this.#isReady = true
    else
      this.#settle((pending) => {
        if (reply.kind === 'done') pending.resolve(reply.result)
        else pending.reject(new UnreadableDocument(reply.reason, reply.detail))
      })
  }

  #kill(why: Error): void {
    this.#child.kill('SIGKILL')
    this.#finish(why)
  }

  #finish(why: Error): void {
    if (this.#end) return
    this.#end = why
    this.#stopWatching()
    this.#signal?.removeEventListener('abort', this.#abort)
    this.#settle((pending) => pending.reject(why))
  }

  #settle(answer: (pending: Pending) => void): void {
    const pending = this.#pending
    this.#pending = null
    if (pending) answer(pending)
  }

  /** The system's own killer and V8's end of memory leave by a signal; a parser that crashes leaves by a code. */
  #explainExit(code: number | null, signal: NodeJS.Signals | null): Error {
    const how = signal ?? `code ${code}`
    if (!this.#isReady) return new Error(`the reading process did not start: ${how}`)
    return new UnreadableDocument(signal ? 'too_complex' : 'broken', `the reading process ended by ${how}`)
  }
}

const outgrown = (memoryBytes: number) =>
  new UnreadableDocument('too_complex', `more than ${Math.round(memoryBytes / MEBIBYTE)} MB of memory`)

function permissions(document: string): string[] {
  const readable = [document, join(dirname(CHILD), '*'), ...codeFolders()]
  return ['--permission', '--allow-worker', ...readable.map((path) => `--allow-fs-read=${path}`)]
}

/** Packages and package descriptions up from here, where imports are looked for; nothing else of the folders between. */
function codeFolders(): string[] {
  const found: string[] = []
  for (let folder = dirname(CHILD); ; folder = dirname(folder)) {
    const [packages, description] = [join(folder, 'node_modules'), join(folder, 'package.json')]
    if (existsSync(packages)) found.push(join(packages, '*'))
    if (existsSync(description)) found.push(description)
    if (dirname(folder) === folder) return found
  }
}

function ceilings(memoryBytes: number): string[] {
  return [
    `--max-old-space-size=${Math.floor((memoryBytes * SCRIPT_HEAP_SHARE) / MEBIBYTE)}`,
    `--wasm-max-mem-pages=${Math.floor((memoryBytes * WASM_HEAP_SHARE) / WASM_PAGE_BYTES)}`,
  ]
}
