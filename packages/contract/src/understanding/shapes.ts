/** Shapes of the chat module on the wire. */
import { MAX_CHAT_FILENAME_CHARACTERS, MAX_CHAT_MESSAGE_CHARACTERS } from '@lectern/domain/understanding'
import { z } from 'zod'
import { ErrorBody } from '../errors.ts'
import { CreditsRefunded, MadeBy, MadeFrom, MaterialGone, ModelName, PartId, Timestamp } from '../shapes.ts'

/** The text of a message; longer ones are refused. */
export const Content = z.string().max(MAX_CHAT_MESSAGE_CHARACTERS)
/** The name of a chat's image, without the spaces around it. */
export const Filename = z.string().trim().max(MAX_CHAT_FILENAME_CHARACTERS)

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

/** By which it can be said that an answer is wrong. Absent where nothing was paid for it. */
const AnswerId = PartId.optional()

/** An answer, and what its reader should know of how it came about. */
export const ChatReply = z
  .object({
    /** Markdown with `[n]` for the nth citation; neither HTML nor images. */
    reply: z.string(),
    /** What the image of the talk shows; null where there is none. */
    image_description: z.string().nullable(),
    part: AnswerId,
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
        /** What the notes of the chat are, or were read from; left out of an answer of before that was told. */
        material_id: MadeFrom.optional(),
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
export const ChatEvent = z
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
export const ChatMessage = z
  .object({
    role: z.enum(['user', 'assistant']),
    content: Content,
    part: AnswerId,
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
    is_material_gone: MaterialGone,
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
