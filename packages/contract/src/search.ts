/** One search over everything that a student brought and had made (requirements/platform.md#search). */
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Place } from './materials.ts'

/** What can be found, in the order in which it is told. */
export const FOUND_KINDS = [
  'material',
  'flashcard_set',
  'flashcard',
  'note',
  'exam',
  'exam_question',
  'chat',
  'lecture',
  'listening_set',
  'essay',
  'speaking_session',
] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** Most of each kind that an answer holds: the newest. */
export const MOST_FOUND = 5

/** Where in a material it stands. */
const FoundPlace = Place.extend({ material_id: z.int() }).meta({ id: 'FoundPlace' })

/** Something that holds what was searched for. */
export const FoundThing = z
  .object({
    kind: z.enum(FOUND_KINDS),
    id: z.int(),
    /** What it is part of: the set of a card, the exam of a question; null for what stands by itself. */
    within_id: z.int().nullable(),
    /** May be empty: a chat before its first question, say. */
    title: z.string(),
    /** The part of its text where that was found; else how its text begins. */
    excerpt: z.string(),
    /** Where a material's text holds it; null for all else. */
    place: FoundPlace.nullable(),
  })
  .meta({ id: 'FoundThing' })
export type FoundThing = z.infer<typeof FoundThing>

/** The search that every page offers. */
export const searchEndpoints = endpoints({
  search: {
    method: 'GET',
    path: '/api/search/',
    summary: 'What of the student’s holds `q`, whatever its case, by kind, the newest first',
    access: 'student',
    query: z.object({ q: z.string().trim().max(200).default('') }),
    response: z.object({ results: z.array(FoundThing) }),
    errors: ['rate_limited'],
  },
})
