import { ApiError } from '@lectern/contract/api-error'
import type { ChunkState } from '@lectern/contract/generation'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { onCall, signalOf } from '../../lib/api/fake-calls-ground.ts'
import type { ChunkedModule } from './chunked-modules.ts'
import type { RunDetail } from './runs-api.ts'

export const RUN_ID = '0b2c7f86-3f0e-4a53-9d57-1c2f2b6f8a11'
const COST = 3

/** A failure of a chunk that the server has in its books. */
export const chunkFailure = (text = 'Nothing could be made.') =>
  new ApiError(502, 'generation_failed', text, { data: { error: text, generation_id: RUN_ID } })

/** That a chunk was read and holds nothing. */
export const nothingToMake = (text: string) =>
  new ApiError(422, 'nothing_to_make', text, { data: { error: text, generation_id: RUN_ID } })

/** A list that a chunk gave. */
const listIn = ({ answer }: { answer: object | null }, name: string): unknown[] | undefined =>
  (answer as Record<string, unknown[]> | null)?.[name]

/** Whether a chunk gave suggestions alone. */
const isUnsure = (chunk: { answer: object | null }): boolean => listIn(chunk, 'flashcards')?.length === 0

/** What a test has made of a chunk: an answer, or a failure. */
type Make<Made> = (chunkIndex: number, signal: AbortSignal | undefined) => Promise<Made>

/**
 * A server with one run, for tests: it keeps the material, what was made, and whether it has ended. What a chunk gives is
 * up to `make`.
 */
export function fakeRun<Made extends object>(module: ChunkedModule, make: Make<Made>) {
  // Both modules have the same calls; what they answer is up to the test.
  const endpoints = (module === 'notes' ? notesEndpoints : reciteEndpoints) as typeof reciteEndpoints
  const run = {
    content: '',
    purpose: '',
    documentName: '',
    materialId: null as number | null,
    chunks: [] as { state: ChunkState; answer: Made | null; code?: string; error: string | null }[],
    isEnded: false,
  }
  const left = () => ({ state: 'left' as ChunkState, answer: null, error: null })
  const bring = (content: string) => {
    run.content = content
    run.chunks = splitIntoChunks(content).map(left)
  }
  const detail = (): RunDetail<Made> => {
    const made = run.chunks.filter(({ state }) => state === 'made').length
    const failed = run.chunks.filter(({ state }) => state === 'failed').length
    const empty = run.chunks.filter(({ code }) => code === 'nothing_to_make').length
    const isOver = run.isEnded || made + failed === run.chunks.length
    return {
      generation_id: RUN_ID,
      status: isOver && made > 0 ? 'unkept' : 'unfinished',
      document_name: run.documentName,
      purpose: run.purpose,
      total_chunks: run.chunks.length,
      done_chunks: made,
      failed_chunks: failed,
      empty_chunks: empty,
      made_count: made - run.chunks.filter(isUnsure).length,
      suggested_count: run.chunks.reduce((sum, chunk) => sum + (listIn(chunk, 'suggestions')?.length ?? 0), 0),
      credit_cost: COST,
      charged_credits: isOver ? made : 0,
      held_credits: isOver ? 0 : COST,
      go_on_credits: isOver ? run.chunks.length - made - empty : 0,
      created_at: '2026-12-20T08:00:00Z',
      material: {
        content: run.content,
        is_whole: true,
        purpose: run.purpose,
        document_name: run.documentName,
        material_id: run.materialId,
      },
      chunks: run.chunks.map((chunk, chunk_index) => ({
        ...chunk,
        chunk_index,
        made_by: chunk.answer ? ('model' as const) : null,
        code: chunk.error === null ? null : (chunk.code ?? 'generation_failed'),
      })),
    }
  }
  const open = onCall(endpoints, 'openGeneration').mockImplementation(async ({ body }) => {
    Object.assign(run, {
      purpose: body.purpose,
      documentName: body.document_name,
      materialId: body.material_id ?? null,
    })
    bring(body.content ?? '')
    return detail()
  })
  const get = onCall(endpoints, 'getGeneration').mockImplementation(async () => detail() as never)
  const summarise = onCall(endpoints, 'summariseGeneration').mockImplementation(async () => detail())
  const goOn = onCall(endpoints, 'goOnGeneration').mockImplementation(async () => {
    run.isEnded = false
    run.chunks = run.chunks.map((chunk) =>
      chunk.state === 'failed' && chunk.code !== 'nothing_to_make' ? left() : chunk,
    )
    return detail()
  })
  const end = onCall(endpoints, 'endGeneration').mockImplementation(async () => {
    run.isEnded = true
    return { success: true as const }
  })
  const discard = onCall(endpoints, 'discardGeneration').mockResolvedValue({ success: true })
  const generate = onCall(endpoints, 'generate').mockImplementation((async (input: {
    body: { chunk_index?: number }
  }) => {
    const { chunk_index = 0 } = input.body
    const answered = await make(chunk_index, signalOf(input)).catch((error: unknown) => {
      const isKnown = error instanceof ApiError && error.data.generation_id !== undefined
      if (isKnown) run.chunks[chunk_index] = { state: 'failed', answer: null, code: error.code, error: error.message }
      throw error
    })
    run.chunks[chunk_index] = { state: 'made', answer: answered, error: null }
    return { ...answered, generation_id: RUN_ID, made_by: 'model', credit_cost: COST }
  }) as never)
  return {
    run,
    bring,
    detail,
    open,
    get,
    summarise,
    goOn,
    end,
    discard,
    generate,
    sentChunks: () => generate.mock.calls.map(([{ body }]) => body.chunk_index),
  }
}
