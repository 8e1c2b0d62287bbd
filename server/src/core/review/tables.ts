import { type EASY_DAYS, REVIEW_KINDS, STAGES } from '@lectern/domain/review'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'
import { belongsToStudent } from '../accounts/tables.ts'
import { materialIdColumn } from '../documents/material-reference.ts'
import { materials } from '../documents/tables.ts'

/** How a student reviews. Their row is also what everything that writes their memory waits for. */
export const reviewSettings = pgTable('review_settings', {
  studentId: belongsToStudent().primaryKey(),
  timeZone: text('time_zone'),
  retention: doublePrecision().notNull(),
  newPerDay: integer('new_per_day').notNull(),
  reviewsPerDay: integer('reviews_per_day').notNull(),
  countsStudies: boolean('counts_studies').notNull().default(true),
  gradeButtons: smallint('grade_buttons').notNull().default(4),
  showsIntervals: boolean('shows_intervals').notNull().default(true),
  /** Whether questions that were missed in exams and in listening come back. */
  bringsMistakes: boolean('brings_mistakes').notNull().default(true),
  /** From Monday to Sunday; null where all days are alike. */
  easyDays: jsonb('easy_days').$type<(typeof EASY_DAYS)[number][]>(),
  /** Dates. */
  holidays: jsonb().$type<string[]>(),
  /** The 21 parameters of FSRS-6 that fit the student; null for those that fit most. */
  weights: jsonb().$type<number[]>(),
  /** Whether parameters are fitted to the student's own reviews. */
  adapts: boolean().notNull().default(true),
  /** What the parameters in use came from; null for those that fit most. */
  fit: jsonb().$type<ParameterFit>(),
  /** How many answers there were when parameters were last looked for. */
  fitTriedCount: integer('fit_tried_count').notNull().default(0),
  /** While cards are reckoned anew by other parameters: after which of them the rest still stands by the earlier ones. */
  refreshedTo: bigint('refreshed_to', { mode: 'number' }),
})

/** Parameters that fit one student, and how much better they foretold the later reviews than those before them. */
export interface ParameterFit {
  reviewCount: number
  /** ISO 8601. */
  fittedAt: string
  /** Mean log loss on the later reviews. */
  lossBefore: number
  lossAfter: number
  /** What looked for them: its name and version. */
  optimizer: string
}

/** What can be learned towards an exam: flashcards. */
const EXAM_KINDS = ['card'] as const

/**
 * An exam that a set, or all cards made of a material, are learned towards, and afterwards what was foretold for it beside its
 * mark. It goes with its material.
 */
