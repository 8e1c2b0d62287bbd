import { LECTURE_STATUSES } from '@lectern/domain/lecture'
import { LISTENING_STATUSES } from '@lectern/domain/listening'
import { SPEAKING_MODES } from '@lectern/domain/speaking'
import { z } from 'zod'
import { Timestamp } from '../shapes.ts'

const MadeBase = z.object({ id: z.int(), title: z.string(), created_at: Timestamp })
const Percent = z.int().min(0).max(100).nullable()

/** What was made of a material, and how far its student has come with it. */
export const MadeThing = z
  .discriminatedUnion('module', [
    MadeBase.extend({
      module: z.literal('recite'),
      card_count: z.int(),
      /** Cards that were answered at least once in the review. */
      studied_count: z.int(),
      /** What comes up in the review today; a card with several parts counts each. */
      due_count: z.int(),
    }),
    MadeBase.extend({ module: z.literal('notes'), word_count: z.int() }),
    MadeBase.extend({
      module: z.literal('exam'),
      question_count: z.int(),
      /** Practices that ended. */
      attempt_count: z.int(),
      /** The best percentage over all of its questions; null before the first. */
      best_score: Percent,
    }),
    MadeBase.extend({ module: z.literal('understanding'), message_count: z.int() }),
    MadeBase.extend({
      module: z.literal('writing'),
      score: z.number(),
      /** The greatest score that its exam gives. */
      score_maximum: z.number(),
    }),
    MadeBase.extend({
      module: z.literal('lecture'),
      status: z.enum(LECTURE_STATUSES),
      sections_done: z.int(),
      section_count: z.int(),
    }),
    MadeBase.extend({
      module: z.literal('listening'),
      status: z.enum(LISTENING_STATUSES),
      question_count: z.int(),
      attempt_count: z.int(),
      /** The best percentage of an attempt; null before the first. */
      best_score: Percent,
    }),
    MadeBase.extend({
      module: z.literal('speaking'),
      mode: z.enum(SPEAKING_MODES),
      /** Turns of a talk, parts of a presentation, or tries at sentences. */
      turn_count: z.int(),
      /** Null before there is one. */
      score: Percent,
    }),
  ])
  .meta({ id: 'MadeThing' })
export type MadeThing = z.infer<typeof MadeThing>
