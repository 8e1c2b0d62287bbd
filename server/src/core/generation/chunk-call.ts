import type { Chunk, ChunkAnswer } from '@lectern/contract/generation'
import type { Services } from '../../services.ts'
import type { ChunkRequest, Found, KnownOfMaterial } from './runs-parts.ts'

type Runs = Pick<Services, 'generationRuns'>

/** What a module makes of a chunk: its own fields beside who made it. */
type Made = Pick<ChunkAnswer, 'made_by' | 'model_name'>

/**
 * Answers the call that brings one chunk: `make` is run for it unless it was served before, and handed
 * what is known of the material beside it.
 * @param found names the things that were made, and what its maker is not sure of
 * @param purpose what shapes the answer beside the content; another one is another run
 * @throws Problem as `GenerationRuns.serveChunk` does
 */
export async function answerChunk<Answer extends Made>(
  { generationRuns }: Runs,
  student: { id: number },
  module: ChunkRequest['module'],
  chunk: Chunk,
  purpose: string,
  key: string | null,
  make: (signal: AbortSignal, known: KnownOfMaterial<Answer>) => Promise<Answer>,
  found: (answer: Answer) => Found,
): Promise<Answer & ChunkAnswer> {
  const request = {
    module,
    generationId: chunk.generation_id,
    chunkIndex: chunk.chunk_index,
    totalChunks: chunk.total_chunks,
    declaredWords: chunk.total_content_word_count,
    declaredCharacters: chunk.total_content_size,
    content: chunk.content,
    purpose,
    fingerprint: purpose,
    key,
  }
  const served = await generationRuns.serveChunk(student, request, make, found)
  return {
    ...served.answer,
    generation_id: served.generationId,
    credit_cost: served.agreedCredits,
    credits_refunded: served.creditsRefunded,
  }
}
