/**
 * Rules of the understanding module: a chat over notes and an image, kept as sessions (requirements/understanding.md).
 */
import { type Message, message } from '@lectern/texts/message'
import { WORD_LIMIT } from './content.ts'
import { MEGABYTE } from './prices.ts'
import { truncateToWords } from './words.ts'

/** What an image of a chat can be, as its bytes say. */
export const CHAT_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

/** What an answer can be asked for in; unasked, `answerLanguage` tells. */
export const CHAT_LANGUAGES = ['en', 'zh-hant', 'zh-hans'] as const
export type ChatLanguage = (typeof CHAT_LANGUAGES)[number]
/** Each in its own words, whatever the reader's language. */
export const CHAT_LANGUAGE_NAMES: Readonly<Record<ChatLanguage, string>> = {
  en: 'English',
  'zh-hant': '繁體中文',
  'zh-hans': '简体中文',
}

/** The largest image of a chat; as much is allowed. */
export const CHAT_IMAGE_LIMIT_BYTES = 5 * MEGABYTE
/** The longest question, in UTF-16 units. */
export const MAX_QUESTION_CHARACTERS = 20_000
/** Longest answer; a longer one is cut off. */
export const MAX_REPLY_CHARACTERS = 40_000
/** Longest message of a chat, whoever wrote it: the longest answer with the marks that made it safe. */
export const MAX_CHAT_MESSAGE_CHARACTERS = 80_000
/**
 * Messages of one chat, hidden ones included; one that has no room for another turn is full, and goes on in a new one.
 */
export const MAX_CHAT_MESSAGES = 400
/** What the wire takes of notes; they are cut to what follows. */
export const MAX_NOTES_CONTENT_CHARACTERS = 2_000_000
/** Twelve for each word, as words are paid for. */
const NOTES_LIMIT_CHARACTERS = 12 * WORD_LIMIT
/** The longest description of an image, in UTF-16 units; a longer one is cut off. */
export const MAX_IMAGE_DESCRIPTION_CHARACTERS = 20_000
/** The longest name of an image that is kept with a chat, in UTF-16 units. */
export const MAX_CHAT_FILENAME_CHARACTERS = 255
/** How many chats a page of the list shows. */
export const CHATS_PER_PAGE = 10
/** How much of a chat's first question a list shows: enough to know it by. */
const CHAT_TITLE_CHARACTERS = 120

/**
 * How an assistant's message begins that holds what an image shows; it is hidden from display
 * (requirements/understanding.md#image-of-a-chat).
 */
const IMAGE_CONTEXT_MARKER = '[[image-context]]'

/** What is said of chats by rules, by the server and on screens alike. */
export const UNDERSTANDING_TEXTS = {
  invalidImage: message('understanding.invalidImage'),
  imageAttached: message('understanding.imageAttached'),
  imageUnreadable: message('understanding.imageUnreadable'),
  questionRequired: message('understanding.questionRequired'),
  emptyAnswer: message('understanding.emptyAnswer'),
  full: message('understanding.full'),
  changedElsewhere: message('understanding.changedElsewhere'),
} as const

/** Notes as a chat takes them: cut off at the word limit, and where hardly a word is in them at its 12 characters a word. */
export const truncateNotes = (notes: string): string =>
  truncateToWords(notes.slice(0, NOTES_LIMIT_CHARACTERS), WORD_LIMIT)

/** Why a file cannot be the image of a chat, or null. The server looks at the bytes. */
export const checkChatImage = (file: { type: string; size: number }): Message | null =>
  file.type.startsWith('image/') && file.size <= CHAT_IMAGE_LIMIT_BYTES ? null : UNDERSTANDING_TEXTS.invalidImage

/** A message of a chat as a model reads it: `assistant` is whoever answers. */
export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}

/**
 * Whether a message holds the description of an image, and is hidden. Only an assistant's can, and only at its start
 * (requirements/understanding.md#image-of-a-chat).
 */
export const isImageContext = ({ role, content }: ChatTurn): boolean =>
  role === 'assistant' && content.startsWith(IMAGE_CONTEXT_MARKER)

/** The hidden message of a description, as it travels in a chat's history. */
export const imageContextOf = (description: string): ChatTurn => ({
  role: 'assistant',
  content: `${IMAGE_CONTEXT_MARKER}\n${description}`,
})

/** What the image of a talk shows, as far as one of its messages says so; else ''. */
export const findImageDescription = (turns: readonly ChatTurn[]): string =>
  turns.find(isImageContext)?.content.slice(IMAGE_CONTEXT_MARKER.length).trim() ?? ''

/** What a chat is called in lists: its first question in one line. */
export function chatTitle(turns: readonly ChatTurn[]): string {
  const question = turns.find(({ role, content }) => role === 'user' && content.trim())?.content ?? ''
  return [...question.trim().replace(/\s+/g, ' ')].slice(0, CHAT_TITLE_CHARACTERS).join('')
}
