import { ApiError } from '@lectern/contract/api-error'
import type { ChatEvent, ChatReply } from '@lectern/contract/understanding/shapes'
import { imageContextOf } from '@lectern/domain/understanding'
import { message, type Message as Text } from '@lectern/texts/message'
import { isStillFrom } from '../../core/documents/still-from.ts'
import { sendApiSignal } from '../../lib/api/api-signals.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { languageOfAnswer } from './answer-language.ts'
import { understandingApi } from './api.ts'
import {
  attachedNameStore,
  type Chat,
  changeChat,
  chatStore,
  draftStore,
  type Failure,
  imageStore,
  isShown,
  type Message,
  newId,
} from './chat.ts'
import { learnOfStopped, showAllTurns } from './find-answer.ts'
import { remarksOf } from './remarks.ts'
import { ReplyInProgress, replyStore } from './reply.ts'
import { whatIsBeingSaid } from './say-wrong.ts'

/** The server settles a stopped answer a moment after the connection is closed. */
const SETTLES_WITHIN_MS = 1500

/** Asks what is typed. Does nothing where that is nothing, or an answer is being written. */
export function ask(): void {
  const question = draftStore.get().trim()
  if (!question || replyStore.get()) return
  const file = imageStore.get()
  const isFirstLook = file !== null && chatStore.get().image === null
  const image = isFirstLook ? { filename: file.name, size: file.size } : null
  draftStore.set('')
  attachedNameStore.set('')
  chatStore.update((chat) => ({
    ...chat,
    clientId: chat.clientId || newId(),
    messages: [...chat.messages, { id: newId(), role: 'user', content: question, ...(image && { image }) }],
    pending: { key: newId(), failure: null },
    isChanged: true,
  }))
  void send()
}

/** Asks the last message again, under the same key: what was paid is not paid twice. */
export function askAgain(): void {
  const { pending } = chatStore.get()
  if (!pending || replyStore.get()) return
  changeChat({ pending: { ...pending, failure: null } })
  void send()
}

/** Takes the last message back into the box, to be changed or left. */
export function takeBack(): void {
  const { messages, pending } = chatStore.get()
  const last = messages.at(-1)
  if (!pending || replyStore.get() || last?.role !== 'user') return
  draftStore.update((draft) => [last.content, draft].filter(Boolean).join('\n\n'))
  changeChat({ messages: messages.slice(0, -1), pending: null })
}

async function send(): Promise<void> {
  const chat = chatStore.get()
  const { messages, pending } = chat
  const question = messages.at(-1)
  if (!pending || question?.role !== 'user') return
  const stopped = new AbortController()
  const image = question.image && !chat.image ? (imageStore.get() ?? undefined) : undefined
  if (question.image && !chat.image && !image) {
    fail(chat, new ImageLost())
    return
  }
  const reply = new ReplyInProgress(image ? 'reading-image' : 'sending', () => stopped.abort(new Stopped()))
  try {
    const saying = whatIsBeingSaid()
    if (saying) await Promise.race([saying, untilAborted(stopped.signal)])
    if (!isSame(chat)) return
    const said = chatStore.get().messages.slice(0, -1)
    const form = {
      message: question.content,
      context: chat.notes,
      history: JSON.stringify(said.map(({ role, content }) => ({ role, content }))),
      language: languageOfAnswer(chat),
      client_id: chat.clientId,
      image,
    }
    const options = { idempotencyKey: pending.key, signal: stopped.signal }
    const ask = async (origin: { material_id?: number; is_material_gone?: 'true' }) =>
      follow(await understandingApi.chatStream({ form: { ...form, ...origin } }, options), reply)
    const material_id = chat.notesMaterialId ?? undefined
    const gone = { is_material_gone: 'true' } as const
    const answer = await ask(chat.isMaterialGone ? gone : { material_id }).catch((error: unknown) => {
      // The notes are there all the same where the material that they were read from has been deleted meanwhile.
      if (material_id === undefined || !(error instanceof ApiError) || error.code !== 'not_found') throw error
      if (isSame(chat)) changeChat({ notesMaterialId: null, isMaterialGone: true })
      return ask(gone)
    })
    finish(chat, answer, reply)
  } catch (error) {
    if (error instanceof Stopped) stopAt(chat, reply)
    else fail(chat, error)
  } finally {
    reply.end()
    sendApiSignal('creditsChanged', undefined)
  }
}

/** Rejects with the signal's reason. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** Takes in what comes, up to the whole answer. @throws ApiError */
async function follow(events: AsyncIterable<ChatEvent>, reply: ReplyInProgress): Promise<ChatReply> {
  for await (const event of events) {
    if (event.type === 'done') return event
    if (event.type === 'error') throw ApiError.fromEvent(event)
    if (event.type === 'start') reply.begin(event.image_description)
    else if (event.type === 'citation') reply.cite(event.citation)
    else reply.add(event.text)
  }
  // The stream ended and did not say that it was done: the line is cut.
  throw ApiError.network(new Error('The stream broke off'))
}

