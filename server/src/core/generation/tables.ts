import type { ErrorCode } from '@lectern/contract/errors'
import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '../../platform/database/columns.ts'
import type { Told } from '../../speaker.ts'
import { belongsToStudent } from '../accounts/tables.ts'
import { paidByHold } from '../credits/hold-reference.ts'
import { madeFromMaterial, materialGoneColumn, materialIdColumn } from '../documents/material-reference.ts'

/** Modules whose material is cut into chunks. */
export const CHUNKED_MODULES = ['recite', 'notes'] as const

/**
 * One chunked run. Its money goes in stretches: each has a hold of its own, from its opening (or from where the student
 * went on) until all chunks ended, the student ended it, or it lay idle. What it made stays until it is kept or discarded.
 */
export const generationRuns = pgTable(
  'generation_runs',
  {
    id: uuid().primaryKey(),
    studentId: belongsToStudent(),
    module: text({ enum: CHUNKED_MODULES }).notNull(),
    /** The hold of its first stretch, which its opening call is known by. */
    holdId: uuid('hold_id').notNull(),
    /** The hold of a later stretch; null where going on costs nothing more. */
    laterHoldId: uuid('later_hold_id'),
    /** What opened it: the same again, while the run is open, is the same run. */
    fingerprint: text().notNull(),
    /** The whole material; null where it comes chunk by chunk, and once the run is kept. */
    content: text(),
    purpose: text().notNull().default(''),
    documentName: text('document_name').notNull().default(''),
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    totalChunks: integer('total_chunks').notNull(),
    /** Words of the whole material as they are paid for. */
    declaredWords: integer('declared_words').notNull(),
    /** The price of the whole, which all stretches together never go beyond. */
    agreedCredits: integer('agreed_credits').notNull(),
    /** Counts from 1. */
    stretch: integer().notNull().default(1),
    /** What the open stretch holds; 0 once it is settled. */
    heldCredits: integer('held_credits').notNull().default(0),
    /** What settled stretches cost. */
    chargedCredits: integer('charged_credits').notNull().default(0),
    lastActiveAt: moment('last_active_at').notNull(),
    /** When the latest stretch was settled; null while it is open. */
    endedAt: moment('ended_at'),
    refundedCredits: integer('refunded_credits'),
    /** When its student said that no more is to be made. */
    finishedAt: moment('finished_at'),
    keptAt: moment('kept_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    paidByHold('generation_runs_paid_by_hold', table),
    paidByHold('generation_runs_paid_later_by_hold', { holdId: table.laterHoldId, studentId: table.studentId }),
    madeFromMaterial('generation_runs_made_from_material', table),
    isOneOf('generation_runs_module_known', table.module, CHUNKED_MODULES),
    index('generation_runs_by_later_hold').on(table.laterHoldId).where(sql`later_hold_id is not null`),
    index('generation_runs_idle').on(table.lastActiveAt).where(sql`ended_at is null`),
    index('generation_runs_open').on(table.studentId, table.fingerprint).where(sql`ended_at is null`),
    index('generation_runs_by_hold').on(table.holdId),
    index('generation_runs_unkept')
      .on(table.studentId, table.module, table.createdAt.desc())
      .where(sql`kept_at is null`),
    index('generation_runs_ended').on(table.endedAt),
    index('generation_runs_of_material').on(table.materialId),
  ],
)

export const CHUNK_STATES = ['waiting', 'running', 'succeeded', 'failed'] as const

/** Why a chunk failed, as a repeat of it is told again. */
export interface ChunkFailure {
  code: ErrorCode
  text: Told
}

/**
 * A chunk is served at most once; a repeat gets the stored answer, or the stored failure, until its student goes on: then
 * one that failed waits again.
 */
export const generationChunks = pgTable(
  'generation_chunks',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => generationRuns.id, { onDelete: 'cascade' }),
    chunkIndex: integer('chunk_index').notNull(),
    words: integer().notNull(),
    /** Its words as they are paid for. */
    paidWords: integer('paid_words').notNull().default(0),
    contentHash: text('content_hash').notNull(),
    /** What its call brought, where the run does not know the whole material. */
    content: text(),
    characters: integer().notNull().default(0),
    state: text({ enum: CHUNK_STATES }).notNull(),
    /** The worker's lease; null before it was ever worked at. */
    leaseUntil: moment('lease_until'),
    /** The stretch that pays for it. */
    stretch: integer().notNull().default(1),
    answer: json(),
    /** A short stand-in for each thing that was made, so that what two chunks made alike counts once. */
    madeKeys: json('made_keys').$type<string[]>().notNull().default([]),
    /** Such stand-ins for what its maker is not sure of. A chunk that gave nothing else is made and costs nothing. */
    suggestedKeys: json('suggested_keys').$type<string[]>().notNull().default([]),
    failure: json().$type<ChunkFailure>(),
    /** What the end of the run gave back, on the chunk whose answer tells the student so. */
    refundedCredits: integer('refunded_credits'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.chunkIndex] }),
    isOneOf('generation_chunks_state_known', table.state, CHUNK_STATES),
    index('generation_chunks_running').on(table.leaseUntil).where(sql`state = 'running'`),
  ],
)
