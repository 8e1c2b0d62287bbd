import type { CardTextOptions } from '@lectern/decks/text/read-card-text'
import { CARD_KINDS } from '@lectern/domain/cards/faces'
import { IMPORT_STATUSES, type LeftOutReason } from '@lectern/domain/cards/imports'
import { STUDY_STATES } from '@lectern/domain/recite'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsToStudent } from '../../core/accounts/tables.ts'
import {
  earlierDueColumn,
  earlierDueIndex,
  madeFromMaterial,
  materialGoneColumn,
  materialIdColumn,
} from '../../core/documents/material-reference.ts'
import { materials } from '../../core/documents/tables.ts'
import { paidRuns } from '../../core/feedback/tables.ts'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'
import type { Told } from '../../speaker.ts'

export const flashcardSets = pgTable(
  'flashcard_sets',
  {
    id: identity(),
    studentId: belongsToStudent(),
    /** Made by the browser, so that a repeated save creates the set once. */
    clientId: uuid('client_id').notNull(),
    title: text().notNull(),
    documentName: text('document_name').notNull(),
    /** The text that it was made of, where no material holds just that; else ''. */
    documentContent: text('document_content').notNull(),
    contentPurpose: text('content_purpose').notNull(),
    /** `Biology::Cells`; '' for none. A folder is there as long as a set is in it. */
    folder: text().notNull().default(''),
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    earlierDueAt: earlierDueColumn(),
    /** The run that made its first cards; null where none did, and for sets of an earlier version. */
    runId: uuid('run_id'),
    /** The newest card that the run made: ids grow within a set, so that one with a greater id was added by hand. */
    newestMadeCardId: bigint('newest_made_card_id', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    madeFromMaterial('flashcard_sets_made_from_material', table),
    foreignKey({
      name: 'flashcard_sets_made_by_run',
      columns: [table.runId, table.studentId],
      foreignColumns: [paidRuns.id, paidRuns.studentId],
    }),
    index('flashcard_sets_of_run').on(table.runId),
    index('flashcard_sets_of_material').on(table.materialId),
    earlierDueIndex('flashcard_sets_earlier_due', table),
    uniqueIndex('flashcard_sets_once').on(table.studentId, table.clientId),
    index('flashcard_sets_newest').on(table.studentId, table.id.desc()),
  ],
)

export const flashcards = pgTable(
  'flashcards',
  {
    id: identity(),
    setId: bigint('set_id', { mode: 'number' })
      .notNull()
      .references(() => flashcardSets.id, { onDelete: 'cascade' }),
    /** Made by the browser, so that a repeated save creates the card once. */
    clientId: uuid('client_id').notNull(),
    position: integer().notNull(),
    kind: text({ enum: CARD_KINDS }).notNull().default('basic'),
    question: text().notNull(),
    answer: text().notNull(),
    /** The sentence of the material that the card came from. */
    source: text(),
    /**
     * The material that holds `source`, where that is not the set's; null follows the set, unless this one has been deleted. A
     * trigger holds it to the student of the set.
     */
    materialId: materialIdColumn().references(() => materials.id, { onDelete: 'set null' }),
    isMaterialGone: materialGoneColumn(),
    tags: text().array().notNull().default([]),
    /** `saidKeyOf` the card; null for one of an earlier version, until it is reckoned. */
    saidKey: text('said_key'),
  },
  (table) => [
    isOneOf('flashcards_kind_known', table.kind, CARD_KINDS),
    index('flashcards_of_material').on(table.materialId).where(sql`material_id is not null`),
    uniqueIndex('flashcards_once').on(table.setId, table.clientId),
    // By the media that their texts name: a function of the migrations.
    index('flashcards_by_media')
      .using('gin', sql`card_media_names(${table.question}, ${table.answer})`)
      .with({ fastupdate: false }),
    index('flashcards_in_order').on(table.setId, table.position, table.id),
    index('flashcards_by_what_they_say').on(table.saidKey, table.setId).where(sql`said_key <> ''`),
    index('flashcards_unreckoned').on(table.id).where(sql`said_key is null`),
  ],
)

/** Pictures and sounds that the texts of a student's cards name, by what they hold. */
export const cardMedia = pgTable(
  'card_media',
  {
    id: identity(),
    studentId: belongsToStudent(),
    /** Made of the content: see `isMediaName`. */
    name: text().notNull(),
    filename: text().notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    fileKey: text('file_key').notNull(),
    /** When it was sent last. */
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('card_media_once').on(table.studentId, table.name),
    index('card_media_of_file').on(table.fileKey),
    index('card_media_oldest').on(table.sentAt),
  ],
)

/** One study of a set against the clock. It ends once: completed, expired, or abandoned without a single answer. */
export const studySessions = pgTable(
  'study_sessions',
  {
    id: identity(),
    setId: bigint('set_id', { mode: 'number' })
      .notNull()
      .references(() => flashcardSets.id, { onDelete: 'cascade' }),
    studentId: belongsToStudent(),
    status: text({ enum: STUDY_STATES }).notNull().default('running'),
    /** Cards of the set when the session started, but for those said to be wrong while it ran: the score counts all of them. */
    totalCards: integer('total_cards').notNull(),
    /** The newest of those cards. Ids grow within a set, so a card with a greater one is not part of the session. */
    newestCardId: bigint('newest_card_id', { mode: 'number' }).notNull(),
    /** Counted from the answers when the session ends. */
    correctCount: integer('correct_count').notNull().default(0),
    startedAt: moment('started_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was completed or expired; null while it runs and where it was abandoned. */
    completedAt: moment('completed_at'),
    /** Cleared progress hides a session from the figures of its set and cards, not from the history. */
    isCounted: boolean('is_counted').notNull().default(true),
  },
  (table) => [
    isOneOf('study_sessions_status_known', table.status, STUDY_STATES),
    index('study_sessions_of_set').on(table.setId),
    index('study_sessions_recent').on(table.studentId, table.completedAt.desc()),
    index('study_sessions_running').on(table.studentId).where(sql`status = 'running'`),
  ],
)

/** Each answer as an event: card, session, when, how long, right or wrong. Scheduling stands on these. */
export const cardAnswers = pgTable(
  'card_answers',
  {
    id: identity(),
    sessionId: bigint('session_id', { mode: 'number' })
      .notNull()
      .references(() => studySessions.id, { onDelete: 'cascade' }),
    /** Null once the card is deleted: the session keeps what was answered. */
    cardId: bigint('card_id', { mode: 'number' }).references(() => flashcards.id, { onDelete: 'set null' }),
    isCorrect: boolean('is_correct').notNull(),
    durationMs: integer('duration_ms'),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [
    uniqueIndex('card_answers_once').on(table.sessionId, table.cardId),
    index('card_answers_of_card').on(table.cardId),
  ],
)

/** A file of cards that is being taken in, or was. What came of it can be undone as one. */
export const cardImports = pgTable(
  'card_imports',
  {
    id: identity(),
    studentId: belongsToStudent(),
    /** Made by the browser, so that a repeated upload is one import. */
    clientId: uuid('client_id').notNull(),
    filename: text().notNull(),
    /** Null once it is over. */
    fileKey: text('file_key'),
    fileSizeBytes: integer('file_size_bytes').notNull(),
    /** How text is to be read; null for packages, and where it goes by its looks. */
    textOptions: jsonb('text_options').$type<CardTextOptions>(),
    status: text({ enum: IMPORT_STATUSES }).notNull(),
    jobId: uuid('job_id').notNull(),
    /** The latest attempt of the job, which alone may write; 0 before the first. */
    attempt: integer().notNull().default(0),
    /** Null until the file has been opened. */
    noteCount: integer('note_count'),
    notesDone: integer('notes_done').notNull().default(0),
    cardCount: integer('card_count').notNull().default(0),
    leftOut: jsonb('left_out').$type<LeftOutTally[]>().notNull().default([]),
    errorMessage: json('error_message').$type<Told>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    isOneOf('card_imports_status_known', table.status, IMPORT_STATUSES),
    uniqueIndex('card_imports_once').on(table.studentId, table.clientId),
    index('card_imports_newest').on(table.studentId, table.id.desc()),
    index('card_imports_of_file').on(table.fileKey).where(sql`file_key is not null`),
  ],
)

/** How much was left out for one reason, and some of it by name. */
export interface LeftOutTally {
  reason: LeftOutReason
  count: number
  told: string[]
}

/** The sets that an import has made. A deck of more cards than a set takes is several. */
export const cardImportSets = pgTable(
  'card_import_sets',
  {
    importId: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => cardImports.id, { onDelete: 'cascade' }),
    setId: bigint('set_id', { mode: 'number' })
      .notNull()
      .references(() => flashcardSets.id, { onDelete: 'cascade' }),
    deck: text().notNull(),
    /** From 1. */
    part: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.setId] }), index('card_import_sets_of_set').on(table.setId)],
)
