import { CHUNKS_UNDER_WAY, PAUSE_BEFORE_FIRST_CHUNK_MS, PAUSE_BETWEEN_CHUNKS_MS } from '@lectern/domain/chunks'
import { wait } from '../../lib/wait.ts'

interface ChunkRun<Answer> {
  /** Which chunks to send, in this order. */
  indexes: readonly number[]
  /** Sends one chunk. Its failure costs that chunk alone, unless `isFatal` says otherwise. */
  send: (index: number) => Promise<Answer>
  onStart: (index: number) => void
  onAnswer: (index: number, answer: Answer) => void
  onFailure: (index: number, error: unknown) => void
  /** Whether a failure ends the run: no credits, no login. */
  isFatal: (error: unknown) => boolean
  /** Aborted when the student stops the run: no chunk starts after that. */
  signal: AbortSignal
}

/**
 * Sends the chunks of a material (requirements/credits.md#pace-of-a-run): a pause before the first, half a second
 * between the starts, at most three under way. Resolves once every chunk is answered or skipped; rejects with the fatal
 * failure or the signal's reason, after the chunks under way have settled.
 */
export async function runChunks<Answer>(run: ChunkRun<Answer>): Promise<void> {
  const underWay = new Set<Promise<void>>()
  let fatal: { error: unknown } | null = null

  const sendChunk = async (index: number) => {
    run.onStart(index)
    try {
      run.onAnswer(index, await run.send(index))
    } catch (error) {
      if (run.isFatal(error)) fatal ??= { error }
      else run.onFailure(index, error)
    }
  }

  const start = (index: number) => {
    const chunk = sendChunk(index).finally(() => underWay.delete(chunk))
    underWay.add(chunk)
  }

  try {
    await wait(PAUSE_BEFORE_FIRST_CHUNK_MS, run.signal)
    for (const [place, index] of run.indexes.entries()) {
      if (place > 0) await wait(PAUSE_BETWEEN_CHUNKS_MS, run.signal)
      while (underWay.size >= CHUNKS_UNDER_WAY) await Promise.race(underWay)
      run.signal.throwIfAborted()
      if (fatal) break
      start(index)
    }
  } finally {
    await Promise.all(underWay)
  }
  run.signal.throwIfAborted()
  if (fatal) throw (fatal as { error: unknown }).error
}
