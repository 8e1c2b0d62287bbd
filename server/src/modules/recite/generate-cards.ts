import type { Body, HandlerResult } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import { hasExtractionNotice, WORD_LIMIT, wordLimitExceeded } from '@lectern/domain/content'
import { checkContent, DEFAULT_PURPOSE, RECITE_TEXTS } from '@lectern/domain/recite'
import { countWords } from '@lectern/domain/words'
import type { Student } from '../../core/accounts/signed-in.ts'
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
  student: Student,
  chunk: Chunk,
  idempotencyKey: string | null,
): Promise<HandlerResult<Endpoint>> {
  const declaredWords = chunk.total_content_word_count ?? countWords(chunk.content)
  const refusal = checkChunk(chunk, declaredWords)
  if (refusal) throw new Problem('content_rejected', refusal)
  const material = { content: chunk.content, purpose: chunk.purpose || DEFAULT_PURPOSE }
  const served = await services.generationRuns.serveChunk(
    student,
    {
      module: 'recite',
      generationId: chunk.generation_id,
      chunkIndex: chunk.chunk_index,
      totalChunks: chunk.total_chunks,
      declaredWords,
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

/** The whole material passes the rules of 1§5; of a part of it only those that hold for every part. */
function checkChunk({ content, total_chunks }: Chunk, declaredWords: number): string | null {
  if (declaredWords > WORD_LIMIT) return wordLimitExceeded(declaredWords)
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
