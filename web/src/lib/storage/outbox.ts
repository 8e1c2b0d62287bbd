import { createStore } from '../store.ts'
import { wait } from '../wait.ts'
import { readStored, storedKeys, writeStored } from './stored-value.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** What the keys of the entries begin with in this browser's storage. */
export const OUTBOX_PREFIXES = { reviews: 'lectern.review.', studies: 'lectern.answer.' } as const

/** Something to be sent, as JSON keeps it. */
export interface Outgoing {
  /** E-mail of whoever gave it: it is never sent in another student's name. */
  student: string
  /** When it was given, by this browser's clock: they are sent in this order. */
  answeredAtMs: number
}

interface OutboxOptions<Entry> {
  /** One of `OUTBOX_PREFIXES`. */
  prefix: string
  /** What tells an entry from every other, and the same entry from itself. */
  keyOf: (entry: Entry) => string
  /** Sends an entry; `isRepeat`: it may have arrived before. Says whether that settles it, or it is to be tried again. */
  send: (entry: Entry, isRepeat: boolean) => Promise<boolean>
  /** Whether entries of this student may be sent now; until then they wait. */
  isHere?: (student: string) => boolean
}

/**
 * Sends entries behind the student's back, one after the other, and tries again until each is settled. What waits is kept
 * in this browser, an item of its own an entry, so that tabs do not overwrite each other; sending one twice does no harm.
 */
export class Outbox<Entry extends Outgoing> {
  readonly waiting = createStore<readonly Entry[]>([])
  /** While nothing gets through: how many of those the storage did not take, full or closed as it is. They go with the page. */
  readonly unkeptCount = createStore(0)
  readonly #options: OutboxOptions<Entry>
  /** Entries that may have arrived already, though nothing came back. */
  readonly #tried = new WeakSet<Entry>()
  /** Entries that the storage took: another tab, or signing out, may take them from it. */
  readonly #stored = new WeakSet<Entry>()
  readonly #failures = createStore(0)
  #isSending = false
  /** Whether the latest try failed. */
  #isFailing = false
  /** Ends the pause before the next try. */
  #hurry = new AbortController()

  constructor(options: OutboxOptions<Entry>) {
    this.#options = options
    outboxes.push(this)
  }

  add(entry: Entry): void {
    this.#store(entry)
    this.waiting.update((entries) => [...entries, entry])
    this.#keepOthers()
    void this.#sendAll()
  }

