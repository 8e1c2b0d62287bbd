import { ApiError } from '@lectern/contract/api-error'
import type { CallOptions } from '@lectern/contract/calls/client'
import { isRefusal } from '../../lib/api/is-refusal.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { Store } from '../../lib/store.ts'
import { wait } from '../../lib/wait.ts'
import { createSavedStudentStore, createStudentStore } from '../account/student-store.ts'
import { accountSession, isStudentHere } from '../account/use-account.ts'

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
  /** What work that is always there begins with: as long as it says only that, there is nothing to keep. */
  empty?: Content
  /** The work that is here, if any. `Content` survives JSON, and is the same where its JSON is. */
  read: () => { id: string; content: Content } | null
  write: (content: Content) => void
  /** Whether it is on its way to where it ends, or has arrived: it is neither kept nor gone on with then. */
  isSent?: () => boolean
  save: (id: string, kept: Kept<Content>, options: CallOptions) => Promise<{ revision: number }>
  /** Null where nothing is kept. */
  load: (id: string, options: CallOptions) => Promise<Kept<Content> | 'ended' | null>
  remove: (id: string) => Promise<unknown>
  /** Both of what was made of `base`; null where they contradict each other and no side is preferred. */
  merge: (base: Content | null, here: Content, there: Content, preferred?: Side) => Content | null
}

/** What the server was last known to keep, and what was sent since, which it may keep by now. */
interface Copy<Content> {
  id: string
  revision: number
  /** Null where it keeps nothing. */
  content: Content | null
  sent?: Content
}

/**
 * Keeps a piece of unfinished work with the server as well, behind the student's back, so that any device finds it. What does
 * not get through stays in this tab, is tried again, and is told to nobody; what is refused for good is told (`refusal`). Each save goes on from a revision: what was changed
 * elsewhere since is joined with what is here, and where both say something else of the same, the student is asked.
 */
export class KeptWork<Content> {
  /** Why nothing more is kept, as far as known. */
  readonly elsewhere = createStudentStore<Elsewhere<Content> | null>(null)
  /** Why the server does not keep what is here, where it never will as it stands; it stays in this tab. */
  readonly refusal = createStudentStore<ApiError | null>(null)
  readonly #options: KeptWorkOptions<Content>
  readonly #copy: Store<Copy<Content> | null>
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Runs where looking has failed. */
  #lookTimer: ReturnType<typeof setTimeout> | undefined
  #isDueAtMs = 0
  /** One call after the other. */
  #turn: Promise<void> = Promise.resolve()
  /** Content that the server has refused: it is not sent again as long as it stays so. */
  #refused = ''

