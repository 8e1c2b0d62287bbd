import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { students } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** One chunked run (reading 6): opened by its first chunk with a hold of its own, closed when all chunks ended or it lay idle. */
export const generationRuns = pgTable(
  'generation_runs',
  {
    id: uuid().primaryKey(),
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    module: text({ enum: ['recite', 'notes'] }).notNull(),
    holdId: uuid('hold_id').notNull(),
    totalChunks: integer('total_chunks').notNull(),
    declaredWords: integer('declared_words').notNull(),
    agreedCredits: integer('agreed_credits').notNull(),
    lastActiveAt: moment('last_active_at').notNull(),
    endedAt: moment('ended_at'),
    refundedCredits: integer('refunded_credits'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('generation_runs_idle').on(table.lastActiveAt)],
)

/** A chunk is served at most once; a repeat gets the stored answer. */
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
    answer: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.chunkIndex] })],
)
