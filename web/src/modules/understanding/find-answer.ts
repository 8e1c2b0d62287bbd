import type { ChatSession } from '@lectern/contract/understanding/shapes'
import { message } from '@lectern/texts/message'
import { wait } from '../../lib/wait.ts'
import { understandingApi } from './api.ts'
import { changeChat, chatStore } from './chat.ts'
import { talkOf } from './kept-talk.ts'
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
  const found = await lookFor(clientId, stopped.signal)
  looking.end()
  const chat = chatStore.get()
  if (chat.clientId !== clientId || !chat.pending) return
  if (found) takeOver(found)
  else
    changeChat({
      pending: { ...pending, failure: { text: message('understanding.networkFailed'), isShortOfCredits: false } },
    })
}

async function lookFor(clientId: string, signal: AbortSignal): Promise<ChatSession | null> {
  for (const pauseMs of LOOK_AFTER_MS) {
    await wait(pauseMs, signal).catch(() => {})
    if (signal.aborted) return null
    const { sessions } = await understandingApi.listSessions({ query: { client_id: clientId } }).catch(() => NONE)
    const [session] = sessions
    if (session && holdsLastQuestion(session)) return session
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

/** Shows a talk with the turns that another tab has added to it. */
export async function showAllTurns(sessionId: number): Promise<void> {
  const session = await understandingApi.getSession({ params: { id: sessionId } }).catch(() => null)
  const { kept, pending } = chatStore.get()
  if (session && kept?.id === sessionId && !pending) takeOver(session)
}

/** The talk as it is kept; the notes on screen stay. */
function takeOver(session: ChatSession): void {
  const { notes } = chatStore.get()
  changeChat({ ...talkOf(session), isChanged: notes !== session.notes_content })
}
