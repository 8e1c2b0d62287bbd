import type { Answer, Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import { hasExtractionNotice } from '@lectern/domain/content'
import { checkContent, DEFAULT_PURPOSE, RECITE_TEXTS } from '@lectern/domain/recite'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { type Material, makeCards } from './tasks.ts'
import { tidyCards } from './tidy-cards.ts'

type Endpoint = typeof reciteEndpoints.generate
type Chunk = Body<Endpoint>

/**
 * Makes cards from one chunk of the material. The first chunk opens the run and holds its price; a chunk that fails or
 * gives no card is not paid (reading 6).
 * @throws Problem `content_rejected`, `insufficient_credits`, `generation_failed`, or what a run refuses
 */
export async function generateCards(
  services: Pick<Services, 'generationRuns' | 'model'>,
  student: { id: number },
  chunk: Chunk,
  idempotencyKey: string | null,
): Promise<Answer<Endpoint>> {
  const refusal = checkChunk(chunk)
  if (refusal) throw new Problem('content_rejected', refusal)
  const material = { content: chunk.content, purpose: chunk.purpose || DEFAULT_PURPOSE }
  const served = await services.generationRuns.serveChunk(
    student,
    {
      module: 'recite',
      generationId: chunk.generation_id,
      chunkIndex: chunk.chunk_index,
      totalChunks: chunk.total_chunks,
      declaredWords: chunk.total_content_word_count,
      content: chunk.content,
      fingerprint: material.purpose,
      key: idempotencyKey,
    },
    (signal) => makeTidyCards(services, material, signal),
  )
  return {
    ...served.answer,
    generation_id: served.generationId,
    credit_cost: served.agreedCredits,
    credits_refunded: served.creditsRefunded,
  }
}

/** The whole material passes the rules of 1§5; a part of it only those that hold for every part. */
function checkChunk({ content, total_chunks }: Chunk): string | null {
  if (total_chunks === 1) return checkContent(content)
  if (!content.trim()) return RECITE_TEXTS.contentRequired
  return hasExtractionNotice(content) ? RECITE_TEXTS.ocrNotice : null
}

async function makeTidyCards({ model }: Pick<Services, 'model'>, material: Material, signal: AbortSignal) {
  const { output, madeBy } = await model.run(makeCards, material, signal)
  const flashcards = tidyCards(output.cards, material.content)
  if (flashcards.length === 0) throw new Problem('generation_failed', RECITE_TEXTS.noCardsMade)
  return { flashcards, made_by: madeBy }
}
