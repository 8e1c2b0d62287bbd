import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { giveFeedback } from '../../core/feedback/give-feedback.ts'
import { changeChat, chatStore } from './chat.ts'
import { showAllTurns } from './find-answer.ts'

/** What is being said now; never rejects. */
let saying: Promise<unknown> | null = null

/** Settles once no answer is about to go; null where none is. A question waits for it: with the answer in its history, the server would keep it anew. */
export const whatIsBeingSaid = (): Promise<unknown> | null => saying

/** Says that an answer of the talk on screen is wrong: it goes, and the talk is shown as it is kept. Resolves with the credits that came back. */
export async function sayAnswerWrong(part: string, reason: FeedbackReason): Promise<number> {
  const { kept } = chatStore.get()
  if (!kept) throw new Error('No chat is kept')
  const said = give(kept.id, part, reason)
  const settled = said
    .catch(() => {})
    .then(() => {
      if (saying === settled) saying = null
    })
  saying = settled
  const credits = await said
  void showAllTurns(kept.id)
  return credits
}

/** The answer goes from the screen as soon as it has gone from the chat, whether or not that can be read anew. */
async function give(id: number, part: string, reason: FeedbackReason): Promise<number> {
  const credits = await giveFeedback({ kind: 'understanding', id, part }, reason)
  const { kept, messages } = chatStore.get()
  if (kept?.id === id) changeChat({ messages: messages.filter((message) => message.part !== part) })
  return credits
}
