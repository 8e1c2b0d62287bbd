import { createHash, randomUUID } from 'node:crypto'
import type { ChatMessage, ChatReply } from '@lectern/contract/understanding/shapes'
import { type ChatTurn, imageContextOf, isImageContext, MAX_CHAT_MESSAGES } from '@lectern/domain/understanding'
import { holdStudent } from '../../core/accounts/student-store.ts'
import type { TypedServices } from '../../core/documents/typed/adopt-typed.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { ImageColumns } from './keep-image.ts'
import { readSessionTexts } from './sessions/session-input.ts'
import {
  changeSession,
  findTalk,
  insertSessionOnce,
  lockTalk,
  type SessionRow,
  type TalkPlace,
} from './sessions/session-store.ts'
import { type BroughtNotes, settleNotes } from './settle-notes.ts'

/** A talk whose next turn is to be kept: where, and what was said in it before, hidden messages included. Its notes become those of the chat. */
export interface TalkToKeep extends BroughtNotes {
  place: TalkPlace
  said: readonly ChatTurn[]
}

/** What a chat was named by, where its call named one; else its talk says which it is. */
export const placeOf = (
  { session_id, client_id }: { session_id?: number | null; client_id?: string },
  said: readonly ChatTurn[],
): TalkPlace => ({
  sessionId: session_id ?? null,
  clientId: session_id ? null : (client_id ?? null),
  talkHash: session_id || client_id || said.length === 0 ? null : hashOfTalk(said),
})

/** What was said, as one word: the same for all who bring the same talk, whatever else they know of it. */
export const hashOfTalk = (messages: readonly ChatTurn[]): string =>
  createHash('sha256')
    .update(JSON.stringify(shownOf(messages).map(({ role, content }) => [role, content.trim()])))
    .digest('base64url')

const shownOf = <Turn extends ChatTurn>(messages: readonly Turn[]): Turn[] =>
  messages.filter((message) => message.content.trim() && !isImageContext(message))

/** The messages of a turn: the question, what its image shows, and the answer as far as it was shown. */
export function turnOf(
  { question, imageDescription }: { question: string; imageDescription: string },
  image: ImageColumns | null,
  { reply, part, citations, made_by, model_name, is_stopped, is_cut_off }: Omit<ChatReply, 'session' | 'credit_cost'>,
): ChatMessage[] {
  const facts = image && { image: { filename: image.imageName ?? '', size: image.imageBytes ?? 0 } }
  return [
    { role: 'user', content: question, ...facts },
    ...(image ? [imageContextOf(imageDescription)] : []),
    {
      role: 'assistant',
      content: reply,
      ...(part && { part }),
      citations,
      made_by,
      ...(model_name && { model_name }),
      ...(is_stopped && { is_stopped }),
      ...(is_cut_off && { is_cut_off }),
    },
  ]
}

/**
 * Keeps a turn at the end of its chat, which begins with it where it is not there. What another tab has said meanwhile
 * stays before it; what the chat has missed of the talk is made up for; a turn that stands there already is not kept twice.
 */
export async function keepTurn(
  tx: Transaction,
  services: TypedServices,
  student: { id: number },
  { place, said, notes, ...about }: TalkToKeep,
  turn: readonly ChatMessage[],
  image: ImageColumns | null,
): Promise<NonNullable<ChatReply['session']>> {
  const at = services.clock.now()
  // Whoever keeps a chat has its student: its notes stay as they are read here.
  if (!(await holdStudent(tx, student.id))) throw Problem.notFound()
  // Before the chat is locked: whoever deletes the material has it before the chat, too.
  const origin = await settleNotes(tx, services, student, { notes, ...about }, await findTalk(tx, student.id, place))
  const texts = (messages: ChatMessage[], image_description = '') => ({
    ...readSessionTexts({ messages, images: [], notes_content: notes, image_description }),
    talkHash: place.sessionId === null && place.clientId === null ? hashOfTalk(messages) : null,
    ...origin,
  })
  const kept = await lockTalk(tx, student.id, place)
  if (kept) return presentKept(await append(kept))
  const fresh = { studentId: student.id, clientId: place.clientId ?? randomUUID(), revision: 1 }
  const before = said.slice(-(MAX_CHAT_MESSAGES - turn.length))
  const times = { createdAt: at, updatedAt: at }
  const begun = await insertSessionOnce(tx, { ...fresh, ...texts([...before, ...turn]), ...image, ...times })
  if (begun) return presentKept(begun)
  // Begun by two tabs at once.
  const other = await lockTalk(tx, student.id, { ...place, sessionId: null })
  if (!other) throw new Error('The chat of this name went while it was being kept')
  return presentKept(await append(other))

  async function append(session: SessionRow): Promise<SessionRow> {
    const messages = join(session.messages, said, turn)
    if (!messages) return session
    const isImageNew = image !== null && session.imageKey === null
    return changeSession(tx, session.id, {
      ...texts(messages, session.imageDescription),
      ...(isImageNew && image),
      revision: session.revision + 1,
      updatedAt: at,
    })
  }
}

/** What is kept with the turn behind it; null where it stands there already. */
function join(
  kept: readonly ChatMessage[],
  said: readonly ChatTurn[],
  turn: readonly ChatMessage[],
): ChatMessage[] | null {
  const known = shownOf(kept)
  const talk = shownOf(said)
  if (isSame(known, [...talk, ...shownOf(turn)])) return null
  const missed =
    talk.length > known.length && isSame(known, talk.slice(0, known.length)) ? talk.slice(known.length) : []
  return [...kept, ...missed, ...turn]
}

const isSame = (some: readonly ChatTurn[], others: readonly ChatTurn[]): boolean =>
  some.length === others.length && hashOfTalk(some) === hashOfTalk(others)

const presentKept = ({ id, revision, messageCount, materialId }: SessionRow) => ({
  ...{ id, revision },
  message_count: messageCount,
  material_id: materialId,
})
