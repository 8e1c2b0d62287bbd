import { createHash } from 'node:crypto'
import type { Body } from '@lectern/contract/endpoint'
import type { understandingEndpoints } from '@lectern/contract/understanding'
import type { ChatMessage } from '@lectern/contract/understanding/shapes'
import {
  CHAT_IMAGE_LIMIT_BYTES,
  CHAT_IMAGE_TYPES,
  chatTitle,
  findImageDescription,
  isImageContext,
  truncateNotes,
  UNDERSTANDING_TEXTS,
} from '@lectern/domain/understanding'
import { countWords } from '@lectern/domain/words'
import type { ImageType } from '../../../core/documents/reading/pictures/image-header.ts'
import { requireWholeImage } from '../../../core/documents/require-whole-image.ts'
import { Problem } from '../../../problem.ts'

type SessionBody = Omit<Body<typeof understandingEndpoints.createSession>, 'client_id'>

/** The texts of a chat as they are kept: notes within the word limit, the description where it was found. */
export function readSessionTexts({ messages, notes_content, image_description }: Omit<SessionBody, 'material_id'>) {
  const notesContent = truncateNotes(notes_content)
  const imageDescription = image_description || findImageDescription(messages)
  return {
    title: chatTitle(messages),
    messages: messages.map(withoutUrl),
    messageCount: messages.filter((message) => !isImageContext(message)).length,
    notesContent,
    notesWords: countWords(notesContent),
    imageDescription,
    textBytes: Buffer.byteLength(JSON.stringify(messages)) + Buffer.byteLength(notesContent + imageDescription),
  }
}

/** Where an image stands is ours to say. */
function withoutUrl({ image, ...message }: ChatMessage): ChatMessage {
  return image ? { ...message, image: { filename: image.filename, size: image.size } } : message
}

/** An image as it came with a chat. */
export interface SentImage {
  bytes: Buffer
  type: ImageType
  name: string
  hash: string
}

const DATA_URL = /^data:image\/[\w.+-]{1,40};base64,/

/**
 * The image that a chat brings, told by its bytes; null where it brings none.
 * @throws Problem `unsupported_type` for what is no image, `unreadable` for a damaged one, `too_large`
 */
export function readSentImage({ images: [image] }: Pick<SessionBody, 'images'>): SentImage | null {
  if (image?.file === undefined) return null
  const head = DATA_URL.exec(image.file)?.[0]
  const bytes = Buffer.from(image.file.slice(head?.length ?? 0), 'base64')
  if (head === undefined) throw new Problem('unsupported_type', UNDERSTANDING_TEXTS.invalidImage)
  if (bytes.length > CHAT_IMAGE_LIMIT_BYTES) throw new Problem('too_large', UNDERSTANDING_TEXTS.invalidImage)
  const type = requireWholeImage(bytes, CHAT_IMAGE_TYPES, UNDERSTANDING_TEXTS.invalidImage)
  return { bytes, type, name: image.filename || 'image', hash: createHash('sha256').update(bytes).digest('hex') }
}
