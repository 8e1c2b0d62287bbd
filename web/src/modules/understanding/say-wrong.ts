import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { feedbackApi } from '../../core/feedback/feedback-api.ts'
import { chatStore } from './chat.ts'
import { showAllTurns } from './find-answer.ts'

/** Says that an answer of the talk on screen is wrong: it goes, and the talk is shown as it is kept. Resolves with the credits that came back. */
export async function sayAnswerWrong(part: string, reason: FeedbackReason): Promise<number> {
  const { kept } = chatStore.get()
  if (!kept) throw new Error('No chat is kept')
  const { credits_returned } = await feedbackApi.give({ body: { kind: 'understanding', id: kept.id, part, reason } })
  await showAllTurns(kept.id)
  return credits_returned
}
