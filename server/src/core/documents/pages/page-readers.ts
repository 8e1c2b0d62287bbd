import { SharedPlaces } from '../../../platform/concurrency/shared-places.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { startPageReader } from '../read-document.ts'
import type { ReadingRequest, ReadingResults } from '../reading/messages.ts'
import type { ReadingProcess } from '../reading/reading-process.ts'
import { UnreadableDocument } from '../reading/unreadable-document.ts'

/** What is asked of a page: how it looks, or where its text stands. */
type PageTask = 'drawing' | 'layer'
type PageRequest<Task extends PageTask> = Extract<ReadingRequest, { task: Task }>
type PageProcess = Pick<ReadingProcess, 'ask' | 'rest' | 'stop' | 'isRunning'>

/** Most pages are drawn in a tenth of a second; one that takes longer than this is read as text. */
const PAGE_SECONDS = 10
/** On a busy machine. */
const CLOCK_SECONDS = 30
/** Whoever reads turns to the next page within it. */
const KEPT_SECONDS = 20
/** Those that draw and those that are kept. */
const MOST_PROCESSES = 2

interface Options {
  keptSeconds: number
  /** Starts a process that has the document at `path`. */
  start: (path: string) => Promise<PageProcess>
}

interface Kept {
  fileKey: string
  process: PageProcess
  leave: NodeJS.Timeout
}

/**
 * Processes that have a student's PDF open, and show one page of it after another: starting one, and loading a document of
 * 100 MB, takes longer than drawing a page. Each has one document, is its student's alone, and is gone once nothing was asked
 * of it for a while, another needs its place, or something failed in it.
 */
export class PageReaders {
  /** One document at a time is a student's; a reader who leafs leaves the line with each page that is no longer in view. */
  readonly #places = new SharedPlaces({ count: MOST_PROCESSES, ofStudent: 1, waitingOfStudent: 40 })
  readonly #keptSeconds: number
  readonly #start: Options['start']
  #kept: Kept[] = []
  /** Processes that draw, or are being started. */
  #drawing = 0

  constructor({ keptSeconds = KEPT_SECONDS, start = startPageReader }: Partial<Options> = {}) {
    this.#keptSeconds = keptSeconds
    this.#start = start
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
    return this.#places.use(
      student,
      async () => (await this.#askKept(fileKey, request)) ?? (await this.#askNew(files, fileKey, request)),
      signal,
    )
  }

  /** Ends all that are kept. */
  async close(): Promise<void> {
    await Promise.all(this.#kept.map((kept) => this.#dismiss(kept)))
  }

  /** Null where none has the document open, or the one that had ran out of memory, which the pages before may have taken. */
  async #askKept<Task extends PageTask>(fileKey: string, request: PageRequest<Task>) {
    const kept = this.#take(fileKey)
    if (!kept) return null
    try {
      return await this.#askOf(async () => kept, fileKey, request)
    } catch (error) {
      if (error instanceof UnreadableDocument && error.reason === 'too_complex') return null
      throw error
    }
  }

  /** With its first page the process has the document, and its file may go. */
  #askNew<Task extends PageTask>(files: FileStore, fileKey: string, request: PageRequest<Task>) {
    const start = async (path: string) => {
      await this.#makeRoom()
      return this.#start(path)
    }
    return files.readAt(fileKey, (path) => this.#askOf(() => start(path), fileKey, request))
  }

  async #askOf<Task extends PageTask>(start: () => Promise<PageProcess>, fileKey: string, request: PageRequest<Task>) {
    this.#drawing += 1
    try {
      const process = await start()
      const result = await process.ask<Task>(request, PAGE_SECONDS, CLOCK_SECONDS).catch(async (error: unknown) => {
        await process.stop()
        throw error
      })
      this.#keep(process, fileKey)
      return result
    } finally {
      this.#drawing -= 1
    }
  }

  /** Ends what was kept the longest until what draws, the next one included, has room. */
  async #makeRoom(): Promise<void> {
    for (;;) {
      const oldest = this.#kept.find(({ process }) => !process.isRunning) ?? this.#kept[0]
      if (!oldest || this.#drawing + this.#kept.length <= MOST_PROCESSES) return
      await this.#dismiss(oldest)
    }
  }

  #take(fileKey: string): PageProcess | null {
    const found = this.#kept.find((kept) => kept.fileKey === fileKey && kept.process.isRunning)
    if (!found) return null
    clearTimeout(found.leave)
    this.#kept = this.#kept.filter((kept) => kept !== found)
    found.process.rest(false)
    return found.process
  }

  #keep(process: PageProcess, fileKey: string): void {
    const kept: Kept = {
      fileKey,
      process,
      leave: setTimeout(() => void this.#dismiss(kept), this.#keptSeconds * 1000).unref(),
    }
    process.rest(true)
    this.#kept.push(kept)
  }

  async #dismiss(dismissed: Kept): Promise<void> {
    clearTimeout(dismissed.leave)
    this.#kept = this.#kept.filter((kept) => kept !== dismissed)
    await dismissed.process.stop()
  }
}
