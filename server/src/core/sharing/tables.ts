import { REPORT_REASONS, SHARE_KINDS } from '@lectern/domain/sharing/shares'
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'
import { belongsToStudent } from '../accounts/tables.ts'
import type { Taken } from './plan-changes.ts'

/** A link to a thing of a student's. Its token follows from `key` and SECRET_KEY: who reads this table can open none. */
export const shares = pgTable(
  'shares',
  {
    id: identity(),
    studentId: belongsToStudent(),
    key: uuid().notNull().unique(),
    kind: text({ enum: SHARE_KINDS }).notNull(),
    /** The thing of its module: a set of cards, notes, an exam. */
    thingId: bigint('thing_id', { mode: 'number' }).notNull(),
    /** The name that its owner wants to be called there; '' for none. */
    ownerName: text('owner_name').notNull(),
    hasPassages: boolean('has_passages').notNull(),
    hasMedia: boolean('has_media').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When the operator took the link away, and why: it stays away, and its thing cannot be shared again. */
    removedAt: moment('removed_at'),
    removalReason: text('removal_reason'),
  },
  (table) => [
    isOneOf('shares_kind_known', table.kind, SHARE_KINDS),
    uniqueIndex('shares_once').on(table.studentId, table.kind, table.thingId),
  ],
)

/** What a student has made of another's share, as long as that share is there: the copy itself is a thing like any other. */
export const shareCopies = pgTable(
  'share_copies',
  {
    id: identity(),
    studentId: belongsToStudent(),
    shareId: bigint('share_id', { mode: 'number' })
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    kind: text({ enum: SHARE_KINDS }).notNull(),
    thingId: bigint('thing_id', { mode: 'number' }).notNull(),
    /** What of the original the copy has followed, as digests. */
    taken: jsonb().$type<Taken>().notNull(),
    copiedAt: moment('copied_at').notNull(),
  },
  (table) => [
    isOneOf('share_copies_kind_known', table.kind, SHARE_KINDS),
    uniqueIndex('share_copies_once').on(table.studentId, table.shareId),
    uniqueIndex('share_copies_of_thing').on(table.studentId, table.kind, table.thingId),
    index('share_copies_of_share').on(table.shareId),
  ],
)

/** What somebody said against a share, whom nobody asks who they are, and what its owner says to that. */
export const shareReports = pgTable(
  'share_reports',
  {
    id: identity(),
    shareId: bigint('share_id', { mode: 'number' })
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    text: text().notNull(),
    /** Case-folded; '' for none. */
    contact: text().notNull(),
    answer: text(),
    createdAt: moment('created_at').notNull(),
    /** When the operator closed it or took the link away; null until then, also where its owner has answered. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    isOneOf('share_reports_reason_known', table.reason, REPORT_REASONS),
    index('share_reports_of_share').on(table.shareId),
    index('share_reports_of_contact').on(table.contact),
  ],
)
