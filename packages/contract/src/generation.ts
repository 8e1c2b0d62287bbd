/**
 * What generation in chunks looks like on the wire, shared by recite and notes (requirements/credits.md#chunked-runs).
 */
import { DEFAULT_PURPOSE, MAX_MATERIAL_CHARACTERS, MAX_PURPOSE_CHARACTERS } from '@lectern/domain/content'
import { z } from 'zod'
import {
  CreditsRefunded,
  Done,
  Id,
  MadeBy,
  MaterialPages,
  ModelName,
  PageQuery,
  Pagination,
  Timestamp,
} from './shapes.ts'

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
/** A chunk after the server has read it; `ChunkInput` is what a caller sends. */
export type Chunk = z.output<typeof Chunk>
export type ChunkInput = z.input<typeof Chunk>

/** What the answer to a chunk says beside what was made of it. */
export const ChunkAnswer = z.object({
  generation_id: z.string(),
  made_by: MadeBy,
  model_name: ModelName,
  /** The agreed price of the whole run. */
  credit_cost: z.int(),
  credits_refunded: CreditsRefunded,
})
export type ChunkAnswer = z.infer<typeof ChunkAnswer>

/**
 * What can go wrong with a chunk, in either module. The student pays for none that failed. `nothing_to_make`: the built-in
 * engine read it and found nothing worth making; it would find nothing again.
 */
export const CHUNK_ERRORS = [
  'insufficient_credits',
  'content_rejected',
  'not_found',
  'conflict',
  'in_progress',
  'key_reused',
  'generation_failed',
  'nothing_to_make',
] as const

/** Material for a whole run, before any of it is sent in chunks. */
export const RunMaterial = z.object({
  /** Left out, it is the text of the material. */
  content: z.string().max(MAX_MATERIAL_CHARACTERS).default(''),
  purpose: z.string().trim().max(MAX_PURPOSE_CHARACTERS).default(DEFAULT_PURPOSE),
  document_name: z.string().max(255).default(''),
  /** What `content` was read from; without `content`, what is read. */
  material_id: Id.nullish(),
  /** Those of the material that are read; all where they are left out. */
  pages: MaterialPages.nullish(),
})
export type RunMaterial = z.output<typeof RunMaterial>

/** `running`: a chunk is being made or just was; `unfinished`: there is more to make; `unkept`: it waits to be kept. */
export const RunStatus = z.enum(['running', 'unfinished', 'unkept'])
export type RunStatus = z.infer<typeof RunStatus>

/** A run that is neither kept nor discarded. */
export const RunSummary = z
  .object({
    generation_id: z.string(),
    status: RunStatus,
    document_name: z.string(),
    purpose: z.string(),
    total_chunks: z.int(),
    /** Chunks that something was made of. */
    done_chunks: z.int(),
    failed_chunks: z.int(),
    /** Failed chunks that hold nothing to be made of them: going on does not send them again. */
    empty_chunks: z.int(),
    /** Cards, or parts of notes. */
    made_count: z.int(),
    /** Cards beside them that their maker is not sure of, and that cost nothing. */
    suggested_count: z.int(),
    /** The agreed price of the whole. */
    credit_cost: z.int(),
    charged_credits: z.int(),
    held_credits: z.int(),
    /** What going on sets aside beyond what is held. */
    go_on_credits: z.int(),
    created_at: Timestamp,
  })
  .meta({ id: 'GenerationRun' })
export type RunSummary = z.infer<typeof RunSummary>

/** What became of a chunk; `left` waits to be made. */
export const ChunkState = z.enum(['left', 'running', 'made', 'failed'])
export type ChunkState = z.infer<typeof ChunkState>

const runDetail = <Answer extends z.ZodType>(answer: Answer) =>
  RunSummary.extend({
    material: z.object({
      /** What the run knows of the material: all of it, or what its chunks brought so far. */
      content: z.string(),
      is_whole: z.boolean(),
      purpose: z.string(),
      document_name: z.string(),
      material_id: z.int().nullable(),
    }),
    chunks: z.array(
      z.object({
        chunk_index: z.int(),
        state: ChunkState,
        made_by: MadeBy.nullable(),
        model_name: ModelName,
        answer: answer.nullable(),
        /** Why there is none: a code for programs, a sentence for people. */
        code: z.string().nullable(),
        error: z.string().nullable(),
      }),
    ),
  })

const RunParams = z.object({ generation_id: z.uuid() })

/** What ending a run answers: what succeeded is paid, the rest has come back. */
export const RunEnded = z.object({ success: z.literal(true), credits_refunded: CreditsRefunded })
export type RunEnded = z.infer<typeof RunEnded>
const RunDiscarded = Done.extend({ credits_refunded: CreditsRefunded })

/** The calls about the runs of a module, beside that which makes a chunk. `answer` is what it makes of one. */
export const runEndpoints = <const Module extends string, Answer extends z.ZodType>(module: Module, answer: Answer) =>
  ({
    openGeneration: {
      method: 'POST',
      path: `/api/${module}/generations/`,
      summary: 'Opens a run on the whole material: checks, prices and holds; its chunks then bear generation_id',
      access: 'student',
      addsToStorage: true,
      isPaid: true,
      bodyLimitBytes: 8 * 1024 * 1024,
      body: RunMaterial,
      response: RunSummary,
      errors: ['insufficient_credits', 'content_rejected', 'not_found', 'storage_full', 'key_reused'],
    },
    listGenerations: {
      method: 'GET',
      path: `/api/${module}/generations/`,
      summary: 'Runs that wait to be finished or kept, newest first',
      access: 'student',
      query: PageQuery.pick({ page: true }),
      response: z.object({ generations: z.array(RunSummary), pagination: Pagination }),
    },
    getGeneration: {
      method: 'GET',
      path: `/api/${module}/generations/:generation_id/`,
      summary: 'A run, its material, and what each chunk made',
      access: 'student',
      params: RunParams,
      response: runDetail(answer),
      errors: ['not_found'],
    },
    summariseGeneration: {
      method: 'GET',
      path: `/api/${module}/generations/:generation_id/summary/`,
      summary: 'A run as the list tells of it: what changes while it is made, to be asked again and again',
      access: 'student',
      params: RunParams,
      response: RunSummary,
      errors: ['not_found'],
    },
    goOnGeneration: {
      method: 'POST',
      path: `/api/${module}/generations/:generation_id/go-on/`,
      summary: 'Lets the chunks that are left or failed be sent; holds their price again where the run was settled',
      access: 'student',
      params: RunParams,
      response: RunSummary,
      errors: ['not_found', 'insufficient_credits'],
    },
    endGeneration: {
      method: 'POST',
      path: `/api/${module}/generations/:generation_id/end/`,
      summary: 'Ends a run that the student leaves: what succeeded is paid and waits to be kept, the rest comes back',
      access: 'student',
      params: RunParams,
      response: RunEnded,
      errors: ['not_found'],
    },
    discardGeneration: {
      method: 'DELETE',
      path: `/api/${module}/generations/:generation_id/`,
      summary: 'Ends a run where it is open, and forgets what it made',
      access: 'student',
      params: RunParams,
      response: RunDiscarded,
      errors: ['not_found'],
    },
  }) as const