  constructor(options: KeptWorkOptions<Content>) {
    this.#options = options
    // Before the store writes itself down as the page goes: what is sent then is part of it.
    window.addEventListener('pagehide', () => void this.save({ keepalive: true }))
    this.#copy = createSavedStudentStore<Copy<Content> | null>(`${options.name}.kept`, null)
    options.store.subscribe(() => {
      const work = options.read()
      if (!work) this.#copy.set(null)
      if (this.elsewhere.get()?.id !== work?.id) this.elsewhere.set(null)
      if (!this.isUnsaved()) this.refusal.set(null)
      this.#soon()
    })
    window.addEventListener('online', () => {
      if (this.#lookTimer !== undefined) void this.check()
      void this.save()
    })
    document.addEventListener('visibilitychange', () => document.hidden && void this.save({ keepalive: true }))
    // Whose it is may become known, or be known again, later.
    accountSession.subscribe(() => this.#timer ?? this.#soon())
    this.#soon()
  }

  /** Whether the server keeps something else than what is here, or nothing. */
  isUnsaved(): boolean {
    const work = this.#options.read()
    return work !== null && !this.#isSent() && !isSame(work.content, this.#baseOf(work.id).content)
  }

  /** What is here is what the server keeps. Called with it, before it stands here. */
  takeUp(id: string, kept: Kept<Content>): void {
    this.#copy.set({ id, ...kept })
    this.elsewhere.set(null)
  }

  /** What the server keeps is taken to be this from now on, in the revision that is known. */
  rebase(content: Content): void {
    const work = this.#options.read()
    if (work) this.takeUp(work.id, { revision: this.#baseOf(work.id).revision, content })
  }

  /** Sends what is not kept yet. Never rejects. */
  save(options: CallOptions = {}): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    return this.#inTurn(() => this.#save(options))
  }

  /** Sends what was refused once more, as it stands: what stood in its way may be gone. */
  saveAgain(): Promise<void> {
    this.#refused = ''
    return this.save()
  }

  /** Looks whether it went on elsewhere, and joins that with what is here; later, where nobody answers. Never rejects. */
  check(): Promise<void> {
    clearTimeout(this.#lookTimer)
    this.#lookTimer = undefined
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
    this.#turn = this.#turn.then(work).catch(logUnlessSignedOut)
    return this.#turn
  }

  #isSent(): boolean {
    return this.#options.isSent?.() === true
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

  #baseOf(id: string): { revision: number; content: Content | null; sent?: Content } {
    const copy = this.#copy.get()
    return copy?.id === id ? copy : { revision: 0, content: this.#options.empty ?? null }
  }

  /** What is here and not kept, if it can be sent. */
  #unsent(): { id: string; content: Content } | null {
    const work = this.#options.read()
    const isKept = !work || this.elsewhere.get() !== null || !isStudentHere() || !this.isUnsaved()
    return isKept || JSON.stringify(work) === this.#refused ? null : work
  }

  async #save({ keepalive }: CallOptions): Promise<void> {
    const work = this.#unsent()
    if (!work) return
    try {
      const { sent } = this.#baseOf(work.id)
      // What was sent before may be kept, though nobody has said so. A page that goes has no time to ask.
      if (!keepalive && sent !== undefined && !isSame(sent, work.content)) await this.#look()
      const still = this.#unsent()
      if (still) await this.#send(still, keepalive === true)
    } catch (error) {
      await this.#deal(error, work)
    }
  }

  async #send({ id, content }: { id: string; content: Content }, isLast: boolean): Promise<void> {
    const { revision, content: known } = this.#baseOf(id)
    this.#copy.set({ id, revision, content: known, sent: content })
    const canOutlive = isLast && JSON.stringify(content).length < MOST_KEPT_ALIVE_CHARACTERS
    const options = { timeoutMs: KEEPING_TIMEOUT_MS, ...(canOutlive && { keepalive: true }) }
    const saved = await this.#options.save(id, { revision, content }, options)
    this.refusal.set(null)
    const copy = this.#copy.get()
    // Given up, or forgotten with its student, meanwhile: also where they are back by now.
    if (copy?.id !== id) return
    this.#copy.set({ id, revision: saved.revision, content: this.#isSent() ? copy.content : content })
    this.#soon()
  }

  async #deal(error: unknown, work: { id: string; content: Content }): Promise<void> {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'conflict') return this.#check()
    if (code === 'session_ended') return this.elsewhere.set({ id: work.id, kind: 'ended' })
    logUnlessSignedOut(error)
    if (!isRefusal(error)) return this.#sendAfter(RETRY_MS)
    this.#refused = JSON.stringify(work)
    this.refusal.set(error)
  }

  async #check(): Promise<void> {
    try {
      await this.#look()
      this.#soon()
    } catch (error) {
      if (!isRefusal(error)) this.#lookTimer = setTimeout(() => void this.check(), RETRY_MS)
      throw error
    }
  }

  async #look(): Promise<void> {
    const asked = this.#options.read()
    if (!asked || this.#isSent() || !isStudentHere()) return
    const there = await this.#options.load(asked.id, { timeoutMs: KEEPING_TIMEOUT_MS })
    const work = this.#options.read()
    if (work?.id !== asked.id || this.#isSent() || there === null) return
    if (there === 'ended') return this.elsewhere.set({ id: work.id, kind: 'ended' })
    const base = this.#baseOf(work.id)
    if (there.revision === base.revision) return
    // Sent from here, and kept without our being told.
    const isOurs = there.revision === base.revision + 1 && isSame(there.content, base.sent)
    if (isOurs) return this.takeUp(work.id, there)
    const isOld = isSame(work.content, base.content)
    const joined = isOld ? there.content : this.#options.merge(base.content, work.content, there.content)
    if (joined === null) return this.elsewhere.set({ id: work.id, kind: 'changed', base: base.content, there })
    this.takeUp(work.id, there)
    this.#options.write(joined)
  }
}

/** That a session has ended is told by itself. */
function logUnlessSignedOut(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  logFailure('Unfinished work could not be kept', error)
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
