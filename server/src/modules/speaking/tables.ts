import type { SpeakingFeedback, SpokenWord } from '@lectern/contract/speaking/shapes'
import { MADE_BY } from '@lectern/domain/content'
import { SPEAKING_LANGUAGE_CODES, SPEAKING_LEVELS, SPEAKING_MODES } from '@lectern/domain/speaking'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsToStudent } from '../../core/accounts/tables.ts'
import { madeFromMaterial, materialGoneColumn, materialIdColumn } from '../../core/documents/material-reference.ts'
import { paidRuns } from '../../core/feedback/tables.ts'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'
import type { Told } from '../../speaker.ts'

/** Feedback as it is kept: what a model wrote as it wrote it, what the product itself says in no language yet. */
export interface KeptFeedback extends Omit<SpeakingFeedback, 'criteria' | 'corrections' | 'practise' | 'summary'> {
  criteria: (Omit<SpeakingFeedback['criteria'][number], 'comment'> & { comment: Told })[]
  corrections: (Omit<SpeakingFeedback['corrections'][number], 'id' | 'explanation'> & { explanation: Told })[]
  practise: Told[]
  summary: Told
}

/** A question about a material, and what answers it: what an answer is held to, and how the material words it. */
export interface AskedOfMaterial {
  question: string
  answers: { said: string; words: string }[]
}

/** What is known of its material from a session's start on: it stays where that is deleted. */
export interface ToldOfMaterial {
  /** In the order of the text; none where a model asks. */
  asked: AskedOfMaterial[]
  /** Main points in the material's words, in its order. */
  points: string[]
  /** Terms by which it is told whether the material is spoken of. */
  terms: string[]
}

/** A talk, a presentation or a round of shadowing. Recordings are transcribed and not kept. */
export const speakingSessions = pgTable(
  'speaking_sessions',
  {
    id: identity(),
    studentId: belongsToStudent(),
    mode: text({ enum: SPEAKING_MODES }).notNull(),
    topic: text().notNull(),
    level: text({ enum: SPEAKING_LEVELS }).notNull(),
    /** What is spoken about; null for a topic, and where it has been deleted. */
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    /** Which characters of its text, in UTF-16 units, as this was at the start; null for all. */
    materialPart: jsonb('material_part').$type<{ start: number; end: number }>(),
    /** Null for a topic. */
    materialTold: jsonb('material_told').$type<ToldOfMaterial>(),
    /** The language that is spoken. */
    language: text({ enum: SPEAKING_LANGUAGE_CODES }).notNull(),
    /** Comma-joined; the first one is `language`. */
    languageCodes: text('language_codes').notNull(),
    opening: text().notNull(),
    points: jsonb().$type<string[]>().notNull(),
    sentences: jsonb().$type<string[]>().notNull(),
    madeBy: text('made_by', { enum: MADE_BY }).notNull(),
    modelName: text('model_name'),
    durationMinutes: integer('duration_minutes').notNull(),
    /** How many of its first turns cost nothing. */
    freeTurns: integer('free_turns').notNull().default(0),
    startedAt: moment('started_at').notNull(),
    deadlineAt: moment('deadline_at').notNull(),
    /** Null while it runs, or ran out without being ended. */
    endedAt: moment('ended_at'),
    /** Null until there is one. */
    feedback: jsonb().$type<KeptFeedback>(),
    /** 0 to 100, kept with the turn or the feedback that changes it. */
    score: integer(),
    /** What its turns cost and its feedback corrected; null before, where nothing was corrected, and for talks of an earlier version. */
    runId: uuid('run_id'),
    /** How often a summary was asked for, whatever came of it. */
    summaryTries: integer('summary_tries').notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: 'speaking_sessions_paid',
      columns: [table.runId, table.studentId],
      foreignColumns: [paidRuns.id, paidRuns.studentId],
    }),
    madeFromMaterial('speaking_sessions_made_from_material', table),
    index('speaking_sessions_of_material').on(table.materialId),
    index('speaking_sessions_of_run').on(table.runId),
    isOneOf('speaking_sessions_mode_known', table.mode, SPEAKING_MODES),
    isOneOf('speaking_sessions_level_known', table.level, SPEAKING_LEVELS),
    isOneOf('speaking_sessions_language_known', table.language, SPEAKING_LANGUAGE_CODES),
    isOneOf('speaking_sessions_made_by_known', table.madeBy, MADE_BY),
    index('speaking_sessions_newest').on(table.studentId, table.id.desc()),
    index('speaking_sessions_open').on(table.studentId, table.deadlineAt).where(sql`${table.endedAt} is null`),
  ],
)

/** A turn of a talk, a part of a presentation, or a try at a sentence. */
export const speakingTurns = pgTable(
  'speaking_turns',
  {
    id: identity(),
    sessionId: bigint('session_id', { mode: 'number' })
      .notNull()
      .references(() => speakingSessions.id, { onDelete: 'cascade' }),
    /** From 1; a sentence may be tried again under the same number. */
    number: integer().notNull(),
    said: text().notNull(),
    isSpoken: boolean('is_spoken').notNull(),
    seconds: doublePrecision(),
    reply: text(),
    words: jsonb().$type<SpokenWord[]>().notNull(),
    score: integer(),
    /** What was charged for it by itself: nothing for a free one, a part of a presentation, and one of an earlier version. */
    chargedCredits: integer('charged_credits').notNull().default(0),
    /** The `Idempotency-Key` of the call that it answered, where no hold remembers that: of a free turn. */
    freeKey: text('free_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('speaking_turns_in_order').on(table.sessionId, table.id)],
)
