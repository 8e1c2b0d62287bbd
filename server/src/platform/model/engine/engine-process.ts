import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtEngine } from '../../processes/built-programs.ts'
import type { EngineAnswer, EngineQuestion } from './engine-child.ts'

const ANSWER_WITHIN_MS = 60_000
/** How long a question may go on whose asker has left. Most are done by then, and a new process would cost as much. */
const GO_ON_MS = 2000
/** An idle process is let go: its language models hold a few hundred megabytes, and it loads again in a fifth of a second. */
const IDLE_MS = 5 * 60_000
const MEMORY_LIMIT_MB = 1024
/** V8 would let the room for what lives shortly grow to 100 MB and more with a long text, and be no quicker for it. */
const YOUNG_MEMORY_LIMIT_MB = 8
const SOURCE = fileURLToPath(new URL('./engine-child.ts', import.meta.url))

/** Where this process keeps what it compiled, its engine does too: that halves the work of a start. */
function sharedCode(): NodeJS.ProcessEnv {
  const folderOfVersion = getCompileCacheDir()
  return folderOfVersion === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folderOfVersion) }
}

/**
 * A process that answers one question at a time. It starts with the first, and again with the one after a question that it
 * could not answer in time or in memory.
 */
export class EngineProcess {
  #child: ChildProcess | null = null
  #asked: PromiseWithResolvers<unknown> | null = null
  readonly #idle = setTimeout(() => this.#asked ?? this.#stop(new Error('idle')), IDLE_MS).unref()

  /** To be called again once it has settled. @throws Error where there is no answer */
  async ask(question: EngineQuestion, signal: AbortSignal): Promise<unknown> {
    const asked = Promise.withResolvers<unknown>()
    this.#asked = asked
    const stopAfter = (ms: number, reason: string) =>
      setTimeout(() => this.#stop(new Error(`${question.operation} ${reason}`)), ms)
    const timers = [stopAfter(ANSWER_WITHIN_MS, `took over ${ANSWER_WITHIN_MS} ms`)]
    const leave = () => timers.push(stopAfter(GO_ON_MS, 'was left'))
    signal.addEventListener('abort', leave, { once: true })
    try {
      this.#child ??= this.#start()
      this.#child.send(question)
      return await asked.promise
    } finally {
      this.#asked = null
      for (const timer of timers) clearTimeout(timer)
      signal.removeEventListener('abort', leave)
      this.#idle.refresh()
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const exited = this.#child && once(this.#child, 'exit')
    this.#stop(new Error('closed'))
    await exited
  }

  #start(): ChildProcess {
    const child = fork(builtEngine(SOURCE) ?? SOURCE, [], {
      env: sharedCode(),
      execArgv: [`--max-old-space-size=${MEMORY_LIMIT_MB}`, `--max-semi-space-size=${YOUNG_MEMORY_LIMIT_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // A question under way is waited for by its timer; an idle process holds nobody up.
    child.unref()
    child.channel?.unref()
    child.on('message', (message) => {
      if (child !== this.#child) return
      const { value, error } = message as EngineAnswer
      if (error === undefined) this.#asked?.resolve(value)
      else this.#asked?.reject(new Error(error))
    })
    const leave = (cause: Error) => {
      if (child === this.#child) this.#stop(cause)
    }
    child.on('error', leave)
    child.on('exit', (code, signal) => leave(new Error(`the engine ended by ${signal ?? `code ${code}`}`)))
    return child
  }

  #stop(cause: Error): void {
    const stopped = this.#child
    this.#child = null
    this.#asked?.reject(cause)
    stopped?.kill('SIGKILL')
  }
}