export const reviewExams = pgTable(
  'review_exams',
  {
    id: identity(),
    studentId: belongsToStudent(),
    kind: text({ enum: EXAM_KINDS }).notNull(),
    /** The set it belongs to; null where it belongs to a material. */
    groupId: bigint('group_id', { mode: 'number' }),
    materialId: materialIdColumn(),
    /** The student's day of the exam. */
    day: integer().notNull(),
    /** What part of the cards was to be remembered, kept when that day begins; null until then. */
    forecast: doublePrecision(),
    forecastCount: integer('forecast_count'),
    /** In percent. */
    mark: doublePrecision(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    isOneOf('review_exams_kind_known', table.kind, EXAM_KINDS),
    check('review_exams_of_one', sql`(${table.groupId} is null) <> (${table.materialId} is null)`),
    foreignKey({
      name: 'review_exams_of_own_material',
      columns: [table.materialId, table.studentId],
      foreignColumns: [materials.id, materials.studentId],
    }).onDelete('cascade'),
    uniqueIndex('review_exams_once').on(table.studentId, table.kind, table.groupId, table.day),
    uniqueIndex('review_exams_of_material').on(table.materialId, table.day).where(sql`material_id is not null`),
    index('review_exams_open').on(table.day).where(sql`forecast is null`),
  ],
)

/** Who wants to be told by mail that something is due, and when they were last. */
export const reviewReminders = pgTable(
  'review_reminders',
  {
    studentId: belongsToStudent().primaryKey(),
    /** The hour by the clock where the student is. */
    hour: smallint().notNull(),
    /** The last date there, numbered, on which it was looked whether to remind. */
    lookedDay: integer('looked_day').notNull(),
    /** The last date for which a mail was handed to the mail server. */
    sentDay: integer('sent_day'),
  },
  (table) => [index('review_reminders_waiting').on(table.lookedDay)],
)

/** What differs for one set; null follows the student's settings. */
export const reviewSetSettings = pgTable(
  'review_set_settings',
  {
    studentId: belongsToStudent(),
    kind: text({ enum: REVIEW_KINDS }).notNull(),
    groupId: bigint('group_id', { mode: 'number' }).notNull(),
    retention: doublePrecision(),
    newPerDay: integer('new_per_day'),
    reviewsPerDay: integer('reviews_per_day'),
    /** Whether the answers to its cards are typed. */
    isTyped: boolean('is_typed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.kind, table.groupId] }),
    isOneOf('review_set_settings_kind_known', table.kind, REVIEW_KINDS),
  ],
)

/**
 * One thing that can be reviewed, a flashcard or a missed question, and how it stands in the student's memory: a view of its events,
 * which `rebuild-memory.ts` makes again. What it says is known to the module that brings it.
 */
export const reviewItems = pgTable(
  'review_items',
  {
    id: identity(),
    studentId: belongsToStudent(),
    kind: text({ enum: REVIEW_KINDS }).notNull(),
    /** The row of the module that brings it. */
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    /** Which part of that row: see `partsOf`. */
    part: smallint().notNull().default(0),
    /** The set that it belongs to. */
    groupId: bigint('group_id', { mode: 'number' }).notNull(),
    /** The material that it was made of, which may be gone by now; null where there was none. */
    materialId: materialIdColumn(),
    /** Equal for cards that were made of one sentence. */
    siblingKey: text('sibling_key'),
    addedAt: moment('added_at').notNull(),

    stage: text({ enum: STAGES }).notNull().default('new'),
    stability: doublePrecision().notNull().default(0),
    difficulty: doublePrecision().notNull().default(0),
    /** Which of the learning steps it stands on; of a missed question, on how many days it was right since. */
    step: smallint().notNull().default(0),
    reps: integer().notNull().default(0),
    lapses: integer().notNull().default(0),
    leechLapses: integer('leech_lapses').notNull().default(0),
    /** The student's day of the last answer, and its moment. */
    lastDay: integer('last_day'),
    lastReviewedAt: moment('last_reviewed_at'),
    /** In the learning steps: when it comes back. */
    dueAt: moment('due_at'),
    /** Learned: the student's day on which it comes back. */
    dueDay: integer('due_day'),

    isSuspended: boolean('is_suspended').notNull().default(false),
    /** Its card does not ask for this part now: kept suspended until it does again. */
    isGone: boolean('is_gone').notNull().default(false),
    isLeech: boolean('is_leech').notNull().default(false),
    buriedUntilDay: integer('buried_until_day'),
    flag: smallint().notNull().default(0),
  },
  (table) => [
    isOneOf('review_items_kind_known', table.kind, REVIEW_KINDS),
    isOneOf('review_items_stage_known', table.stage, STAGES),
    uniqueIndex('review_items_once').on(table.kind, table.sourceId, table.part),
    index('review_items_of_group').on(table.kind, table.groupId),
    index('review_items_of_material').on(table.materialId).where(sql`material_id is not null`),
    index('review_items_of_student').on(table.studentId, table.id),
    // Holds all that the order of a queue needs, so that no row is fetched for those beyond its limit.
    index('review_items_due')
      .on(table.studentId, table.dueDay, table.lastDay, table.stability, table.buriedUntilDay, table.id, table.kind)
      .where(sql`due_day is not null and not is_suspended`),
    index('review_items_mistakes')
      .on(table.studentId, table.dueDay, table.id)
      .where(sql`kind <> 'card' and due_day is not null and not is_suspended`),
    index('review_items_learning').on(table.studentId, table.dueAt).where(sql`due_at is not null and not is_suspended`),
    index('review_items_new').on(table.studentId, table.id).where(sql`stage = 'new' and not is_suspended`),
    index('review_items_siblings')
      .on(table.studentId, table.siblingKey, table.lastDay)
      .where(sql`sibling_key is not null`),
    index('review_items_suspended').on(table.studentId, table.id).where(sql`is_suspended`),
    index('review_items_flagged').on(table.studentId, table.id).where(sql`flag > 0`),
  ],
)

/** Where an answer was given: in a review, in a study against the clock, in another program, or where a question was missed. */
export const REVIEW_SOURCES = ['review', 'study', 'import', 'exam', 'listening'] as const

export const REVIEW_EVENT_KINDS = [
  'review',
  'miss',
  'suspend',
  'restore',
  'bury',
  'unbury',
  'flag',
  'carry',
  'undo',
  'settings',
] as const

/** An answer whose student said that what they typed was compared wrongly. */
export const isMarkingError = sql`kind = 'review' and detail is not null`

/**
 * Everything that changed what is remembered or how it is reckoned. A trigger keeps rows from being changed, and from
 * being removed while their student is there. Events of a card that was deleted stay: they were done.
 */
export const reviewEvents = pgTable(
  'review_events',
  {
    id: identity(),
    studentId: belongsToStudent(),
    /** Null for settings. */
    itemId: bigint('item_id', { mode: 'number' }),
    /** Made by the device, so that what is sent again is kept once. */
    clientId: uuid('client_id').notNull(),
    kind: text({ enum: REVIEW_EVENT_KINDS }).notNull(),
    /** Where an answer was given. */
    source: text({ enum: REVIEW_SOURCES }).notNull().default('review'),
    grade: smallint(),
    durationMs: integer('duration_ms'),
    /** When it happened, and the student's day then. */
    at: moment('at').notNull(),
    day: integer().notNull(),
    /**
     * What the card was before an answer, and with what probability it was to be remembered. Null for missed questions: they
     * are none of what parameters are fitted to.
     */
    stageBefore: text('stage_before', { enum: STAGES }),
    retrievability: doublePrecision(),
    /** The interval that was chosen once this event counted, in days; null in the learning steps. */
    intervalDays: integer('interval_days'),
    undoesId: bigint('undoes_id', { mode: 'number' }),
    /**
     * The flag that was set, the memory that was brought along, the settings as they are from now on, which practice missed
     * a question, or what was typed and compared wrongly.
     */
    detail: jsonb().$type<Record<string, unknown>>(),
    algorithm: text().notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    isOneOf('review_events_kind_known', table.kind, REVIEW_EVENT_KINDS),
    isOneOf('review_events_source_known', table.source, REVIEW_SOURCES),
    isOneOf('review_events_stage_before_known', table.stageBefore, STAGES),
    uniqueIndex('review_events_once').on(table.studentId, table.clientId),
    index('review_events_of_item').on(table.itemId, table.id),
    uniqueIndex('review_events_undone_once').on(table.undoesId).where(sql`undoes_id is not null`),
    uniqueIndex('review_events_study_once')
      .on(table.itemId, table.day)
      .where(sql`kind = 'review' and source = 'study'`),
    index('review_events_of_student').on(table.studentId, table.id),
    index('review_events_recorded').on(table.studentId, table.recordedAt),
    index('review_events_of_day').on(table.studentId, table.day).where(sql`kind = 'review'`),
    index('review_events_typed').on(table.studentId).where(isMarkingError),
  ],
)

/** What a student did on one of their days: a view of the events, kept so that limits and a year are read at once. */
export const reviewDays = pgTable(
  'review_days',
  {
    studentId: belongsToStudent(),
    day: integer().notNull(),
    answerCount: integer('answer_count').notNull().default(0),
    /** Answers to new cards, and to cards that were due. */
    newCount: integer('new_count').notNull().default(0),
    dueCount: integer('due_count').notNull().default(0),
    /** How many of the latter were remembered. */
    rememberedCount: integer('remembered_count').notNull().default(0),
    durationMs: bigint('duration_ms', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.day] })],
)
