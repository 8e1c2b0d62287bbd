/** What generation in chunks looks like on the wire, shared by recite and notes (reading 6). */
import { z } from 'zod'
import { CreditsRefunded, MadeBy } from './shapes.ts'

/** One chunk of a student's material. */
export const Chunk = z.object({
  content: z.string().max(20_000),
  purpose: z.string().trim().max(500).default(''),
  is_chunk: z.literal(true).default(true),
  chunk_index: z.int().min(0).max(999).default(0),
  total_chunks: z.int().min(1).max(1000).default(1),
  /** Words of the whole material: what the run is priced by. Missing: this chunk is the whole. */
  total_content_word_count: z.int().min(0).max(1_000_000).optional(),
  total_content_size: z.int().min(0).optional(),
  /** Given by the answer to the first chunk; every later chunk sends it. */
  generation_id: z.uuid().optional(),
})
/** As the server has read it, and as a caller sends it. */
export type Chunk = z.output<typeof Chunk>
export type ChunkInput = z.input<typeof Chunk>

/** What the answer to a chunk says beside what was made of it. */
export const ChunkAnswer = z.object({
  generation_id: z.string(),
  made_by: MadeBy,
  /** The agreed price of the whole run. */
  credit_cost: z.int(),
  credits_refunded: CreditsRefunded,
})
export type ChunkAnswer = z.infer<typeof ChunkAnswer>

export const CHUNK_ERRORS = [
  'insufficient_credits',
  'content_rejected',
  'not_found',
  'conflict',
  'in_progress',
  'key_reused',
  'generation_failed',
] as const

export const RunParams = z.object({ generation_id: z.uuid() })
export const RunEnded = z.object({ success: z.literal(true), credits_refunded: CreditsRefunded })
export type RunEnded = z.infer<typeof RunEnded>
