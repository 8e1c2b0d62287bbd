import { ApiError } from '@lectern/contract/api-error'
import type { CallOptions } from '@lectern/contract/calls/client'
import { isRefusal } from '../../lib/api/is-refusal.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { Store } from '../../lib/store.ts'
import { wait } from '../../lib/wait.ts'
import { createSavedStudentStore, createStudentStore } from '../account/student-store.ts'
import { accountSession } from '../account/use-account.ts'

/** A change is sent once the student pauses, and after the longest pause in any case. */
const PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 10_000
const RETRY_MS = 30_000
/** A call that hangs holds up the next one for so long. */
const KEEPING_TIMEOUT_MS = 20_000
/** A request that outlives its page takes no more. */
const MOST_KEPT_ALIVE_CHARACTERS = 20_000

/** What the server keeps of a piece of work. */
export interface Kept<Content> {
  revision: number
  content: Content
}

/** Why nothing more is kept from here: it has ended elsewhere, or says something else there, and the student has to choose. */
export type Elsewhere<Content> = { id: string } & (
  | { kind: 'ended' }
  | { kind: 'changed'; base: Content | null; there: Kept<Content> }
)

export type Side = 'here' | 'there'

interface KeptWorkOptions<Content> {
  /** What this tab remembers of the server's copy is called. */
  name: string
  /** Changes with the work. */
  store: Pick<Store<unknown>, 'subscribe'>
  /** The work that is here, if any. `Content` survives JSON, and is the same where its JSON is. */
  read: () => { id: string; content: Content } | null
  write: (content: Content) => void
  save: (id: string, kept: Kept<Content>, options: CallOptions) => Promise<{ revision: number }>
  /** Null where nothing is kept. */
  load: (id: string, options: CallOptions) => Promise<Kept<Content> | 'ended' | null>
  remove: (id: string) => Promise<unknown>
  /** Both of what was made of `base`; null where they contradict each other and no side is preferred. */
  merge: (base: Content | null, here: Content, there: Content, preferred?: Side) => Content | null
}

/**
 * Keeps a piece of unfinished work with the server as well, behind the student's back, so that any device finds it. What does
 * not get through stays in this tab, is tried again, and is told to nobody. Each save goes on from a revision: what was changed
 * elsewhere since is joined with what is here, and where both say something else of the same, the student is asked.
 */
export class KeptWork<Content> {
  /** Why nothing more is kept, as far as known. */
  readonly elsewhere = createStudentStore<Elsewhere<Content> | null>(null)
  readonly #options: KeptWorkOptions<Content>
  /** What the server was last known to keep. */
  readonly #copy: Store<(Kept<Content> & { id: string }) | null>
  #timer: ReturnType<typeof setTimeout> | undefined
  #isDueAtMs = 0
  /** One call after the other. */
  #turn: Promise<void> = Promise.resolve()
  /** Content that the server has refused: it is not sent again as long as it stays so. */
  #refused = ''

  constructor(options: KeptWorkOptions<Content>) {
    this.#options = options
    this.#copy = createSavedStudentStore<(Kept<Content> & { id: string }) | null>(`${options.name}.kept`, null)
    options.store.subscribe(() => {
      const work = options.read()
      if (!work) this.#copy.set(null)
      if (this.elsewhere.get()?.id !== work?.id) this.elsewhere.set(null)
      this.#soon()
    })
    window.addEventListener('online', () => void this.save())
    window.addEventListener('pagehide', () => void this.save({ keepalive: true }))
    document.addEventListener('visibilitychange', () => document.hidden && void this.save({ keepalive: true }))
    if (this.isUnsaved()) this.#soon()
  }

  /** Whether the server keeps something else than what is here, or nothing. */
  isUnsaved(): boolean {
    const work = this.#options.read()
    return work !== null && !isSame(work.content, this.#baseOf(work.id).content)
  }

  /** What is here is what the server keeps. Called with it, before it stands here. */
  takeUp(id: string, kept: Kept<Content>): void {
    this.#copy.set({ id, ...kept })
    this.elsewhere.set(null)
  }

  /** Sends what is not kept yet. Never rejects. */
  save(options: CallOptions = {}): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    return this.#inTurn(() => this.#save(options))
  }

