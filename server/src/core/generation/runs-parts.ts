import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Credits } from '../credits/credits.ts'
import type { CHUNKED_MODULES } from './tables.ts'

/** What the use cases of chunked runs stand on. */
export interface RunsParts {
  database: Database
  credits: Credits
  clock: Clock
  log: Pick<Logger, 'warn' | 'error'>
  /** How long a chunk outlives its worker. */
  leaseSeconds: number
  /** How long a repeat waits for the first call's answer. */
  waitSeconds: number
}

/** One chunk of a student's material, as its call brings it. */
export interface ChunkRequest {
  module: (typeof CHUNKED_MODULES)[number]
  /** Told by the answer to the first chunk; every later chunk brings it. */
  generationId?: string
  /** 0 up to `totalChunks` - 1. */
  chunkIndex: number
  totalChunks: number
  /** Words of the whole material: what the run is priced by. Missing: this chunk is the whole. */
  declaredWords?: number
  /** Characters of the whole material, where its client says so. */
  declaredCharacters?: number
  content: string
  /** What the student wants it for, as it is shown again. */
  purpose?: string
  /** Whatever else of the call shapes the answer, as JSON. */
  fingerprint?: unknown
  /** The `Idempotency-Key` of the call. */
  key: string | null
}

/** What an answer holds, each thing named so that what two chunks made alike is counted once. */
export interface Found {
  things: readonly string[]
  /** What its maker is not sure of: where there is nothing else, the chunk is made and costs nothing. */
  suggestions?: readonly string[]
}

/** What is known beside a chunk when it is made. */
export interface KnownOfMaterial<Answer> {
  /** The name of its file; may be empty. */
  documentName: string
  /** The answers of the chunks shortly before, as far as they are there, the nearest first. */
  before: readonly Answer[]
}

/** What a call names in place of a text. */
interface NamedMaterial {
  materialId: number
  pages: { from: number; to: number } | null
}

/** A whole material, before any of it is sent in chunks. */
export interface OpenRequest {
  module: ChunkRequest['module']
  content: string
  purpose: string
  documentName: string
  materialId: number | null
  /** What the call named in place of a text: the same call is known by it, whatever was read. */
  named?: NamedMaterial
  /** The `Idempotency-Key` of the call. */
  key: string | null
}

/** A call that opens a run on what it names. */
export type NamedRequest = Pick<OpenRequest, 'module' | 'purpose' | 'key'> & { named: NamedMaterial }

export interface ServedChunk<Answer> {
  /** The stored answer, in the first response and in repeats alike. */
  answer: Answer
  generationId: string
  /** The price of the whole run. */
  agreedCredits: number
  /** What came back, positive, on the answer of the chunk that ended the run. */
  creditsRefunded?: number
}

/** The material that a run was made from, or null; and whether there was one that its student has deleted. */
export interface RunOrigin {
  /**
   * What it was made from where it never named a material, and the name of its file, which may be empty. Null where the text came
   * chunk by chunk, and once the run was kept.
   */
  typed: { text: string; name: string } | null
  /** Under which what it cost and made is kept; null where that is not known. */
  paidRunId: string | null
  materialId: number | null
  isMaterialGone: boolean
}
