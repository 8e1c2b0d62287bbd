import { SharedPlaces } from '../../../platform/concurrency/shared-places.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { startPageReader } from '../read-document.ts'
import type { ReadingRequest, ReadingResults } from '../reading/messages.ts'
import type { ReadingProcess } from '../reading/reading-process.ts'

/** What is asked of a page: how it looks, or where its text stands. */
type PageTask = 'drawing' | 'layer'
type PageRequest<Task extends PageTask> = Extract<ReadingRequest, { task: Task }>

/** Most pages are drawn in a tenth of a second; one that takes longer than this is read as text. */
const PAGE_SECONDS = 10
/** On a busy machine. */
const CLOCK_SECONDS = 30
/** Whoever reads turns to the next page within it. */
const KEPT_SECONDS = 20
const MOST_KEPT = 2

interface Kept {
  fileKey: string
  process: ReadingProcess
  leave: NodeJS.Timeout
}

/**
 * Processes that have a student's PDF open, and show one page of it after another: starting one, and loading a document of
 * 100 MB, takes longer than drawing a page. Each has one document, is its student's alone, and is gone once nothing was asked
 * of it for a while, or something failed in it.
 */
export class PageReaders {
  /** One document at a time is a student's; a reader who leafs leaves the line with each page that is no longer in view. */
  readonly #places = new SharedPlaces({ count: MOST_KEPT, ofStudent: 1, waitingOfStudent: 40 })
  readonly #keptSeconds: number
  #kept: Kept[] = []

  constructor(keptSeconds = KEPT_SECONDS) {
    this.#keptSeconds = keptSeconds
  }

  /**
   * Asks for a page of a stored PDF, as soon as its student has a place. What has begun is done to its end.
   * @throws UnreadableDocument, FileMissingError, Problem `rate_limited` where too much of the student's waits, or the
   *   signal's reason while it waits
   */
  ask<Task extends PageTask>(
    files: FileStore,
    { student, fileKey }: { student: { id: number }; fileKey: string },
    request: PageRequest<Task>,
    signal: AbortSignal,
  ): Promise<ReadingResults[Task]> {
    const ask = (process: ReadingProcess) => this.#askOf(process, fileKey, request)
    return this.#places.use(
      student,
      async () => {
        const kept = this.#take(fileKey)
        // With its first page the process has the document, and its file may go.
        return kept ? ask(kept) : files.readAt(fileKey, async (path) => ask(await startPageReader(path)))
      },
      signal,
    )
  }

  /** Ends all that are kept. */
  async close(): Promise<void> {
    await Promise.all(this.#kept.map((kept) => this.#dismiss(kept)))
  }

  async #askOf<Task extends PageTask>(process: ReadingProcess, fileKey: string, request: PageRequest<Task>) {
    try {
      const result = await process.ask<Task>(request, PAGE_SECONDS, CLOCK_SECONDS)
      this.#keep(process, fileKey)
      return result
    } catch (error) {
      await process.stop()
      throw error
    }
  }

  #take(fileKey: string): ReadingProcess | null {
    const found = this.#kept.find((kept) => kept.fileKey === fileKey && kept.process.isRunning)
    if (!found) return null
    clearTimeout(found.leave)
    this.#kept = this.#kept.filter((kept) => kept !== found)
    found.process.rest(false)
    return found.process
  }

  #keep(process: ReadingProcess, fileKey: string): void {
    const kept: Kept = {
      fileKey,
      process,
      leave: setTimeout(() => void this.#dismiss(kept), this.#keptSeconds * 1000).unref(),
    }
    process.rest(true)
    this.#kept.push(kept)
    const oldest = this.#kept.length > MOST_KEPT ? this.#kept[0] : undefined
    if (oldest) void this.#dismiss(oldest)
  }

  async #dismiss(dismissed: Kept): Promise<void> {
    clearTimeout(dismissed.leave)
    this.#kept = this.#kept.filter((kept) => kept !== dismissed)
    await dismissed.process.stop()
  }
}
