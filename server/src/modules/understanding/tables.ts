import type { ChatMessage } from '@lectern/contract/understanding/shapes'
import { CHAT_IMAGE_TYPES } from '@lectern/domain/understanding'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsToStudent } from '../../core/accounts/tables.ts'
import { madeFromMaterial, materialGoneColumn, materialIdColumn } from '../../core/documents/material-reference.ts'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'

/** A chat that a student has had. Its image stands in the file store, and is never replaced. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: identity(),
    studentId: belongsToStudent(),
    /** Made by the browser, so that the same chat is kept once. */
    clientId: uuid('client_id').notNull(),
    /** Counts the changes, so that two tabs do not undo each other's. */
    revision: integer().notNull(),
    /**
     * Fingerprint of the talk while its own turns alone kept this chat: a call that names no chat goes on with the one
     * whose talk it brings.
     */
    talkHash: text('talk_hash'),
    title: text().notNull(),
    messages: jsonb().$type<ChatMessage[]>().notNull(),
    /** Messages that are shown. */
    messageCount: integer('message_count').notNull(),
    notesContent: text('notes_content').notNull(),
    notesWords: integer('notes_words').notNull(),
    /** What the notes were read from. */
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    /** Whether the material is these notes, no more and no less: then it counts them. */
    areNotesOfMaterial: boolean('are_notes_of_material').notNull().default(false),
    imageDescription: text('image_description').notNull(),
    /** Size of messages, notes and description: what counts against the student's storage beside the image, the notes as said above. */
    textBytes: integer('text_bytes').notNull(),
    /** The key of the image's file; this and what follows are null where there is no image. */
    imageKey: text('image_key'),
    imageName: text('image_name'),
    imageType: text('image_type', { enum: CHAT_IMAGE_TYPES }),
    imageBytes: integer('image_bytes'),
    /** SHA-256: the same image sent again is no other one. */
    imageHash: text('image_hash'),
    imageAddedAt: moment('image_added_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    madeFromMaterial('chat_sessions_made_from_material', table),
    index('chat_sessions_of_material').on(table.materialId),
    isOneOf('chat_sessions_image_type_known', table.imageType, CHAT_IMAGE_TYPES),
    uniqueIndex('chat_sessions_once').on(table.studentId, table.clientId),
    index('chat_sessions_talk').on(table.studentId, table.talkHash).where(sql`talk_hash is not null`),
    index('chat_sessions_by_image').on(table.imageKey).where(sql`image_key is not null`),
    index('chat_sessions_latest').on(table.studentId, table.updatedAt.desc(), table.id.desc()),
  ],
)
