import type { ChunkState, RunSummary } from '@lectern/contract/generation'
import type { MadeBy } from '@lectern/contract/shapes'
import { CHUNK_OVERLAP_CHARACTERS } from '@lectern/domain/chunks'
import type { Say } from '@lectern/texts/speaker'
import { tell } from '../../speaker.ts'
import { priceOfGoingOn } from './go-on.ts'
import type { Chunk, Run } from './run-store.ts'
import type { SummaryRow } from './run-view-store.ts'

export function presentRun({ counts, ...run }: SummaryRow): RunSummary {
  return {
    generation_id: run.id,
    status: run.status,
    document_name: run.documentName,
    purpose: run.purpose,
    total_chunks: run.totalChunks,
    done_chunks: counts.made,
    failed_chunks: counts.failed,
    empty_chunks: counts.empty,
    made_count: counts.things,
    suggested_count: counts.suggested,
    credit_cost: run.agreedCredits,
    charged_credits: run.chargedCredits,
    held_credits: run.heldCredits,
    go_on_credits: run.endedAt && counts.made + counts.empty < run.totalChunks ? priceOfGoingOn(run, counts) : 0,
    created_at: run.createdAt.toISOString(),
  }
}

/**
 * A run with its material and what each chunk made.
 * @param content its material; null where that came chunk by chunk
 * @param show what the module's calls answer of what it stored for a chunk
 */
export const presentDetail = <Stored extends { made_by: MadeBy; model_name?: string | undefined }, Shown>(
  run: SummaryRow,
  content: string | null,
  chunks: readonly Chunk[],
  show: (answer: Stored) => Shown,
  say: Say,
) => ({
  ...presentRun(run),
  material: {
    content: content ?? joinChunks(chunks),
    is_whole: run.isWhole,
    purpose: run.purpose,
    document_name: run.documentName,
    material_id: run.materialId,
  },
  chunks: presentChunks(run, chunks, show, say),
})

const STATES = { waiting: 'left', running: 'running', succeeded: 'made', failed: 'failed' } as const

/** All chunks of a run, those that the server never heard of among them. */
function presentChunks<Stored extends { made_by: MadeBy; model_name?: string | undefined }, Shown>(
  run: Run,
  chunks: readonly Chunk[],
  show: (answer: Stored) => Shown,
  say: Say,
) {
  const known = new Map(chunks.map((chunk) => [chunk.chunkIndex, chunk]))
  return Array.from({ length: run.totalChunks }, (_, chunkIndex) => {
    const { state = 'waiting', answer = null, failure = null } = known.get(chunkIndex) ?? {}
    const made = answer as Stored | null
    return {
      chunk_index: chunkIndex,
      state: STATES[state] satisfies ChunkState,
      made_by: made?.made_by ?? null,
      ...(made?.model_name && { model_name: made.model_name }),
      answer: made && show(made),
      code: failure?.code ?? null,
      error: failure && tell(failure.text, say),
    }
  })
}

/** What the chunks brought, as one text: each begins with the end of the one before, which is left out. */
function joinChunks(chunks: readonly Pick<Chunk, 'content'>[]): string {
  return chunks.reduce((text, { content }) => {
    const next = content ?? ''
    for (const length of [CHUNK_OVERLAP_CHARACTERS + 1, CHUNK_OVERLAP_CHARACTERS])
      if (text.length >= length && next.startsWith(text.slice(-length))) return text + next.slice(length)
    return text === '' ? next : `${text}\n${next}`
  }, '')
}
