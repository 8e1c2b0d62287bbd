import type { Answer } from '@lectern/contract/endpoint'
import type { Chunk } from '@lectern/contract/generation'
import type { reciteEndpoints } from '@lectern/contract/recite'
import type { GeneratedCard } from '@lectern/contract/recite/shapes'
import { DEFAULT_PURPOSE, hasExtractionNotice, OCR_NOTICE_FOUND } from '@lectern/domain/content'
import { cardKey, checkContent, RECITE_TEXTS, suggestionsBeside } from '@lectern/domain/recite'
import type { Message } from '@lectern/texts/message'
import { answerChunk } from '../../core/generation/chunk-call.ts'
import { nothingMade, presentMaker } from '../../core/generation/present-maker.ts'
import type { KnownOfMaterial } from '../../core/generation/runs-parts.ts'
import { tellOfMaterial } from '../../core/generation/told-of-material.ts'
import type { Asker } from '../../platform/concurrency/asker.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { type CardsInput, makeCards } from './tasks.ts'
import { tidyCards } from './tidy-cards.ts'

type Endpoint = typeof reciteEndpoints.generate

/**
 * Makes cards from one chunk of the material. The first chunk opens the run and holds its price; a chunk that fails or
 * gives no card is not paid (requirements/credits.md#chunked-runs), whatever it suggests.
 * @throws Problem `content_rejected`, `insufficient_credits`, `generation_failed`, `nothing_to_make`, or what a run refuses
 */
export async function generateCards(
  services: Pick<Services, 'generationRuns' | 'model'>,
  student: { id: number },
  chunk: Chunk,
  idempotencyKey: string | null,
): Promise<Answer<Endpoint>> {
  const refusal = checkChunk(chunk)
  if (refusal) throw new Problem('content_rejected', refusal)
  const material = {
    content: chunk.content,
    purpose: chunk.purpose || DEFAULT_PURPOSE,
    part: { number: chunk.chunk_index + 1, of: chunk.total_chunks },
  }
  return answerChunk(
    services,
    student,
    'recite',
    chunk,
    material.purpose,
    idempotencyKey,
    (signal, { documentName, before }: KnownOfMaterial<MadeCards>) => {
      const questions = before.flatMap(({ flashcards }) => flashcards.map(({ question }) => question))
      const told = tellOfMaterial(documentName, questions, chunk.content)
      return makeTidyCards(services, { ...material, told }, { student, signal })
    },
    ({ flashcards, suggestions }) => ({ things: flashcards.map(cardKey), suggestions: suggestions.map(cardKey) }),
  )
}

/** The whole material passes every rule of content; a part of it only those that hold for every part. */
function checkChunk({ content, total_chunks }: Chunk): Message | null {
  if (total_chunks === 1) return checkContent(content)
  if (!content.trim()) return RECITE_TEXTS.contentRequired
  return hasExtractionNotice(content) ? OCR_NOTICE_FOUND : null
}

type MadeCards = Awaited<ReturnType<typeof makeTidyCards>>
/** What is stored of a chunk; before there were suggestions, without them. */
type StoredCards = Omit<MadeCards, 'suggestions'> & Partial<Pick<MadeCards, 'suggestions'>>

/** What is shown of the cards that were stored for a chunk. */
export const showMadeCards = ({ flashcards, suggestions = [] }: StoredCards) => ({
  flashcards: flashcards.map(asUnstudied),
  suggestions: suggestions.map(asUnstudied),
})

const asUnstudied = (card: GeneratedCard): GeneratedCard => ({ ...card, times_studied: 0, is_correct: null })

type ShownCards = ReturnType<typeof showMadeCards>

/** The chunks of a run, without suggestions that ask what a card of any chunk or a suggestion of an earlier one asks. */
export function dropAskedSuggestions<Chunk extends { answer: ShownCards | null }>(chunks: readonly Chunk[]): Chunk[] {
  const cards = chunks.flatMap(({ answer }) => answer?.flashcards ?? [])
  const suggestions = chunks.flatMap(({ answer }) => answer?.suggestions ?? [])
  const left = new Set(suggestionsBeside(cards, suggestions))
  return chunks.map((chunk) => ({
    ...chunk,
    answer: chunk.answer && {
      ...chunk.answer,
      suggestions: chunk.answer.suggestions.filter((card) => left.has(card)),
    },
  }))
}

async function makeTidyCards({ model }: Pick<Services, 'model'>, material: CardsInput, asker: Asker) {
  const { output, ...maker } = await model.run(makeCards, material, asker)
  const flashcards = tidyCards(output.cards, material.content)
  const suggestions = suggestionsBeside(flashcards, tidyCards(output.suggestions ?? [], material.content))
  if (flashcards.length + suggestions.length === 0) throw nothingMade(maker, RECITE_TEXTS.noCardsMade)
  return { flashcards, suggestions, ...presentMaker(maker) }
}
