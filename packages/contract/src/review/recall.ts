import { RECALL_STATES, REVIEW_KINDS } from '@lectern/domain/review'
import { z } from 'zod'
import { Place } from '../materials.ts'
import { StudyDate } from './shapes.ts'

/** What a student remembers of a material on a day, if nothing is done until then. */
export const MaterialRecall = z
  .object({
    date: StudyDate,
    /** The day of the material's own exam to come; null without one. */
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
        /** With what probability it is remembered; null before its learning steps are done, and for missed questions. */
        recall: z.number().nullable(),
        /** Where its source stands in the material, with the page on which it ends; null where that cannot be told. */
        place: Place.extend({ last_page: z.int() }).nullable(),
      }),
    ),
    /**
     * The passages that no card and no missed question quotes, page by page, and what making cards of them costs. Null where
     * not all are looked at.
     */
    unasked: z
      .object({
        credits: z.int(),
        /** Those that hold any. */
        pages: z.array(z.object({ page: z.int(), passage_count: z.int(), credits: z.int() })),
      })
      .nullable(),
  })
  .meta({ id: 'MaterialRecall' })

/** What of a material, or of one of its pages, nothing asks about, as a text to make cards of. */
export const UnaskedText = z
  .object({
    /** The material's. */
    title: z.string(),
    /** Empty where everything is asked about. */
    text: z.string(),
    passage_count: z.int(),
    credits: z.int(),
  })
  .meta({ id: 'UnaskedText' })
