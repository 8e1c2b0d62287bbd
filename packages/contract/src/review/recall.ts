import { RECALL_STATES, REVIEW_KINDS } from '@lectern/domain/review'
import { z } from 'zod'
import { Place } from '../materials.ts'
import { StudyDate } from './shapes.ts'

/** What a student remembers of a material on a day, if nothing is done until then. */
export const MaterialRecall = z
  .object({
    date: StudyDate,
    /** Of the material's own exam to come; null without one. */
    exam_date: StudyDate.nullable(),
    page_count: z.int(),
    /** Whether there are more than are told, which are at most 2,000. */
    is_cut_off: z.boolean(),
    /** Cards and missed questions made of it, in the order in which they came; none that are set aside. */
    items: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(REVIEW_KINDS),
        /** The set, or the exam or recording, that it belongs to. */
        set: z.object({ id: z.int(), title: z.string() }),
        question: z.string(),
        state: z.enum(RECALL_STATES),
        /** With what probability it is remembered; null where it was never asked for, and for missed questions. */
        recall: z.number().nullable(),
        /** Where its source stands in the material, with the page on which it ends; null where that cannot be told. */
        place: Place.extend({ last_page: z.int() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'MaterialRecall' })
