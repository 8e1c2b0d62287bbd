import type { ErrorCode } from '@lectern/contract/errors'
import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { belongsToStudent } from '../accounts/tables.ts'

/** Modules whose material is cut into chunks. */
export const CHUNKED_MODULES = ['recite', 'notes'] as const

/** One chunked run (reading 6): opened by its first chunk with a hold of its own, closed when all chunks ended or it lay idle. */
export const generationRuns = pgTable(
  'generation_runs',
  {
    id: uuid().primaryKey(),
    studentId: belongsToStudent(),
    module: text({ enum: CHUNKED_MODULES }).notNull(),
    holdId: uuid('hold_id').notNull(),
    /** What the first chunk asked: the same again, while the run is open, is the same run. */
    fingerprint: text().notNull(),
    totalChunks: integer('total_chunks').notNull(),
    declaredWords: integer('declared_words').notNull(),
    agreedCredits: integer('agreed_credits').notNull(),
    lastActiveAt: moment('last_active_at').notNull(),
    endedAt: moment('ended_at'),
    refundedCredits: integer('refunded_credits'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('generation_runs_idle').on(table.lastActiveAt).where(sql`ended_at is null`),
    index('generation_runs_open').on(table.studentId, table.fingerprint).where(sql`ended_at is null`),
    index('generation_runs_by_hold').on(table.holdId),
  ],
)

/** Why a chunk failed, as a repeat of it is told again. */
export interface ChunkFailure {
  code: ErrorCode
  text: string
}

/** A chunk is served at most once; a repeat gets the stored answer, or the stored failure. */
export const generationChunks = pgTable(
  'generation_chunks',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => generationRuns.id, { onDelete: 'cascade' }),
    chunkIndex: integer('chunk_index').notNull(),
    words: integer().notNull(),
    contentHash: text('content_hash').notNull(),
    state: text({ enum: ['running', 'succeeded', 'failed'] }).notNull(),
    leaseUntil: moment('lease_until').notNull(),
    answer: json(),
    failure: json().$type<ChunkFailure>(),
    /** What the end of the run gave back, on the chunk whose answer tells the student so. */
    refundedCredits: integer('refunded_credits'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.chunkIndex] }),
    index('generation_chunks_running').on(table.leaseUntil).where(sql`state = 'running'`),
  ],
)
