import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import {
  EXAM_LANGUAGES,
  EXAM_LEVELS,
  EXAM_METHODS,
  EXAM_QUESTION_COUNT,
  EXAM_QUESTION_COUNTS,
  FEWEST_GOOD_QUESTIONS,
  MOST_OTHER_MATERIALS,
  QUESTION_TYPES,
} from '@lectern/domain/exam'
import { z } from 'zod'
import { Id, MaterialPages } from '../shapes.ts'

const MAX_CONTENT_CHARACTERS = 2_000_000
const Text = z.string().max(MAX_CONTENT_CHARACTERS)

/** What an exam is to be made from, and how. */
export const WantedExam = z.object({
  method: z.enum(EXAM_METHODS),
  language: z.enum(EXAM_LANGUAGES).default('auto'),
  /** `method` names which of the next three is read. */
  content: Text.default(''),
  topics: z.union([Text, z.array(z.string().max(500)).max(100)]).default(''),
  prompt: Text.default(''),
  /** What `content` was read from, or begins with; without `content`, what is read. Where none is named, the content becomes one with the exam. */
  material_id: Id.nullish(),
  /** Further materials that `content` holds: a question is of the one that its source stands in. Those that have gone are passed over. */
  other_material_ids: z.array(Id).max(MOST_OTHER_MATERIALS).default([]),
  /** What it is to be called; where it is left out, what its material is, or the first line of what it is made from. */
  title: z.string().trim().max(MAX_TITLE_CHARACTERS).optional(),
  /** Those of the material that are read; all where they are left out. */
  pages: MaterialPages.nullish(),
  question_count: z.literal([...EXAM_QUESTION_COUNTS]).default(EXAM_QUESTION_COUNT),
  kinds: z
    .array(z.enum(QUESTION_TYPES))
    .min(1)
    .max(QUESTION_TYPES.length)
    .default([...QUESTION_TYPES]),
  /** How hard the questions are; a mixture where it is left out. */
  level: z.enum(EXAM_LEVELS).nullable().default(null),
  /** How many of the `question_count` asked for are to be made and paid, as the quote offered; all where it is left out. */
  agreed_count: z.int().min(FEWEST_GOOD_QUESTIONS).max(EXAM_QUESTION_COUNT).nullable().default(null),
})
