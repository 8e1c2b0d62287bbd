import { ANSWER_MODES, EASY_DAYS, GRADES, MOST_FLAG, REVIEW_KINDS, STAGES } from '@lectern/domain/review'
import { z } from 'zod'
import { CardNote } from '../cards/shapes.ts'
import { MadeFrom, MaterialGone, Timestamp } from '../shapes.ts'

/** A date of the student's, whose days begin at 4 in the morning: 2026-11-22. */
export const StudyDate = z.iso.date()

/** How long until a card comes back; never for a missed question that is done. */
export const Wait = z.object({ unit: z.enum(['minutes', 'days', 'never']), count: z.int() }).meta({ id: 'ReviewWait' })
export type Wait = z.infer<typeof Wait>

/** How a card stands in the student's memory. */
export const ReviewState = z
  .object({
    id: z.int(),
    kind: z.enum(REVIEW_KINDS),
    /** The flashcard, or the question of the exam or the listening set, that is reviewed. */
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

/** What can be reviewed: how it stands, and what it asks and answers. */
export const ReviewItem = ReviewState.extend({
  /** The set of flashcards, the exam or the listening set that it belongs to. */
  set: z.object({ id: z.int(), title: z.string() }),
  /** The question in plain text, with `[…]` where a gap is asked for. */
  question: z.string(),
  answer: z.string(),
  /** What the card is made of, for whoever draws or changes it. */
  note: CardNote,
  /** The sentence of the material that it came from. */
  source: z.string().nullable(),
  material_id: MadeFrom,
  is_material_gone: MaterialGone,
  /** How it is asked: to be called to mind, typed, or chosen from `options`. */
  mode: z.enum(ANSWER_MODES),
  /** What is chosen from, in an order of its own each time it is asked; else none. */
  options: z.array(z.string()),
  /** Why the answer is right; null for cards. */
  explanation: z.string().nullable(),
  /** There where it can be said of it that it is wrong (requirements/feedback.md). */
  is_made: z.literal(true).optional(),
}).meta({ id: 'ReviewItem' })
export type ReviewItem = z.infer<typeof ReviewItem>

/** What each grade would do to it, as things stand. */
export const QueuedItem = ReviewItem.extend({
  /** How often it was forgotten in reviews, which sets it aside (`isLeechAt`); `lapse_count` has other times too. */
  leech_lapse_count: z.int(),
  intervals: z.object({ again: Wait, hard: Wait, good: Wait, easy: Wait }),
}).meta({ id: 'QueuedReviewItem' })
export type QueuedItem = z.infer<typeof QueuedItem>

/** What a typed answer says of what was asked for. */
export const TypedComparison = z
  .object({
    /** `slip`: right but for its form; `missing`: some of its ideas are missing; `unsure`: only its student can tell. */
    verdict: z.enum(['same', 'slip', 'missing', 'different', 'unsure']),
    /** What it comes to as an answer: 3 for the same, 2 for a slip, 1 for what is missing or different. */
    rating: z.literal(GRADES).nullable(),
    /** The ideas of the right answer, where it was read idea by idea. */
    ideas: z.array(z.object({ text: z.string(), is_there: z.boolean() })),
  })
  .meta({ id: 'TypedComparison' })
export type TypedComparison = z.infer<typeof TypedComparison>

/** How a student wishes to review. Each set may differ in some of it (`SetReviewSettings`). */
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
    /** Whether questions that were missed in exams and in listening come back. */
    brings_mistakes: z.boolean(),
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
    /** Whether the answers to its cards are typed. */
    is_typed: z.boolean(),
  })
  .meta({ id: 'SetReviewSettings' })
export type SetReviewSettings = z.infer<typeof SetReviewSettings>

/** What a section of a set comes to on the day of an exam. */
export const ExamSection = z
  .object({
    /**
     * Under a heading of the material, before its first one, one of the parts of a material without headings (`number`), or
     * of cards that stand nowhere in it those of another material, those of a tag, and the others.
     */
    kind: z.enum(['heading', 'opening', 'part', 'material', 'tag', 'other']),
    /** The words of the heading or of the tag, the title of the material; else empty. */
    title: z.string(),
    number: z.int().nullable(),
    card_count: z.int(),
    /** How many new cards are learned until then, and how many are left out. */
    new_count: z.int(),
    left_out_count: z.int(),
    /** What part of its cards is known on that day, and what part if nothing is done any more. */
    recall: z.number(),
    recall_if_left: z.number(),
  })
  .meta({ id: 'ReviewExamSection' })
export type ExamSection = z.infer<typeof ExamSection>

/** An exam that a set, or all cards made of a material, are learned towards. */
export const ReviewExam = z
  .object({
    id: z.int(),
    /** One of the two: what is learned. */
    flashcard_set: z.object({ id: z.int(), title: z.string() }).nullable(),
    material: z.object({ id: z.int(), title: z.string() }).nullable(),
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
