import { REVIEW_KINDS } from '@lectern/domain/review'
import { z } from 'zod'
import { Timestamp } from '../shapes.ts'
import { ReviewItem, ReviewSettings, SetReviewSettings, StudyDate } from './shapes.ts'

/** A card or a missed question with all that a device needs to go on with it alone: days are the student's, by their date. */
const AheadItem = ReviewItem.extend({
  /** The material that its set was made of, if any. */
  material_id: z.int().nullable(),
  /** A key that cards of one sentence share. */
  sibling_key: z.string().nullable(),
  stability: z.number(),
  difficulty: z.number(),
  /** Which of the learning steps it stands on; of a missed question, on how many days it was right since. */
  step: z.int(),
  /** How often it was forgotten in reviews, which is what sets it aside. */
  leech_lapse_count: z.int(),
  last_day: StudyDate.nullable(),
  /** Learned: the day on which it comes back. In the learning steps, `due_at` is the moment. */
  due_day: StudyDate.nullable(),
  /** The first day on which it is shown again. */
  buried_until: StudyDate.nullable(),
}).meta({ id: 'AheadReviewItem' })
export type AheadItem = z.infer<typeof AheadItem>

/** What belongs together: one set, one exam's questions, or the cards made of a material. */
const Group = z.object({ kind: z.enum([...REVIEW_KINDS, 'material']), id: z.int() })
export type Group = z.infer<typeof Group>

/** What a device without a network reviews. */
export const Ahead = z
  .object({
    /** To be sent along with the answers: none was given before. */
    handed_out_at: Timestamp,
    /** Where the student's days begin. */
    time_zone: z.string(),
    /** Until the end of this day every card is here that its limits let come. */
    until: StudyDate,
    settings: ReviewSettings,
    /** The parameters of FSRS-6 that fit the student; null for those that fit most. */
    weights: z.array(z.number()).nullable(),
    /** Sets that differ from the student's settings. */
    sets: z.array(SetReviewSettings.extend({ group: Group })),
    /** Sets and materials that are learned towards an exam to come, the nearest first. */
    exams: z.array(
      z.object({
        group: Group,
        date: StudyDate,
        /** Its cards that were never asked for and are not set aside, here or not. */
        new_count: z.int(),
      }),
    ),
    /** What was done today. */
    done: z.object({
      date: StudyDate,
      answer_count: z.int(),
      new_count: z.int(),
      due_count: z.int(),
      /** The missed questions that were answered. */
      mistake_ids: z.array(z.int()),
      /** The sets that differ, and the sets and materials that have an exam. */
      sets: z.array(z.object({ group: Group, new_count: z.int(), due_count: z.int() })),
    }),
    /** How long an answer takes the student, in milliseconds. */
    pace_ms: z.number(),
    /** In the order in which they come up; at most 2,000, and about 4 million characters. */
    items: z.array(AheadItem),
  })
  .meta({ id: 'ReviewAhead' })
export type Ahead = z.infer<typeof Ahead>
