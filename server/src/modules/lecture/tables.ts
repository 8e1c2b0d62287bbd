import { MADE_BY } from '@lectern/domain/content'
import { LECTURE_STATUSES, type LecturePage, type SectionBadge } from '@lectern/domain/lecture'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsToStudent } from '../../core/accounts/tables.ts'
import { paidByHold } from '../../core/credits/hold-reference.ts'
import {
  earlierDueColumn,
  earlierDueIndex,
  madeFromMaterial,
  materialGoneColumn,
  materialIdColumn,
} from '../../core/documents/material-reference.ts'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'
import type { Told } from '../../speaker.ts'

export const lectures = pgTable(
  'lectures',
  {
    id: identity(),
    studentId: belongsToStudent(),
    title: text().notNull(),
    originalFilename: text('original_filename').notNull(),
    /** Key of the PDF in the file store. */
    fileKey: text('file_key').notNull(),
    fileSizeBytes: integer('file_size_bytes').notNull(),
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    earlierDueAt: earlierDueColumn(),
    /** What is held while it is processed; what was charged once it is completed. */
    creditCost: integer('credit_cost').notNull(),
    /** The hold of the price: open while the lecture is processed. */
    holdId: uuid('hold_id').notNull().unique(),
    jobId: uuid('job_id').notNull(),
    status: text({ enum: LECTURE_STATUSES }).notNull(),
    /**
     * The latest attempt of the job that took the lecture up; 0 before the first. Only that one may write: what a worker
     * does that comes too late, changes nothing.
     */
    attempt: integer().notNull().default(0),
    /** Since when every call of the AI service has failed it; null where the last one did not. */
    failingSince: moment('failing_since'),
    /** Null until the PDF has been read. */
    totalPages: integer('total_pages'),
    /** Numbers, from 1, of the pages that show their text in pictures which could not be read, or not in time. */
    unreadPages: jsonb('unread_pages').$type<number[]>().notNull().default([]),
    /** Pages of a completed lecture that are being read again; null where none are. */
    again: jsonb().$type<ReadingAgain>(),
    /** Why that came to nothing the last time. */
    againError: json('again_error').$type<Told>(),
    sectionCount: integer('section_count').notNull().default(0),
    sectionsDone: integer('sections_done').notNull().default(0),
    madeBy: text('made_by', { enum: MADE_BY }),
    modelName: text('model_name'),
    errorMessage: json('error_message').$type<Told>(),
    /** What came back of the price; 0 unless it failed. */
    refundedCredits: integer('refunded_credits').notNull().default(0),
    /** Until when a lecture that failed keeps its PDF and what was made of it for another try; null where it does not. */
    retryUntil: moment('retry_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    paidByHold('lectures_paid_by_hold', table),
    madeFromMaterial('lectures_made_from_material', table),
    index('lectures_of_material').on(table.materialId),
    earlierDueIndex('lectures_earlier_due', table),
    isOneOf('lectures_status_known', table.status, LECTURE_STATUSES),
    isOneOf('lectures_made_by_known', table.madeBy, MADE_BY),
    index('lectures_newest').on(table.studentId, table.id.desc()),
    index('lectures_unfinished').on(table.studentId).where(sql`${table.status} <> 'completed'`),
    index('lectures_by_file').on(table.fileKey),
    index('lectures_retry').on(table.retryUntil).where(sql`${table.retryUntil} is not null`),
  ],
)

/** A job at pages that could not be read at first. */
export interface ReadingAgain {
  /** Numbers, from 1. */
  pages: number[]
  /** Which of them could not be read this time either; null until all have been tried. */
  unread: number[] | null
  /** Null where they cost nothing. */
  holdId: string | null
  heldCredits: number
}

/** One section of a lecture: first the pages that it is to explain, later the explanation. */
export const lectureSections = pgTable(
  'lecture_sections',
  {
    lectureId: bigint('lecture_id', { mode: 'number' })
      .notNull()
      .references(() => lectures.id, { onDelete: 'cascade' }),
    /** From 1; those of pages that were read later follow all others. */
    position: integer().notNull(),
    firstPage: integer('first_page').notNull(),
    lastPage: integer('last_page').notNull(),
    /** What is to be explained; null once it has been. */
    pages: jsonb().$type<LecturePage[]>(),
    title: text().notNull().default(''),
    /** Sanitised; empty where the pages hold nothing to explain, or nothing any more. */
    html: text().notNull().default(''),
    questions: jsonb().$type<CheckQuestion[]>().notNull().default([]),
    badges: jsonb().$type<SectionBadge[]>().notNull().default([]),
    /** Whether it belongs to pages that are read again: shown once all of these are explained and paid. */
    isAgain: boolean('is_again').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.lectureId, table.position] })],
)

/** Where the student stopped reading a lecture. */
export const lectureBookmarks = pgTable('lecture_bookmarks', {
  lectureId: bigint('lecture_id', { mode: 'number' })
    .primaryKey()
    .references(() => lectures.id, { onDelete: 'cascade' }),
  /** Position of a section that may have gone since. */
  sectionPosition: integer('section_position').notNull(),
  /** Where that stood among those that were shown, from 0. */
  index: integer().notNull(),
  /** How much of it stood above the top of the screen, from 0 to 1. */
  share: doublePrecision().notNull(),
  savedAt: moment('saved_at').notNull(),
})

export interface CheckQuestion {
  question: string
  answer: string
}
