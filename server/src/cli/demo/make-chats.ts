import { randomUUID } from 'node:crypto'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { imageContextOf } from '@lectern/domain/understanding'
import { createSession } from '../../modules/understanding/sessions/create-session.ts'
import type { DatedServices } from './dated-services.ts'
import { CHAT, PICTURE_CHAT } from './material.ts'

const { body } = understandingEndpoints.createSession

interface Turn {
  question: string
  answer: string
  /** To the letter, what the answer stands on. */
  quote: string
}

/** A chat over notes. */
export async function makeChat({ services }: DatedServices, student: { id: number }): Promise<void> {
  const messages = CHAT.turns.flatMap((turn) => messagesOf(turn, CHAT.notes, 'notes'))
  await createSession(services, student, body.parse({ messages, notes_content: CHAT.notes }))
}

/** A chat about a picture, by what can be read in it. */
export async function makePictureChat(
  { services }: DatedServices,
  student: { id: number },
  { picture, text }: { picture: Buffer; text: string },
): Promise<void> {
  const { filename, turns } = PICTURE_CHAT
  const [first, ...others] = turns.flatMap((turn) => messagesOf(turn, text, 'image'))
  const image = { filename, size: picture.length }
  const file = `data:image/png;base64,${picture.toString('base64')}`
  const messages = [{ ...first, image }, imageContextOf(text), ...others]
  await createSession(
    services,
    student,
    body.parse({ messages, images: [{ file, filename }], image_description: text }),
  )
}

/** A question, and an answer that cites what it stands on as those of the engine do. */
function messagesOf({ question, answer, quote }: Turn, text: string, source: 'notes' | 'image') {
  const start = text.indexOf(quote)
  const citations = [{ number: 1, text: quote, start, end: start + quote.length, source }]
  return [
    { id: randomUUID(), role: 'user', content: question },
    { id: randomUUID(), role: 'assistant', content: answer, citations, made_by: 'built-in' },
  ]
}
