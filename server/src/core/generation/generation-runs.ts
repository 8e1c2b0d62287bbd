import { closeIdleRuns, endRun } from './close-run.ts'
import type { ChunkRequest, RunsParts, ServedChunk } from './runs-parts.ts'
import { serveChunk } from './serve-chunk.ts'

/**
 * Generation in chunks, shared by recite and notes (reading 6): one hold for the declared whole, each chunk made at most
 * once, and in the end the price of the words whose chunks succeeded.
 */
export interface GenerationRuns {
  /**
   * Makes one chunk, or gives the stored answer of an earlier call with the same content, which is waited for while it
   * runs. The first chunk (index 0, without a `generationId`) opens the run; the same one again, by key or by content,
   * finds it.
   * @throws Problem `insufficient_credits`, `content_rejected` (beyond what was declared), `conflict` (other content, or
   *   the run has ended), `in_progress`, `key_reused`, `not_found`; the Problem of `make` (others as `generation_failed`),
   *   with `generation_id`, and with `credits_refunded` if this ended the run
   */
  serveChunk<Answer>(
    student: { id: number },
    request: ChunkRequest,
    make: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<ServedChunk<Answer>>
  /**
   * Ends a run that the student leaves; chunks under way count as failed. Again: the same answer.
   * @throws Problem `not_found`
   */
  endRun(
    student: { id: number },
    run: { module: ChunkRequest['module']; generationId: string },
  ): Promise<{ creditsRefunded?: number }>
  /** Closes runs that lay idle for 15 minutes or whose last worker died; any number of processes may do so at once. */
  closeIdleRuns(): Promise<number>
}

const LEASE_SECONDS = 60
const WAIT_SECONDS = 30

type Options = Omit<RunsParts, 'leaseSeconds' | 'waitSeconds'> & Partial<RunsParts>

export function createGenerationRuns(options: Options): GenerationRuns {
  const parts: RunsParts = { leaseSeconds: LEASE_SECONDS, waitSeconds: WAIT_SECONDS, ...options }
  return {
    serveChunk: (student, request, make) => serveChunk(parts, student, request, make),
    endRun: (student, run) => endRun(parts, student, run),
    closeIdleRuns: () => closeIdleRuns(parts),
  }
}
