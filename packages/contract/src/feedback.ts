/** What students say against what was made for them (requirements/feedback.md#calls-of-feedback). */
import { FEEDBACK_KINDS, FEEDBACK_REASONS } from '@lectern/domain/credits/feedback'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Id } from './shapes.ts'

/** The call by which a made item goes (requirements/feedback.md#calls-of-feedback). */
export const feedbackEndpoints = endpoints({
  give: {
    method: 'POST',
    path: '/api/feedback/',
    summary:
      'Says that a made item of the student is wrong: it goes, and its share of the price comes back. Once an item',
    access: 'student',
    body: z.object({ kind: z.enum(FEEDBACK_KINDS), id: Id, reason: z.enum(FEEDBACK_REASONS) }),
    response: z.object({
      /** What came back with this item; 0 until the shares of its run come to a whole credit more. */
      credits_returned: z.int(),
      user_credits: z.int(),
    }),
    errors: ['not_found'],
  },
})
