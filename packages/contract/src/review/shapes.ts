import { EASY_DAYS, MOST_FLAG, REVIEW_KINDS, STAGES } from '@lectern/domain/review'
import { z } from 'zod'
import { CardNote } from '../cards/shapes.ts'
import { Timestamp } from '../shapes.ts'

/** A date of the student's, whose days begin at 4 in the morning: 2026-11-22. */
export const StudyDate = z.iso.date()

/** How long until a card comes back. */
export const Wait = z.object({ unit: z.enum(['minutes', 'days']), count: z.int() }).meta({ id: 'ReviewWait' })
export type Wait = z.infer<typeof Wait>

/** How a card stands in the student's memory. */
export const ReviewState = z
  .object({
    id: z.int(),
    kind: z.enum(REVIEW_KINDS),
    /** The flashcard that is reviewed. */
    source_id: z.int(),
    stage: z.enum(STAGES),
    /** When it is shown next: the moment, or the beginning of the student's day; null while it is new. */
    due_at: Timestamp.nullable(),
    last_reviewed_at: Timestamp.nullable(),
    review_count: z.int(),
    lapse_count: z.int(),
    is_suspended: z.boolean(),
    /** Forgotten so often that it was set aside. */
    is_leech: z.boolean(),
    /** Put off until tomorrow. */
    is_buried: z.boolean(),
    /** 0 for none. */
    flag: z.int().min(0).max(MOST_FLAG),
  })
  .meta({ id: 'ReviewState' })
export type ReviewState = z.infer<typeof ReviewState>

export const ReviewItem = ReviewState.extend({
  flashcard_set: z.object({ id: z.int(), title: z.string() }),
  /** As it is asked and answered, in plain text: `[…]` where a gap is asked for. */
  question: z.string(),
  answer: z.string(),
  /** What the card is made of, for whoever draws or changes it. */
  note: CardNote,
  /** The sentence of the material that it came from. */
  source: z.string().nullable(),
}).meta({ id: 'ReviewItem' })
export type ReviewItem = z.infer<typeof ReviewItem>

/** What each grade would do to it, as things stand. */
export const QueuedItem = ReviewItem.extend({
  intervals: z.object({ again: Wait, hard: Wait, good: Wait, easy: Wait }),
}).meta({ id: 'QueuedReviewItem' })
export type QueuedItem = z.infer<typeof QueuedItem>

export const ReviewSettings = z
  .object({
    /** Such as `Asia/Hong_Kong`; null until the site has said it: then the days are those of UTC. */
    time_zone: z.string().nullable(),
    /** What part of the cards is to be remembered when they come back. */
    retention: z.number(),
    new_per_day: z.int(),
    reviews_per_day: z.int(),
    /** Whether the first answer a card and day of a study against the clock counts. */
    counts_studies: z.boolean(),
    grade_buttons: z.union([z.literal(2), z.literal(4)]),
    shows_intervals: z.boolean(),
    /** From Monday to Sunday. */
    easy_days: z.array(z.enum(EASY_DAYS)),
    holidays: z.array(StudyDate),
    /** Whether the parameters of FSRS are fitted to the student's own reviews, from 400 on. */
    adapts: z.boolean(),
    /** What the parameters in use were fitted to; null for those that fit most. */
    fit: z.object({ review_count: z.int(), fitted_at: Timestamp }).nullable(),
  })
  .meta({ id: 'ReviewSettings' })
export type ReviewSettings = z.infer<typeof ReviewSettings>

/** What differs for one set; null where it follows the settings of the student. */
export const SetReviewSettings = z
  .object({
    retention: z.number().nullable(),
    new_per_day: z.int().nullable(),
    reviews_per_day: z.int().nullable(),
  })
  .meta({ id: 'SetReviewSettings' })
export type SetReviewSettings = z.infer<typeof SetReviewSettings>

/** An exam that a set is learned towards. */
export const ReviewExam = z
  .object({
    id: z.int(),
    flashcard_set: z.object({ id: z.int(), title: z.string() }),
    date: StudyDate,
    days_left: z.int(),
    is_over: z.boolean(),
    /** What learning for it takes from now on; null once it is over. */
    plan: z
      .object({
        minutes_per_day: z.number(),
        /** New cards a day, so that all that are learned were seen before the last day. */
        new_per_day: z.int(),
        /** How many of the new cards are learned, of the cards in all. */
        new_count: z.int(),
        card_count: z.int(),
        /** What part of all cards is known on that day, and what part if nothing is done any more. */
        recall: z.number(),
        recall_if_left: z.number(),
      })
      .nullable(),
    /** What part was foretold when that day began; null until then. */
    forecast: z.number().nullable(),
    /** In percent. */
    mark: z.number().nullable(),
  })
  .meta({ id: 'ReviewExam' })
export type ReviewExam = z.infer<typeof ReviewExam>
