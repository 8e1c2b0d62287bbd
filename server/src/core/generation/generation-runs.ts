import type { Transaction } from '../../platform/database/database.ts'
import { LEASE_SECONDS } from '../credits/lease.ts'
import { closeIdleRuns, endRun } from './close-run.ts'
import { goOn } from './go-on.ts'
import { discardRun, forgetOldRuns, keepRun } from './keep-run.ts'
import { findOpenedOf, openRun } from './open-run.ts'
import { endLeases, type Run, type RunName } from './run-store.ts'
import type {
  ChunkRequest,
  Found,
  KnownOfMaterial,
  NamedRequest,
  OpenRequest,
  RunOrigin,
  RunsParts,
  ServedChunk,
} from './runs-parts.ts'
import { serveChunk } from './serve-chunk.ts'

/**
 * Generation in chunks, shared by recite and notes: one hold for the whole, each chunk made at most once, and in the end
 * the price of the words whose chunks gave something that their maker is sure of. The run is kept here, whatever becomes of the page that asked for it:
 * its material and what was made stay until the student keeps or discards them, at most 30 days after it ended.
 */
export interface GenerationRuns {
  /**
   * Opens a run on the whole material and holds its price; its chunks are cut here, as `splitIntoChunks` does. The same
   * again, by key or while it is open, is the same run.
   * @param admit refuses what the student has no room for, in the transaction that stores it
   * @throws Problem `insufficient_credits`, `content_rejected`, `key_reused`, `not_found`, or that of `admit`
   */
  openRun(
    student: { id: number },
    request: OpenRequest,
    admit: (tx: Transaction, moreBytes: number) => Promise<void>,
  ): Promise<Run>
  /**
   * The run that an earlier call with the same key opened on what both name, which need not be there any more.
   * @throws Problem `key_reused`; `not_found` where that run was discarded
   */
  findOpened(student: { id: number }, request: NamedRequest): Promise<Run | null>
  /**
   * Makes one chunk, or gives the stored answer of an earlier call with the same content, which is waited for while it
   * runs. The first chunk (index 0, without a `generationId`) opens the run; the same one again, by key or by content,
   * finds it.
   * @throws Problem `insufficient_credits`, `content_rejected` (beyond what was declared), `conflict` (other content, or
   *   the run has ended), `in_progress`, `key_reused`, `not_found`; the Problem of `make` (others as `generation_failed`),
   *   with `generation_id`, and with `credits_refunded` if this ended the run
   * @param found names the things that an answer holds, so that they can be counted: alike is one; without it they are not
   */
  serveChunk<Answer>(
    student: { id: number },
    request: ChunkRequest,
    make: (signal: AbortSignal, known: KnownOfMaterial<Answer>) => Promise<Answer>,
    found?: (answer: Answer) => Found,
  ): Promise<ServedChunk<Answer>>
  /**
   * Lets the chunks that are left, and those that failed, be sent. Where the run was settled, their price is held anew,
   * and together never more than the whole was agreed to. Again: the same run, and no other hold.
   * @throws Problem `not_found`, `insufficient_credits`
   */
  goOn(student: { id: number }, run: RunName): Promise<Run>
  /**
   * Ends a run that the student leaves; chunks under way count as failed. Again: the same answer.
   * @throws Problem `not_found`
   */
  endRun(student: { id: number }, run: RunName): Promise<{ creditsRefunded?: number }>
  /**
   * Says in `tx`, before anything else is locked in it, that what the run made is kept elsewhere now: it ends where it is open, and
   * forgets its text and its answers. Again: nothing.
   * @returns the material that it was made from, which stays until `tx` ends, or the text that was none
   * @throws Problem `not_found`
   */
  keep(tx: Transaction, student: { id: number }, run: RunName): Promise<RunOrigin>
  /** Ends the run where it is open, and forgets it. @throws Problem `not_found` */
  discard(student: { id: number }, run: RunName): Promise<{ creditsRefunded?: number }>
  /** Closes runs that lay idle for 15 minutes or whose last worker died; any number of processes may do so at once. */
  closeIdleRuns(): Promise<number>
  /** Counts all workers as dead: for a process that is alone with its database, before it works itself. */
  endLeases(): Promise<void>
  /** Forgets runs that ended 30 days ago. @returns how many */
  forgetOldRuns(): Promise<number>
}

const WAIT_SECONDS = 30

type Options = Omit<RunsParts, 'leaseSeconds' | 'waitSeconds'> & Partial<RunsParts>

export function createGenerationRuns(options: Options): GenerationRuns {
  const parts: RunsParts = { leaseSeconds: LEASE_SECONDS, waitSeconds: WAIT_SECONDS, ...options }
  return {
    openRun: (student, request, admit) => openRun(parts, student, request, admit),
    findOpened: (student, request) => findOpenedOf(parts, student, request),
    serveChunk: (student, request, make, found = () => ({ things: [] })) =>
      serveChunk(parts, student, request, make, found),
    goOn: (student, run) => goOn(parts, student, run),
    endRun: (student, run) => endRun(parts, student, run),
    keep: (tx, student, run) => keepRun(parts, tx, student, run),
    discard: (student, run) => discardRun(parts, student, run),
    closeIdleRuns: () => closeIdleRuns(parts),
    endLeases: () => endLeases(parts.database.queries, parts.clock.now()),
    forgetOldRuns: () => forgetOldRuns(parts),
  }
}
