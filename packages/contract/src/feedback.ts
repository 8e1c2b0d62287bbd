/** What students say against what was made for them (requirements/feedback.md#calls-of-feedback). */
import { FEEDBACK_KINDS, FEEDBACK_REASONS } from '@lectern/domain/credits/feedback'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Id, PartId } from './shapes.ts'

/** A made item. */
const Item = z.object({
  kind: z.enum(FEEDBACK_KINDS),
  /** The id of the card or the question, or of the notes, the lecture, the essay, the talk or the chat that the part stands in. */
  id: Id,
  /** Which part of notes or of a lecture, which remark on an essay or a talk, or which answer of a chat. */
  part: PartId.optional(),
})

/** The calls by which a made item goes, and is held against its material (requirements/feedback.md#calls-of-feedback). */
export const feedbackEndpoints = endpoints({
  give: {
    method: 'POST',
    path: '/api/feedback/',
    summary:
      'Says that a made item of the student is wrong: it goes, and its share of the price comes back. Once an item',
    access: 'student',
    body: Item.extend({ reason: z.enum(FEEDBACK_REASONS) }),
    response: z.object({
      /** What came back with this item; 0 until the shares come to a whole credit more, and for a part that was made again. */
      credits_returned: z.int().min(0),
      user_credits: z.int(),
      /** Whether `check` has something to hold it against: it was said to be wrong, and was made from a material. */
      can_be_checked: z.boolean(),
    }),
    errors: ['not_found'],
  },
  check: {
    method: 'POST',
    path: '/api/feedback/check/',
    summary:
      'Holds an item that the student said to be wrong against the material that it was made from, once and at no price',
    access: 'student',
    body: Item,
    response: z.object({
      /** What the material says otherwise; null where nothing was found, which does not mean that the item was right. */
      contradiction: z
        .object({
          /** Words of the material, in one line. */
          words: z.string(),
          /** Null where it has been deleted. */
          material_id: Id.nullable(),
        })
        .nullable(),
    }),
    errors: ['not_found'],
  },
})