  #store(entry: Entry): void {
    const key = this.#keyOf(entry)
    writeStored(key, JSON.stringify(entry))
    if (readStored(key) !== null) this.#stored.add(entry)
  }

  /** What the storage did not take before, it may take once there is room; of whoever signed out, nothing any more. */
  #keepOthers(): void {
    for (const entry of this.waiting.get())
      if (!this.#stored.has(entry) && this.#options.isHere?.(entry.student) !== false) this.#store(entry)
    this.#countUnkept()
  }

  #countUnkept(): void {
    const unkept = this.#isFailing ? this.waiting.get().filter((entry) => !this.#stored.has(entry)) : []
    this.unkeptCount.set(unkept.length)
  }

  /** How many of a student's entries are nowhere but on this page. */
  unkeptOf(student: string): number {
    return this.waiting.get().filter((entry) => this.#isUnkeptOf(entry, student)).length
  }

  dropUnkept(student: string): void {
    this.waiting.update((entries) => entries.filter((entry) => !this.#isUnkeptOf(entry, student)))
    this.#countUnkept()
  }

  #isUnkeptOf(entry: Entry, student: string): boolean {
    return entry.student === student && !this.#stored.has(entry)
  }

  /** Takes an entry back. False where it is not here, or may have arrived already. */
  withdraw(key: string): boolean {
    const entry = this.waiting.get().find((one) => this.#options.keyOf(one) === key)
    if (!entry || this.#tried.has(entry)) return false
    this.#remove(entry)
    return true
  }

  /** Takes up what earlier visits of this student left behind. */
  resume(student: string): void {
    const known = new Set(this.waiting.get().map((entry) => this.#keyOf(entry)))
    const found = storedKeys(this.#options.prefix)
      .filter((key) => !known.has(key))
      .flatMap((key) => this.#read(key) ?? [])
      .sort((one, other) => one.answeredAtMs - other.answeredAtMs)
    for (const entry of found) {
      this.#tried.add(entry)
      this.#stored.add(entry)
    }
    this.waiting.set(
      [...found, ...this.waiting.get()].filter((entry) => entry.student === student && !this.#isGone(entry)),
    )
    this.#countUnkept()
    void this.#sendAll()
  }

  tryNow(): void {
    this.#hurry.abort()
  }

  /** Resolves once no entry waits any more that `concerns` the caller. */
  settled(concerns: (entry: Entry) => boolean = () => true): Promise<void> {
    const isSettled = () => !this.waiting.get().some(concerns)
    return new Promise((resolve) => {
      if (isSettled()) return resolve()
      const stop = this.waiting.subscribe(() => {
        if (!isSettled()) return
        stop()
        resolve()
      })
    })
  }

  /** Tries now. True once nothing waits any more; false as soon as a try has failed, or after so long. */
  flush(limitMs: number): Promise<boolean> {
    if (this.waiting.get().length === 0) return Promise.resolve(true)
    return new Promise((resolve) => {
      const end = (isEmpty: boolean) => {
        clearTimeout(timer)
        for (const stop of stops) stop()
        resolve(isEmpty)
      }
      const timer = setTimeout(() => end(false), limitMs)
      const stops = [
        this.waiting.subscribe(() => this.waiting.get().length === 0 && end(true)),
        this.#failures.subscribe(() => end(false)),
      ]
      this.tryNow()
    })
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    let pauseMs = FIRST_PAUSE_MS
    for (let entry = this.waiting.get()[0]; entry; entry = this.waiting.get()[0]) {
      this.#isFailing = !(await this.#isSettledBy(entry))
      if (!this.#isFailing) {
        this.#remove(entry)
        pauseMs = FIRST_PAUSE_MS
        continue
      }
      this.#keepOthers()
      this.#failures.update((count) => count + 1)
      this.#hurry = new AbortController()
      await wait(pauseMs, this.#hurry.signal).catch(() => {})
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
    }
    this.#isSending = false
  }

  async #isSettledBy(entry: Entry): Promise<boolean> {
    if (this.#isGone(entry)) return true
    if (this.#options.isHere && !this.#options.isHere(entry.student)) return false
    const isRepeat = this.#tried.has(entry)
    this.#tried.add(entry)
    return this.#options.send(entry, isRepeat)
  }

  /** Whether another tab has sent it, or its student has given it up. */
  #isGone(entry: Entry): boolean {
    return this.#stored.has(entry) && readStored(this.#keyOf(entry)) === null
  }

  #remove(entry: Entry): void {
    writeStored(this.#keyOf(entry), null)
    this.waiting.update((entries) => entries.filter((other) => other !== entry))
    this.#keepOthers()
  }

  #keyOf(entry: Entry): string {
    return this.#options.prefix + this.#options.keyOf(entry)
  }

  #read(key: string): Entry | null {
    try {
      const stored = JSON.parse(readStored(key) ?? 'null')
      // An entry of an earlier version of the site may not say when it was given.
      return stored && { answeredAtMs: Date.now(), ...stored }
    } catch {
      return null
    }
  }
}

/** All of this page: what their storage did not take is lost with it. */
const outboxes: Pick<Outbox<Outgoing>, 'unkeptOf' | 'dropUnkept'>[] = []

/** How much of a student's waits in this browser to be sent, kept or not. */
export const countUnsent = (student: string): number =>
  outboxes.reduce((sum, outbox) => sum + outbox.unkeptOf(student), unsentKeys(student).length)

/** Gives it up. */
export function forgetUnsent(student: string): void {
  for (const key of unsentKeys(student)) writeStored(key, null)
  for (const outbox of outboxes) outbox.dropUnkept(student)
}

const unsentKeys = (student: string): string[] =>
  Object.values(OUTBOX_PREFIXES)
    .flatMap(storedKeys)
    .filter((key) => studentOf(key) === student)

function studentOf(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')?.student
  } catch {
    return null
  }
}