  /** Looks whether it went on elsewhere, and joins that with what is here. Never rejects. */
  check(): Promise<void> {
    return this.#inTurn(() => this.#check())
  }

  /** What was here has been given up: no device finds it any more. */
  remove(id: string): Promise<void> {
    return this.#inTurn(async () => void (await this.#options.remove(id)))
  }

  /** Looks and sends, for so long at most; false where the student has to be told first. */
  async settle(limitMs: number): Promise<boolean> {
    const done = this.check().then(() => this.save())
    await Promise.race([done, wait(limitMs, new AbortController().signal)])
    return this.elsewhere.get() === null
  }

  /** Where both sides say something else of the same, takes that of one; all the rest stays. */
  choose(side: Side): void {
    const elsewhere = this.elsewhere.get()
    const work = this.#options.read()
    if (elsewhere?.kind !== 'changed' || !work) return
    const { base, there } = elsewhere
    const joined = this.#options.merge(base, work.content, there.content, side) ?? work.content
    this.takeUp(work.id, there)
    this.#options.write(joined)
    void this.save()
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work).catch((error: unknown) => logFailure('Unfinished work could not be kept', error))
    return this.#turn
  }

  #soon(): void {
    if (!this.isUnsaved()) return
    const nowMs = Date.now()
    if (this.#timer === undefined) this.#isDueAtMs = nowMs + LONGEST_PAUSE_MS
    this.#sendAfter(Math.min(PAUSE_MS, Math.max(0, this.#isDueAtMs - nowMs)))
  }

  #sendAfter(pauseMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), pauseMs)
  }

  #baseOf(id: string): { revision: number; content: Content | null } {
    const copy = this.#copy.get()
    return copy?.id === id ? copy : { revision: 0, content: null }
  }

  async #save({ keepalive }: CallOptions): Promise<void> {
    const work = this.#options.read()
    if (!work || this.elsewhere.get() || !accountSession.getState().isAuthenticated || !this.isUnsaved()) return
    const sent = JSON.stringify(work)
    if (sent === this.#refused) return
    const { revision } = this.#baseOf(work.id)
    const canOutlive = keepalive === true && sent.length < MOST_KEPT_ALIVE_CHARACTERS
    try {
      const kept = { revision, content: work.content }
      const saved = await this.#options.save(work.id, kept, {
        timeoutMs: KEEPING_TIMEOUT_MS,
        ...(canOutlive && { keepalive: true }),
      })
      // Given up, or forgotten with its student, meanwhile.
      if (this.#options.read()?.id !== work.id) return
      this.#copy.set({ id: work.id, content: work.content, revision: saved.revision })
      this.#soon()
    } catch (error) {
      await this.#deal(error, work.id, sent)
    }
  }

  async #deal(error: unknown, id: string, sent: string): Promise<void> {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'conflict') {
      await this.#check()
      return this.#soon()
    }
    if (code === 'session_ended') return this.elsewhere.set({ id, kind: 'ended' })
    logFailure('Unfinished work could not be kept', error)
    if (isRefusal(error)) this.#refused = sent
    else this.#sendAfter(RETRY_MS)
  }

  async #check(): Promise<void> {
    const asked = this.#options.read()
    if (!asked || !accountSession.getState().isAuthenticated) return
    const there = await this.#options.load(asked.id, { timeoutMs: KEEPING_TIMEOUT_MS })
    const work = this.#options.read()
    if (work?.id !== asked.id || there === null) return
    if (there === 'ended') return this.elsewhere.set({ id: work.id, kind: 'ended' })
    const base = this.#baseOf(work.id)
    if (there.revision === base.revision) return
    const isOld = isSame(work.content, base.content)
    const joined = isOld ? there.content : this.#options.merge(base.content, work.content, there.content)
    if (joined === null) return this.elsewhere.set({ id: work.id, kind: 'changed', base: base.content, there })
    this.takeUp(work.id, there)
    this.#options.write(joined)
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
