import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { withTexts } from '../../lib/language.ts'
import { feedbackApi, type MadeItem } from './feedback-api.ts'

/** Has a made item go; resolves with the credits that came back. What its material says otherwise is told when that is known. */
export async function giveFeedback(item: MadeItem, reason: FeedbackReason): Promise<number> {
  const { credits_returned, can_be_checked } = await feedbackApi.give({ body: { ...item, reason } })
  // Nobody waits for it, and where it fails there is nothing to tell.
  if (can_be_checked)
    withTexts(import('./tell-contradiction.tsx'), 'generation', 'places')
      .then(({ tellContradiction }) => tellContradiction(item))
      .catch(() => {})
  return credits_returned
}
