import { ApiError } from '@lectern/contract/api-error'
import type { ChatEvent, ChatReply } from '@lectern/contract/understanding'
import { chatFailed, imageContextOf, UNDERSTANDING_TEXTS } from '@lectern/domain/understanding'
import { sendApiSignal, signalRefund } from '../../lib/api-signals.ts'
import { errorText } from '../../lib/error-text.ts'
import { understandingApi } from './api.ts'
import { type Chat, changeChat, chatStore, draftStore, type Failure, imageStore, languageStore, newId } from './chat.ts'
import { ReplyInProgress, replyStore } from './reply.ts'

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
  const reply = new ReplyInProgress(image ? 'reading-image' : 'sending', () => stopped.abort(new Stopped()))
  const form = {
    message: question.content,
    context: chat.notes,
    history: JSON.stringify(messages.slice(0, -1).map(({ role, content }) => ({ role, content }))),
    language: languageStore.get(),
    image,
  }
  try {
    const options = { idempotencyKey: pending.key, signal: stopped.signal }
    finish(chat, await follow(await understandingApi.chatStream({ form }, options), reply), reply)
  } catch (error) {
    if (error instanceof Stopped) stopAt(chat, reply)
    else fail(chat, error)
  } finally {
    reply.end()
    sendApiSignal('creditsChanged', undefined)
  }
}

/** Takes in what comes, up to the whole answer. @throws ApiError */
async function follow(events: AsyncIterable<ChatEvent>, reply: ReplyInProgress): Promise<ChatReply> {
  for await (const event of events) {
    if (event.type === 'done') return event
    if (event.type === 'error') throw failureOf(event)
    if (event.type === 'start') reply.begin()
    else if (event.type === 'citation') reply.cite(event.citation)
    else reply.add(event.text)
  }
  // The stream ended and did not say that it was done: the line is cut.
  throw ApiError.network(new Error('The stream broke off'))
}

/** The student has had enough of an answer. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Whether the talk on screen is still the one that was asked in. */
const isSame = (asked: Chat): boolean => chatStore.get().clientId === asked.clientId && chatStore.get().pending !== null

function finish(asked: Chat, answer: ChatReply, reply: ReplyInProgress): void {
  if (!isSame(asked)) return
  const question = asked.messages.at(-1)
  const isFirstLook = Boolean(question?.image) && asked.image === null && answer.image_description !== null
  const context = isFirstLook ? [{ id: newId(), ...imageContextOf(answer.image_description ?? '') }] : []
  const { made_by, citations } = answer
  const said = { id: newId(), role: 'assistant' as const, content: answer.reply, made_by, citations }
  reply.end()
  chatStore.update((chat) => ({
    ...chat,
    messages: [...chat.messages, ...context, { ...said, remarks: remarksOf(answer) }],
    pending: null,
    image: isFirstLook ? (question?.image ?? null) : chat.image,
  }))
}

function remarksOf(answer: ChatReply): string[] {
  const { is_stopped, is_cut_off, are_notes_excerpted, turns_left_out } = answer
  return [
    is_stopped && 'This answer was interrupted; it ends where it was then.',
    is_cut_off && 'This answer reached the greatest length and ends in the middle. Ask to go on.',
    are_notes_excerpted && 'Your notes are too long to be read as a whole: the passages nearest to your question were.',
    turns_left_out > 0 && `This talk has grown long: its first ${turns_left_out} messages were left out.`,
  ].filter((remark) => remark !== false)
}

/** What was shown stays, and has been paid; where nothing was, the message goes back into the box and costs nothing. */
function stopAt(asked: Chat, { text, citations }: ReplyInProgress): void {
  setTimeout(() => sendApiSignal('creditsChanged', undefined), SETTLES_WITHIN_MS)
  if (!isSame(asked)) return
  if (!text.trim()) {
    const { messages } = chatStore.get()
    draftStore.update((draft) => [messages.at(-1)?.content, draft].filter(Boolean).join('\n\n'))
    changeChat({ messages: messages.slice(0, -1), pending: null })
    return
  }
  const said = {
    id: newId(),
    role: 'assistant' as const,
    content: text,
    citations,
    remarks: ['You stopped this answer.'],
  }
  chatStore.update((chat) => ({ ...chat, messages: [...chat.messages, said], pending: null }))
}

function fail(asked: Chat, error: unknown): void {
  const { pending } = chatStore.get()
  if (!isSame(asked) || !pending) return
  // Something in the talk has changed since the key was first used: from now on it is another call.
  const isNewCall = error instanceof ApiError && error.code === 'key_reused'
  changeChat({ pending: { key: isNewCall ? newId() : pending.key, failure: describe(error) } })
  if (isNewCall) queueMicrotask(askAgain)
}

/** The words of 2§8. */
function describe(error: unknown): Failure {
  const isShortOfCredits = error instanceof ApiError && error.status === 402
  return { text: textOf(error), isShortOfCredits }
}

function textOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNDERSTANDING_TEXTS.failed
  if (error.status === 0) return UNDERSTANDING_TEXTS.networkFailed
  if (typeof error.data.credits_refunded === 'number') return UNDERSTANDING_TEXTS.refunded
  const said = errorText(error, '')
  return said ? chatFailed(said) : UNDERSTANDING_TEXTS.failed
}

/** An error that came as an event, since the status had been sent. */
function failureOf(event: Extract<ChatEvent, { type: 'error' }>): ApiError {
  signalRefund(event)
  return new ApiError(200, event.code, event.error, { data: { ...event } })
}