/** The image of a message went with a reload, before it was seen. */
class ImageLost extends Error {
  override readonly name = 'ImageLost'
}

/** The student has had enough of an answer. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Whether the talk on screen is still the one that was asked in. */
const isSame = (asked: Chat): boolean => chatStore.get().clientId === asked.clientId && chatStore.get().pending !== null

function finish(asked: Chat, answer: ChatReply, reply: ReplyInProgress): void {
  if (!isSame(asked)) return
  const { part, made_by, model_name, citations, is_stopped, is_cut_off, session } = answer
  const said = {
    content: answer.reply,
    part,
    made_by,
    model_name,
    citations,
    is_stopped,
    is_cut_off,
    remarks: remarksOf(answer),
  }
  reply.end()
  takeIn(asked, said, answer.image_description)
  if (!session) return
  chatStore.update((chat) => ({
    ...chat,
    kept: { id: session.id, revision: session.revision, hasImage: chat.image !== null },
    isChanged: chat.notes !== asked.notes,
    // Notes that were typed have become a material: as they are written on, they still come from it.
    ...(session.material_id && isOfTheSame(chat, asked) && { notesMaterialId: session.material_id }),
  }))
  const hasMore = session.message_count !== chatStore.get().messages.filter(isShown).length
  if (hasMore) void showAllTurns(session.id)
}

/** Whether the notes are still those that were asked about, whatever was written around them. */
const isOfTheSame = (chat: Chat, asked: Chat): boolean =>
  chat.notesMaterialId === asked.notesMaterialId && isStillFrom(asked.notes, chat.notes)

/** Puts an answer behind its question, with what the image shows where this was its first look. */
function takeIn(asked: Chat, said: Omit<Message, 'id' | 'role'>, imageDescription: string | null): void {
  const image = asked.messages.at(-1)?.image ?? null
  const isFirstLook = image !== null && asked.image === null && imageDescription !== null
  const context = isFirstLook ? [{ id: newId(), ...imageContextOf(imageDescription) }] : []
  chatStore.update((chat) => ({
    ...chat,
    messages: [...chat.messages, ...context, { id: newId(), role: 'assistant', ...said }],
    pending: null,
    image: isFirstLook ? image : chat.image,
  }))
}

/** What was shown stays, and has been paid; where nothing was, the message goes back into the box and costs nothing. */
function stopAt(asked: Chat, { text, citations, imageDescription }: ReplyInProgress): void {
  setTimeout(() => sendApiSignal('creditsChanged', undefined), SETTLES_WITHIN_MS)
  if (!isSame(asked)) return
  const isImageSeen = imageDescription !== null && asked.image === null && Boolean(asked.messages.at(-1)?.image)
  if (!text.trim() && !isImageSeen) {
    const { messages } = chatStore.get()
    draftStore.update((draft) => [messages.at(-1)?.content, draft].filter(Boolean).join('\n\n'))
    changeChat({ messages: messages.slice(0, -1), pending: null })
    return
  }
  const remark = message(text.trim() ? 'understanding.stopped' : 'understanding.stoppedAfterImage')
  takeIn(asked, { content: text, citations, is_stopped: true, remarks: [remark] }, imageDescription)
  const answer = chatStore.get().messages.at(-1)
  if (answer) void learnOfStopped(answer.id)
}

function fail(asked: Chat, error: unknown): void {
  const { pending } = chatStore.get()
  if (!isSame(asked) || !pending) return
  // Something in the talk has changed since the key was first used: from now on it is another call.
  const isNewCall = error instanceof ApiError && error.code === 'key_reused'
  changeChat({ pending: { key: isNewCall ? newId() : pending.key, failure: describe(error) } })
  if (isNewCall) queueMicrotask(askAgain)
}

/** The catalogue's words. */
function describe(error: unknown): Failure {
  const isShortOfCredits = error instanceof ApiError && error.status === 402
  const text = textOf(error)
  const isReasonLeft =
    error instanceof ApiError && error.data.reason !== undefined && text.id === 'understanding.refunded'
  return { text, isShortOfCredits, ...(isReasonLeft && { reason: errorText(error, '') }) }
}

function textOf(error: unknown): Text {
  if (error instanceof ImageLost) return message('understanding.imageLost')
  if (!(error instanceof ApiError)) return message('understanding.failed')
  if (error.status === 0) return message('understanding.networkFailed')
  if (typeof error.data.credits_refunded === 'number') return message('understanding.refunded')
  const said = errorText(error, '')
  return said ? message('understanding.chatFailed', { error: said }) : message('understanding.failed')
}
