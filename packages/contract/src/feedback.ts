/** What students say against what was made for them (requirements/feedback.md#calls-of-feedback). */
import { FEEDBACK_KINDS, FEEDBACK_REASONS } from '@lectern/domain/credits/feedback'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Id, PartId } from './shapes.ts'

/** The call by which a made item goes (requirements/feedback.md#calls-of-feedback). */
export const feedbackEndpoints = endpoints({
  give: {
    method: 'POST',
    path: '/api/feedback/',
    summary:
      'Says that a made item of the student is wrong: it goes, and its share of the price comes back. Once an item',
    access: 'student',
    body: z.object({
      kind: z.enum(FEEDBACK_KINDS),
      /** The id of the card or the question, or of the notes, the lecture, the essay, the talk or the chat that the part stands in. */
      id: Id,
      /** Which part of notes or of a lecture, which remark on an essay or a talk, or which answer of a chat. */
      part: PartId.optional(),
      reason: z.enum(FEEDBACK_REASONS),
    }),
    response: z.object({
      /** What came back with this item; 0 until the shares come to a whole credit more, and for a part that was made again. */
      credits_returned: z.int().min(0),
      user_credits: z.int(),
    }),
    errors: ['not_found'],
  },
})
