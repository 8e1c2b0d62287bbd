import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SYSTEM_FAILED } from './answer-requests.ts'
import { builtProgram } from './built-programs.ts'
import { watchMemory } from './watch-memory.ts'
import { watchWork } from './watch-work.ts'

const MEBIBYTE = 1024 * 1024
const WASM_PAGE_BYTES = 64 * 1024
/** What V8 takes at most, whatever a process may have. */
const MOST_WASM_PAGES = 65_536
/** The heaps' own ceilings stand under the process's, so that most bombs end in an error and not in a kill. */
const SCRIPT_HEAP_SHARE = 0.7
const WASM_HEAP_SHARE = 0.75

export interface Confinement {
  /** The program's source: it calls `answerRequests`, and finds `args` in `programArguments`. */
  entry: URL
  /**
   * Our own code that `entry` imports beside its folder and that of this file; folders as `folder/*`. It may be read where
   * no built program holds it.
   */
  imports?: readonly URL[]
  args: readonly string[]
  /** Files that it may read beside code and packages, and folders as `folder/*`. */
  readable: readonly string[]
  memoryBytes: number
  /** Whether it may load native code, which nothing confines: for what an operator installed alone. */
  loadsNativeCode?: boolean
  /** Kills the process when it aborts. */
  signal?: AbortSignal
}

/** Why a process answers no more: too large, too slow, gone by itself, failed by the system, never there, or stopped by its owner. */
export type EndReason = 'memory' | 'time' | 'crash' | 'system' | 'no_start' | 'stopped'

/** A confined process has ended, or was ended, before it answered. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded'
  readonly reason: EndReason
  /** Whether a signal ended the process, as when memory ran out, and not its own exit. */
  readonly isBySignal: boolean

  constructor(reason: EndReason, detail: string, isBySignal = false) {
    super(detail)
    this.reason = reason
    this.isBySignal = isBySignal
  }
}

interface Pending {
  resolve: (reply: unknown) => void
  reject: (error: unknown) => void
}

/**
 * A process of its own for work that may go wrong. It may read what it is given and its own code, write nothing, start
 * nothing, and sees none of the server's environment; it is killed when it outgrows `memoryBytes`, takes longer over a
 * request than it was given, or `signal` aborts. Whatever happens in it, its parent gets an error and no more.
 */
export class ConfinedProcess<Request, Reply> {
  readonly #child: ChildProcess
  #signal: AbortSignal | undefined
  readonly #stopWatching: () => void
  readonly #gone = Promise.withResolvers<void>()
  #pending: Pending | null = null
  #isReady = false
  /** Why no more answers will come; null while they may. */
  #end: Error | null = null

