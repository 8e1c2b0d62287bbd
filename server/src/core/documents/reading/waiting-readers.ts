import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { DocumentType } from './document-type.ts'
import { makeLinkFolder } from './link-folders.ts'
import { ReadingProcess } from './reading-process.ts'

/** A small machine reads two documents at once; where more are read, the others start their own. */
const MOST_WAITING = 2
/** A class that hands in brings several a minute: two within this time, and a third is expected. */
const OFTEN_SECONDS = 60
/** What waits in vain keeps some 60 MB. */
const WAITS_SECONDS = 120

interface Pace {
  oftenSeconds: number
  waitsSeconds: number
  /** Milliseconds of a clock that only goes on. */
  now: () => number
}

interface Waiting {
  type: DocumentType
  process: ReadingProcess
  leave: NodeJS.Timeout
}

/**
 * Reading processes that were started before their document came: starting takes longer than reading most of them. Each
 * reads one document, under the bounds of any other, and is gone. None waits where documents come seldom, and none for
 * longer than two minutes.
 */
export class WaitingReaders {
  readonly #memoryBytes: number
  readonly #pace: Pace
  #waiting: Waiting[] = []
  #folder: Promise<string> | null = null
  #count = 0
  #lastReadAt = Number.NEGATIVE_INFINITY

  constructor(memoryBytes: number, pace: Partial<Pace> = {}) {
    this.#memoryBytes = memoryBytes
    this.#pace = { oftenSeconds: OFTEN_SECONDS, waitsSeconds: WAITS_SECONDS, now: () => performance.now(), ...pace }
  }

  /** One that is there for good, at best with what reads `type` loaded; null where none waits. */
  take(type: DocumentType): ReadingProcess | null {
    const running = this.#waiting.filter(({ process }) => process.isRunning)
    const taken = running.find((one) => one.type === type) ?? running[0]
    if (!taken) return null
    clearTimeout(taken.leave)
    this.#waiting = this.#waiting.filter((one) => one !== taken)
    return taken.process
  }

  /**
   * One that was given the document at `path`, to be asked for it and stopped; null where none can be had: then the caller
   * starts its own. @throws the reason of `signal` when it has aborted
   */
  async give(path: string, type: DocumentType, signal?: AbortSignal): Promise<ReadingProcess | null> {
    const taken = this.take(type)
    if (!taken) return null
    try {
      await taken.take(path, signal)
      return taken
    } catch (error) {
      await taken.stop()
      if (signal?.aborted) throw error
      // The system tidies its folder for temporary files up, or that is full. The next one waits at another place.
      this.#folder = null
      return null
    }
  }

  /** Has one wait for the next document after one of `type` was read, where that was not the only one of late, unless enough do. */
  async expectNext(type: DocumentType): Promise<void> {
    const sinceLastMs = this.#pace.now() - this.#lastReadAt
    this.#lastReadAt = this.#pace.now()
    if (sinceLastMs > this.#pace.oftenSeconds * 1000) return
    // The document's answer goes first.
    await setImmediate()
    const folder = await this.#place()
    this.#waiting = this.#waiting.filter(({ process }) => process.isRunning)
    if (this.#waiting.length >= MOST_WAITING) return
    this.#count += 1
    const process = ReadingProcess.wait(join(folder, String(this.#count)), this.#memoryBytes, type)
    const leave = setTimeout(() => this.#dismiss(process).catch(() => {}), this.#pace.waitsSeconds * 1000).unref()
    this.#waiting.push({ type, process, leave })
  }

  /** Ends all that wait. */
  async close(): Promise<void> {
    await Promise.all(this.#waiting.map(({ process }) => this.#dismiss(process)))
  }

  #place(): Promise<string> {
    this.#folder ??= makeLinkFolder().catch((error: unknown) => {
      this.#folder = null
      throw error
    })
    return this.#folder
  }

  async #dismiss(process: ReadingProcess): Promise<void> {
    for (const one of this.#waiting) if (one.process === process) clearTimeout(one.leave)
    this.#waiting = this.#waiting.filter((one) => one.process !== process)
    await process.stop()
  }
}
