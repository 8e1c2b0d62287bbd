import { rmSync } from 'node:fs'
import { mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { DocumentType } from './document-type.ts'
import { ReadingProcess } from './reading-process.ts'

/** Two documents are read at once. */
const MOST_WAITING = 2
/** A class that hands in brings several a minute; a server that nobody brings anything keeps no memory for it. */
const WAITS_SECONDS = 60

interface Waiting {
  type: DocumentType
  process: ReadingProcess
  leave: NodeJS.Timeout
}

/**
 * Reading processes that were started before their document came: starting takes longer than reading most of them. Each
 * reads one document, under the bounds of any other, and is gone. None waits before there was a first document, and none
 * for longer than a minute.
 */
export class WaitingReaders {
  readonly #memoryBytes: number
  readonly #waitsSeconds: number
  #waiting: Waiting[] = []
  #folder: Promise<string> | null = null
  #count = 0

  constructor(memoryBytes: number, waitsSeconds = WAITS_SECONDS) {
    this.#memoryBytes = memoryBytes
    this.#waitsSeconds = waitsSeconds
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

  /** Has one wait for the next document after one of `type` was read, unless enough do. */
  async replace(type: DocumentType): Promise<void> {
    // The document's answer goes first.
    await setImmediate()
    const folder = await this.#place()
    this.#waiting = this.#waiting.filter(({ process }) => process.isRunning)
    if (this.#waiting.length >= MOST_WAITING) return
    this.#count += 1
    const process = ReadingProcess.wait(join(folder, String(this.#count)), this.#memoryBytes, type)
    const leave = setTimeout(() => this.#dismiss(process).catch(() => {}), this.#waitsSeconds * 1000).unref()
    this.#waiting.push({ type, process, leave })
  }

  /** Ends all that wait. */
  async close(): Promise<void> {
    await Promise.all(this.#waiting.map(({ process }) => this.#dismiss(process)))
  }

  #place(): Promise<string> {
    this.#folder ??= placeForLinks().catch((error: unknown) => {
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

const MADE = new Set<string>()

/** Where links to documents stand while they are read, which nobody else of the system can look into; it goes with this process. */
async function placeForLinks(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'lectern-reading-'))
  if (MADE.size === 0) process.once('exit', removeMade)
  MADE.add(folder)
  return folder
}

function removeMade(): void {
  for (const folder of MADE) rmSync(folder, { recursive: true, force: true })
}
