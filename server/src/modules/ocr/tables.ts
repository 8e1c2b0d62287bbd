import { OCR_SCRIPTS, OCR_STATUSES } from '@lectern/domain/ocr'
import { sql } from 'drizzle-orm'
import { index, integer, json, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsToStudent } from '../../core/accounts/tables.ts'
import { paidByHold } from '../../core/credits/hold-reference.ts'
import { madeFromMaterial, materialIdColumn } from '../../core/documents/material-reference.ts'
import type { RecognisedText } from '../../core/recognition/recognised-text.ts'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'
import type { Told } from '../../speaker.ts'

/** What a reading that failed is told by. */
export const OCR_FAILURES = ['unreadable', 'generation_failed'] as const

/** What a page shows, and the hold that pays for it; null where it costs nothing. */
export type FoundPage = RecognisedText & { holdId?: string | null }

/** A document that is read for its text. What was paid for stays until its student discards it, for 30 days at most. */
export const ocrReadings = pgTable(
  'ocr_readings',
  {
    id: identity(),
    studentId: belongsToStudent(),
    /** Name of the uploaded file. */
    name: text().notNull(),
    script: text({ enum: OCR_SCRIPTS }).notNull(),
    status: text({ enum: OCR_STATUSES }).notNull(),
    /** The latest attempt of the job that took it up: only that one may write. */
    attempt: integer().notNull().default(0),
    jobId: uuid('job_id').notNull(),
    /** The hold that it was begun with, by which a repeat of the call finds it. */
    firstHoldId: uuid('first_hold_id').notNull(),
    /** The hold of the pages that are being read; null where they cost nothing. */
    holdId: uuid('hold_id'),
    heldCredits: integer('held_credits').notNull(),
    /** What was charged for the pages that have been read. */
    chargedCredits: integer('charged_credits').notNull().default(0),
    /** What came back of the last hold. */
    refundedCredits: integer('refunded_credits').notNull().default(0),
    /** Key of the PDF, while pages of it may still be read. */
    fileKey: text('file_key'),
    sizeBytes: integer('size_bytes').notNull(),
    /** The text layer of each page; '' where there is none. */
    pages: jsonb().$type<string[]>().notNull(),
    /** Indexes, from 0, of the pages that are scans. */
    scanned: jsonb().$type<number[]>().notNull(),
    /** What was recognised, by the index of its page; null for a page that could not be read. */
    found: jsonb().$type<Record<string, FoundPage | null>>().notNull().default({}),
    /** How many pages are being recognised, or were the last time. */
    runPages: integer('run_pages').notNull(),
    /** The text among the student's materials. */
    materialId: materialIdColumn(),
    /** Why it was given up, and by which code that is told. */
    error: json().$type<Told>(),
    errorCode: text('error_code', { enum: OCR_FAILURES }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    paidByHold('ocr_readings_paid_first_by_hold', { holdId: table.firstHoldId, studentId: table.studentId }),
    paidByHold('ocr_readings_paid_by_hold', table),
    madeFromMaterial('ocr_readings_of_own_material', table),
    isOneOf('ocr_readings_script_known', table.script, OCR_SCRIPTS),
    isOneOf('ocr_readings_status_known', table.status, OCR_STATUSES),
    isOneOf('ocr_readings_error_code_known', table.errorCode, OCR_FAILURES),
    index('ocr_readings_of_open_hold').on(table.holdId).where(sql`hold_id is not null`),
    index('ocr_readings_newest').on(table.studentId, table.id.desc()),
    index('ocr_readings_of_hold').on(table.firstHoldId),
    index('ocr_readings_of_file').on(table.fileKey).where(sql`file_key is not null`),
    index('ocr_readings_of_material').on(table.materialId),
    index('ocr_readings_oldest').on(table.createdAt),
  ],
)
