import {
  type ExamScale,
  type ExamType,
  MAX_MISTAKES,
  MAX_SUGGESTIONS,
  MISTAKE_KINDS,
  type MistakeKind,
} from '@lectern/domain/writing'
import { z } from 'zod'
import { alsoNamed } from '../../platform/model/parsing/fit-schema.ts'
import type { PromptImage } from '../../platform/model/task.ts'
import { ToldByEngine } from '../../platform/model/told-by-engine.ts'
import type { Told } from '../../speaker.ts'
import { Mistakes, Suggestions } from './remarks.ts'

/** What is graded: an essay as the student wrote it, and what they say of it. */
export interface Writing {
  content: string
  examType: ExamType
  purpose: string
  topic: string
  /** The topic as it came; its text, as far as it has some, stands in `topic` as well. */
  topicImage?: PromptImage | null
}

const isPlain = (sent: unknown): boolean => typeof sent === 'string' || typeof sent === 'number'

const MAX_COMMENT_CHARACTERS = 2000
const MAX_FEEDBACK_CHARACTERS = 6000
const MAX_REVISED_CHARACTERS = 4_000_000

/** A text of a model; one that is too long is cut, and a list of lines is joined: neither makes a report fail. */
const tolerant = (limitCharacters: number) =>
  z.preprocess(
    (sent) => [sent].flat().filter(isPlain).join('\n').slice(0, limitCharacters),
    z.string().max(limitCharacters) as z.ZodType<string>,
  )

/** What a model answers of an essay: every criterion of its exam must be marked. */
export function gradingSchema({ criteria, criterionMinimum, criterionMaximum }: ExamScale) {
  const Marked = z.object({
    score: alsoNamed(z.number().min(criterionMinimum).max(criterionMaximum), ['band', 'mark', 'grade', 'points']),
    comment: tolerant(MAX_COMMENT_CHARACTERS),
  })
  return z.object({
    criteria: z.object(Object.fromEntries(criteria.map(({ id }) => [id, Marked]))),
    estimate: z.object({ low: z.number(), high: z.number() }).nullish(),
    mistakes: Mistakes,
    suggestions: Suggestions,
    feedback: tolerant(MAX_FEEDBACK_CHARACTERS),
    revised: tolerant(MAX_REVISED_CHARACTERS),
  })
}

/** An essay as it was graded, before its quotes are looked up in it: by a model in its words, by the engine in messages. */
export interface Grading {
  criteria: Readonly<Record<string, { score: number; comment: Told }>>
  estimate?: { low: number; high: number } | null | undefined
  mistakes: {
    /** Null, or left out, where it was not told. */
    kind?: MistakeKind | null | undefined
    quote: string
    start?: number | undefined
    correction: string | null
    explanation: Told
  }[]
  suggestions: { quote: string | null; start?: number | undefined; text: Told }[]
  feedback: Told
  revised: string
}

const Place = z.int().min(0)
export const engineGradingSchema = z.object({
  criteria: z.record(z.string(), z.object({ score: z.number(), comment: ToldByEngine })),
  estimate: z.object({ low: z.number(), high: z.number() }),
  mistakes: z
    .array(
      z.object({
        ...{ kind: z.enum(MISTAKE_KINDS), quote: z.string(), start: Place },
        ...{ correction: z.string().nullable(), explanation: ToldByEngine },
      }),
    )
    .max(MAX_MISTAKES),
  suggestions: z
    .array(z.object({ quote: z.string().nullable(), start: Place.optional(), text: ToldByEngine }))
    .max(MAX_SUGGESTIONS),
  feedback: ToldByEngine,
  revised: z.string(),
})
