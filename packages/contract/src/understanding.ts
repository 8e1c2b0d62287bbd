import {
  CHAT_IMAGE_LIMIT_BYTES,
  CHAT_LANGUAGES,
  MAX_CHAT_MESSAGES,
  MAX_IMAGE_DESCRIPTION_CHARACTERS,
  MAX_NOTES_CONTENT_CHARACTERS,
  MAX_QUESTION_CHARACTERS,
  UNDERSTANDING_TEXTS,
} from '@lectern/domain/understanding'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Done, fault, Id, IdParams, PageQuery, Pagination } from './shapes.ts'
import {
  ChatEvent,
  ChatMessage,
  ChatReply,
  ChatSession,
  ChatSummary,
  Content,
  Filename,
} from './understanding/shapes.ts'

const MEGABYTE = 1024 * 1024
/** Notes of 100,000 words in any script, the talk and the frame around them. */
const CHAT_LIMIT_BYTES = 8 * MEGABYTE
/** The largest body of a kept chat: its image comes as a data URL, a third larger than the image. */
const SESSION_LIMIT_BYTES = 16 * MEGABYTE
const MAX_DATA_URL_CHARACTERS = Math.ceil((CHAT_IMAGE_LIMIT_BYTES * 4) / 3) + 100

const Turn = z.object({ role: z.enum(['user', 'assistant']), content: Content })
const History = z.array(Turn).max(MAX_CHAT_MESSAGES)

/** A form carries the history as JSON text. */
const HistoryText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text || '[]', storable) as unknown
    } catch {
      context.addIssue({ code: 'custom', ...fault('invalid') })
      return z.NEVER
    }
  })
  .pipe(History)

/** Reviver for `JSON.parse`: texts lose NUL characters and lone surrogates, which no database can hold. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

const SessionInput = z.object({
  messages: z.array(ChatMessage).max(MAX_CHAT_MESSAGES),
  images: z
    .array(
      z.object({
        /** A data URL. Left out: the image that the session has. */
        file: z.string().max(MAX_DATA_URL_CHARACTERS).optional(),
        filename: Filename.default('image'),
      }),
    )
    .max(1)
    .default([]),
  notes_content: z.string().max(MAX_NOTES_CONTENT_CHARACTERS).default(''),
  image_description: z.string().max(MAX_IMAGE_DESCRIPTION_CHARACTERS).nullish(),
  /** What the notes were read from; left out, it stays as it is. */
  material_id: Id.nullish(),
})

const KEEPING_ERRORS = ['unsupported_type', 'unreadable', 'too_large', 'storage_full', 'not_found'] as const

/**
 * The chat, whose answers can come as events, and the chats that are kept
 * (requirements/understanding.md#calls-of-understanding).
 */
export const understandingEndpoints = endpoints({
  chat: {
    method: 'POST',
    path: '/api/understanding/chat/',
    summary:
      'Answers a message about notes and an image, as JSON or as it is written, and keeps the turn; a form where an image comes along',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    bodyLimitBytes: CHAT_LIMIT_BYTES,
    form: {
      isJsonToo: true,
      fieldLimitBytes: CHAT_LIMIT_BYTES,
      fields: z.object({
        /** The new text of the student; where it is missing, the last user entry of the history is. */
        message: z.string().trim().max(MAX_QUESTION_CHARACTERS).default(''),
        /** The notes to answer from. */
        context: z.string().max(MAX_NOTES_CONTENT_CHARACTERS).default(''),
        history: z.union([History, HistoryText]).default([]),
        /** The answer's language. Left out, it is the question's, else the material's, else the student's. */
        language: z.enum(CHAT_LANGUAGES).optional(),
        /** A kept chat: its notes and image description serve where the call brings none. */
        session_id: Id.nullish(),
        /** What `context` was read from, or is. Left out, a text that was typed becomes a material with the turn; null: none. */
        material_id: Id.nullish(),
        /** Whether what it was read from has been deleted: then it becomes none again. */
        is_material_gone: z.enum(['true', 'false']).default('false'),
        /** Made by the browser for a chat that it begins: all turns of it are kept in one. */
        client_id: z.uuid().optional(),
      }),
      files: {
        image: { limitBytes: CHAT_IMAGE_LIMIT_BYTES, tooLargeText: UNDERSTANDING_TEXTS.invalidImage, optional: true },
      },
    },
    response: ChatReply,
    events: ChatEvent,
    errors: [
      'content_rejected',
      'not_found',
      'conflict',
      'unsupported_type',
      'too_large',
      'unreadable',
      'storage_full',
      'insufficient_credits',
      'in_progress',
      'key_reused',
      'generation_failed',
      'unavailable',
    ],
  },
  listSessions: {
    method: 'GET',
    path: '/api/understanding/sessions/',
    summary: 'Kept chats with all that is in them, by page and search, the last changed first',
    access: 'student',
    query: PageQuery.extend({
      /** Only the chat of this name. */
      client_id: z.uuid().optional(),
    }),
    response: z.object({ sessions: z.array(ChatSession), pagination: Pagination }),
  },
  listSummaries: {
    method: 'GET',
    path: '/api/understanding/sessions/summaries/',
    summary: 'The same list without notes and messages',
    access: 'student',
    query: PageQuery,
    response: z.object({ sessions: z.array(ChatSummary), pagination: Pagination }),
  },
  createSession: {
    method: 'POST',
    path: '/api/understanding/sessions/',
    summary: 'Keeps a chat',
    access: 'student',
    bodyLimitBytes: SESSION_LIMIT_BYTES,
    body: SessionInput.extend({
      /** Made by the browser, so that the same chat is kept once however often it is sent. */
      client_id: z.uuid().optional(),
    }),
    response: ChatSession,
    errors: KEEPING_ERRORS,
  },
  getSession: {
    method: 'GET',
    path: '/api/understanding/sessions/:id/',
    summary: 'A kept chat',
    access: 'student',
    params: IdParams,
    response: ChatSession,
    errors: ['not_found'],
  },
  updateSession: {
    method: 'PUT',
    path: '/api/understanding/sessions/:id/',
    summary: 'Keeps a chat as it is now; an image stays once it is attached',
    access: 'student',
    params: IdParams,
    bodyLimitBytes: SESSION_LIMIT_BYTES,
    body: SessionInput.extend({
      /** The revision that was changed: if there is a later one, nothing is kept. */
      revision: z.int().min(1).optional(),
    }),
    response: ChatSession,
    errors: [...KEEPING_ERRORS, 'conflict'],
  },
  deleteSession: {
    method: 'DELETE',
    path: '/api/understanding/sessions/:id/',
    summary: 'Deletes a kept chat with its image',
    access: 'student',
    params: IdParams,
    response: Done,
    errors: ['not_found'],
  },
  getImage: {
    method: 'GET',
    path: '/api/understanding/sessions/:id/image/',
    summary: 'The image of a kept chat',
    access: 'student',
    params: IdParams,
    download: 'image/*',
    errors: ['not_found'],
  },
})