  /** @throws the reason of `signal` when it has aborted */
  constructor({ entry, imports = [], args, readable, memoryBytes, loadsNativeCode = false, signal }: Confinement) {
    signal?.throwIfAborted()
    const program = programOf(
      fileURLToPath(entry),
      imports.map((url) => fileURLToPath(url)),
    )
    this.#child = fork(program.path, [String(memoryBytes), String(process.pid), ...args], {
      env: {},
      execArgv: [
        ...permissions([...readable, ...program.code]),
        ...(loadsNativeCode ? ['--allow-addons'] : []),
        ...ceilings(memoryBytes),
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    this.#stopWatching = watchMemory(this.#child, memoryBytes, () => this.#kill(outgrown(memoryBytes)))
    if (signal) this.obey(signal)
    this.#child.on('message', (message) => this.#receive(message))
    this.#child.on('error', (error) => this.#finish(error))
    this.#child.on('exit', (code, exitSignal) => this.#finish(this.#explainExit(code, exitSignal)))
    if (this.#child.pid === undefined) this.#gone.resolve()
    else this.#child.on('exit', () => this.#gone.resolve())
  }

  /** Whether it may still answer. */
  get isRunning(): boolean {
    return this.#end === null
  }

  /** Has the process killed when `signal` aborts, from now on. */
  obey(signal: AbortSignal): void {
    this.#signal = signal
    if (signal.aborted) this.#abort()
    else signal.addEventListener('abort', this.#abort)
  }

  /** @param isWaiting whether nothing is asked of it for now: then it does not keep this process from ending */
  rest(isWaiting: boolean): void {
    const change = isWaiting ? 'unref' : 'ref'
    this.#child[change]()
    this.#child.channel?.[change]()
  }

  /**
   * One request at a time, which may take `limitSeconds`, and where `cpuSeconds` are given, work for so long.
   * @throws ProcessEnded, the abort's reason, or a plain error if the process cannot run
   */
  async ask(request: Request, limitSeconds: number, cpuSeconds?: number): Promise<Reply> {
    if (this.#end) throw this.#end
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#pending = { resolve, reject }
    const slow = new ProcessEnded('time', `no answer within ${limitSeconds} s`)
    const timer = setTimeout(() => this.#kill(slow), limitSeconds * 1000)
    const busy = new ProcessEnded('time', `no answer after ${cpuSeconds} s of work`)
    const stopWatch =
      cpuSeconds === undefined ? () => {} : watchWork(this.#child.pid, cpuSeconds, () => this.#kill(busy))
    this.#child.send(request as object, (error) => {
      if (error) this.#kill(error)
    })
    return (await promise.finally(() => {
      clearTimeout(timer)
      stopWatch()
    })) as Reply
  }

  /** Ends the process and waits until it is gone; what was still asked of it fails. */
  async stop(): Promise<void> {
    this.rest(false)
    this.#kill(new ProcessEnded('stopped', 'the process was stopped'))
    await this.#gone.promise
  }

  readonly #abort = () => {
    const { reason } = this.#signal as AbortSignal
    this.#kill(reason instanceof Error ? reason : new Error('aborted', { cause: reason }))
  }

  #receive(message: unknown): void {
    if (this.#isReady) this.#settle((pending) => pending.resolve(message))
    // The first message says that it listens.
    this.#isReady = true
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

  #explainExit(code: number | null, signal: NodeJS.Signals | null): Error {
    const how = signal ?? `code ${code}`
    if (!this.#isReady) return new ProcessEnded('no_start', `the process did not start: ${how}`)
    return new ProcessEnded(code === SYSTEM_FAILED ? 'system' : 'crash', `the process ended by ${how}`, signal !== null)
  }
}

const outgrown = (memoryBytes: number) =>
  new ProcessEnded('memory', `more than ${Math.round(memoryBytes / MEBIBYTE)} MB of memory`)

const permissions = (readable: readonly string[]): string[] => [
  '--permission',
  '--allow-worker',
  ...new Set(readable.map((path) => `--allow-fs-read=${path}`)),
]

/** What is run, and the code that it may read: the built program's folder, or the source's, of this file and `imports`. */
function programOf(source: string, imports: readonly string[]): { path: string; code: string[] } {
  const built = builtProgram(source)
  const path = built ?? source
  const own = built ? [] : [...imports, join(import.meta.dirname, '*')]
  return { path, code: [...own, join(dirname(path), '*'), ...packagesAbove(path)] }
}

/** Packages and package descriptions up from a program, where imports are looked for; nothing else of the folders between. */
function packagesAbove(path: string): string[] {
  const found: string[] = []
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const [packages, description] = [join(folder, 'node_modules'), join(folder, 'package.json')]
    if (existsSync(packages)) found.push(join(packages, '*'))
    if (existsSync(description)) found.push(description)
    if (dirname(folder) === folder) return found
  }
}

const ceilings = (memoryBytes: number): string[] => [
  `--max-old-space-size=${Math.floor((memoryBytes * SCRIPT_HEAP_SHARE) / MEBIBYTE)}`,
  `--wasm-max-mem-pages=${Math.min(MOST_WASM_PAGES, Math.floor((memoryBytes * WASM_HEAP_SHARE) / WASM_PAGE_BYTES))}`,
]
