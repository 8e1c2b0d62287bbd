import {
  CHAT_IMAGE_LIMIT_BYTES,
  CHAT_LANGUAGES,
  MAX_CHAT_FILENAME_CHARACTERS,
  MAX_CHAT_MESSAGE_CHARACTERS,
  MAX_CHAT_MESSAGES,
  MAX_IMAGE_DESCRIPTION_CHARACTERS,
  MAX_NOTES_CONTENT_CHARACTERS,
  MAX_QUESTION_CHARACTERS,
  UNDERSTANDING_TEXTS,
} from '@lectern/domain/understanding'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { ErrorBody } from './errors.ts'
import {
  CreditsRefunded,
  Done,
  Id,
  IdParams,
  MadeBy,
  MadeFrom,
  ModelName,
  PageQuery,
  Pagination,
  Timestamp,
} from './shapes.ts'

const MEGABYTE = 1024 * 1024
/** Notes of 100,000 words in any script, the talk and the frame around them. */
const CHAT_LIMIT_BYTES = 8 * MEGABYTE
/** The largest body of a kept chat: its image comes as a data URL, a third larger than the image. */
const SESSION_LIMIT_BYTES = 16 * MEGABYTE
const MAX_DATA_URL_CHARACTERS = Math.ceil((CHAT_IMAGE_LIMIT_BYTES * 4) / 3) + 100

const Content = z.string().max(MAX_CHAT_MESSAGE_CHARACTERS)
const Filename = z.string().trim().max(MAX_CHAT_FILENAME_CHARACTERS)

/** A passage that an answer stands on. `[number]` in the answer refers to it. */
export const Citation = z
  .object({
    number: z.int().min(1).max(99),
    /** To the letter, as it stood when it was cited. */
    text: z.string().max(4000),
    /** Where it stood there, in UTF-16 units. */
    start: z.int().min(0),
    end: z.int().min(0),
    /** The notes, or what was read in the image. */
    source: z.enum(['notes', 'image']).default('notes'),
  })
  .meta({ id: 'ChatCitation' })
export type Citation = z.infer<typeof Citation>

const Turn = z.object({ role: z.enum(['user', 'assistant']), content: Content })
const History = z.array(Turn).max(MAX_CHAT_MESSAGES)

/** A form carries the history as JSON text. */
const HistoryText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text || '[]', storable) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'The messages cannot be read.' })
      return z.NEVER
    }
  })
  .pipe(History)

/** Reviver for `JSON.parse`: texts lose NUL characters and lone surrogates, which no database can hold. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

/** An answer, and what its reader should know of how it came about. */
const ChatReply = z
  .object({
    /** Markdown with `[n]` for the nth citation; neither HTML nor images. */
    reply: z.string(),
    /** What the image of the talk shows; null where there is none. */
    image_description: z.string().nullable(),
    citations: z.array(Citation),
    made_by: MadeBy,
    model_name: ModelName,
    /** Whether the reader left before the end: what had been shown is kept. */
    is_stopped: z.boolean(),
    /** Whether the answer reached the greatest length and ends in the middle. */
    is_cut_off: z.boolean(),
    /** Whether the notes were too long to be read as a whole: the passages nearest to the question were. */
    are_notes_excerpted: z.boolean(),
    /** How many of the first turns of the talk were left out, as it has grown too long. */
    turns_left_out: z.int(),
    credit_cost: z.int(),
    /** Where the turn is kept; null for an answer at no price whose call names no chat. */
    session: z
      .object({
        id: z.int(),
        revision: z.int(),
        /** Messages shown, this turn included: more than its reader knows of, where another tab has written too. */
        message_count: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'ChatReply' })
export type ChatReply = z.infer<typeof ChatReply>

/** What is known before the first word. */
const ChatStart = ChatReply.pick({
  image_description: true,
  made_by: true,
  model_name: true,
  are_notes_excerpted: true,
  turns_left_out: true,
})

/**
 * What is told while an answer is written: `start`, then its words and what they stand on, and `done` or `error` at the
 * end.
 */
const ChatEvent = z
  .discriminatedUnion('type', [
    ChatStart.extend({ type: z.literal('start') }),
    z.object({ type: z.literal('citation'), citation: Citation }),
    z.object({ type: z.literal('delta'), text: z.string() }),
    ChatReply.extend({ type: z.literal('done') }),
    ErrorBody.extend({ type: z.literal('error'), credits_refunded: CreditsRefunded }),
  ])
  .meta({ id: 'ChatEvent' })
export type ChatEvent = z.infer<typeof ChatEvent>

/** A message of a chat that is kept, as it was shown. */
const ChatMessage = z
  .object({
    role: z.enum(['user', 'assistant']),
    content: Content,
    image: z.object({ url: z.string().max(500).optional(), filename: Filename, size: z.int().min(0) }).nullish(),
    citations: z.array(Citation).max(99).optional(),
    made_by: MadeBy.optional(),
    model_name: ModelName,
    /** What the answer's event said of itself. */
    is_stopped: z.boolean().optional(),
    is_cut_off: z.boolean().optional(),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof ChatMessage>

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

/** A kept chat as a list shows it. */
export const ChatSummary = z
  .object({
    id: z.int(),
    /** The first question in one line; may be empty. */
    title: z.string(),
    /** Messages that are shown. */
    message_count: z.int(),
    notes_word_count: z.int(),
    has_image: z.boolean(),
    material_id: MadeFrom,
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'ChatSummary' })
export type ChatSummary = z.infer<typeof ChatSummary>

/** A kept chat: messages, notes, and where its image is read (requirements/understanding.md#chats-that-are-kept). */
export const ChatSession = ChatSummary.extend({
  messages: z.array(ChatMessage),
  images: z.array(z.object({ url: z.string(), filename: z.string(), size: z.int(), uploaded_at: Timestamp })),
  notes_content: z.string(),
  image_description: z.string(),
  /** Names the chat to whoever began it, before it had an id. */
  client_id: z.string(),
  /** Counts the changes. */
  revision: z.int(),
}).meta({ id: 'ChatSession' })
export type ChatSession = z.infer<typeof ChatSession>

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
        /** What `context` was read from. */
        material_id: Id.nullish(),
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
