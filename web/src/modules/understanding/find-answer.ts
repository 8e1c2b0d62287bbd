import type { ChatSession } from '@lectern/contract/understanding/shapes'
import { type ChatTurn, isImageContext } from '@lectern/domain/understanding'
import { message } from '@lectern/texts/message'
import { wait } from '../../lib/wait.ts'
import { understandingApi } from './api.ts'
import { changeChat, chatStore } from './chat.ts'
import { factsOf, talkOf } from './kept-talk.ts'
import { ReplyInProgress, replyStore } from './reply.ts'

/** The server notices a page that went, and keeps what it had been shown, a moment later. */
const LOOK_AFTER_MS = [200, 1000, 2000, 4000]

/**
 * After a reload in the middle of an answer: shows what was paid of it, which the server has kept. Where there is nothing,
 * the message waits to be sent again.
 */
export async function findAnswer(): Promise<void> {
  const { pending, clientId } = chatStore.get()
  if (!pending || pending.failure || replyStore.get()) return
  const stopped = new AbortController()
  const looking = new ReplyInProgress('finding', () => stopped.abort())
  const found = await lookFor(clientId, holdsLastQuestion, stopped.signal)
  looking.end()
  const chat = chatStore.get()
  if (chat.clientId !== clientId || !chat.pending) return
  if (found) takeOver(found)
  else
    changeChat({
      pending: { ...pending, failure: { text: message('understanding.networkFailed'), isShortOfCredits: false } },
    })
}

/**
 * After an answer was stopped: its end, with all that was to be told of it, was not awaited. Learns from the chat that it is kept in what it
 * is known by, so that it can be said to be wrong, and who made it.
 */
export async function learnOfStopped(answerId: string): Promise<void> {
  const { clientId } = chatStore.get()
  const found = await lookFor(clientId, (session) => findStopped(session, answerId) !== undefined)
  const stopped = found && findStopped(found, answerId)
  const chat = chatStore.get()
  if (!stopped || chat.clientId !== clientId) return
  const { part, made_by, model_name } = stopped
  const messages = chat.messages.map((message) =>
    message.id === answerId ? { ...message, part, made_by, model_name } : message,
  )
  // A chat that has gone on, here or in another tab, is kept as its next turn says.
  const isAll = shownOf(found.messages).length === shownOf(messages).length
  if (!isAll) changeChat({ messages })
  else changeChat({ messages, kept: factsOf(found), isChanged: chat.notes !== found.notes_content })
}

/** The answer on screen as it is kept: it stands at the same place, behind the same question. */
function findStopped({ messages }: ChatSession, answerId: string): ChatSession['messages'][number] | undefined {
  const own = shownOf(chatStore.get().messages)
  const index = own.findIndex(({ id }) => id === answerId)
  const kept = shownOf(messages)
  const [question, answer] = [kept[index - 1], kept[index]]
  return answer?.is_stopped && question?.content === own[index - 1]?.content ? answer : undefined
}

const shownOf = <Turn extends ChatTurn>(messages: readonly Turn[]): Turn[] =>
  messages.filter((message) => !isImageContext(message))

async function lookFor(
  clientId: string,
  holds: (session: ChatSession) => boolean,
  signal?: AbortSignal,
): Promise<ChatSession | null> {
  for (const pauseMs of LOOK_AFTER_MS) {
    await wait(pauseMs, signal).catch(() => {})
    if (signal?.aborted) return null
    const { sessions } = await understandingApi.listSessions({ query: { client_id: clientId } }).catch(() => NONE)
    const [session] = sessions
    if (session && holds(session)) return session
  }
  return null
}

const NONE: { sessions: ChatSession[] } = { sessions: [] }

/** A question may have been asked before: it must stand there as often as it stands here. */
function holdsLastQuestion({ messages }: ChatSession): boolean {
  const { messages: own } = chatStore.get()
  const question = own.at(-1)?.content
  const count = (all: readonly { role: string; content: string }[]) =>
    all.filter(({ role, content }) => role === 'user' && content === question).length
  return count(messages) >= count(own)
}

/** Shows a talk as it is kept: with the turns that another tab has added to it, and without what has gone from it. */
export async function showAllTurns(sessionId: number): Promise<void> {
  const session = await understandingApi.getSession({ params: { id: sessionId } }).catch(() => null)
  const { kept, pending } = chatStore.get()
  if (!session || kept?.id !== sessionId || pending) return
  // What was read before the last turn was kept does not hold it.
  if (session.revision >= kept.revision) takeOver(session)
}

/** The talk as it is kept; the notes on screen stay. */
function takeOver(session: ChatSession): void {
  const { notes } = chatStore.get()
  changeChat({ ...talkOf(session), isChanged: notes !== session.notes_content })
}
