/** Schemas that several tables share. */
import { MADE_BY, MAX_MODEL_NAME_CHARACTERS, MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import type { InputFault } from '@lectern/domain/input-texts'
import { z } from 'zod'

/**
 * The id of a row: a whole number from 1, in a path as in a body. Of a row that is another's the answer is `not_found`.
 */
export const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** The title of a thing as it is sent; one of spaces alone is refused. */
export const Title = z.string().trim().min(1).max(MAX_TITLE_CHARACTERS)
/** A part of a text, by what it holds (requirements/feedback.md#made-items). */
export const PartId = z.string().regex(/^[0-9a-f]{32}$/)
/**
 * What of a text can be said to be wrong: each part with the heading that it stands under, counted from 0, or null for none; and how
 * many headings, rules (hr) and remarks on what could not be made stand before it. Absent where no run made it.
 */
export const WrongParts = z.array(z.object({ id: PartId, heading: z.int().nullable(), after: z.int() })).optional()
/** The id in a path, named `:id` there. */
export const IdParams = z.object({ id: Id })
/** The material that something was made from; null where there is none, or it has been deleted. */
export const MadeFrom = z.int().nullable()
/** Present only where that material has been deleted since. */
export const MaterialGone = z.literal(true).optional()
const PageNumber = z.int().min(1).max(100_000)
/** Pages of a material, counted from 1, both included. */
export const MaterialPages = z.object({ from: PageNumber, to: PageNumber })
/**
 * What a rule of a schema's own refuses: given to `refine` in place of a sentence, it is worded where somebody is told.
 * @param bound the limit that was passed, where the fault is of one
 */
export const fault = (kind: InputFault, bound: number | null = null) => ({ params: { fault: kind, bound } })
/** A moment, ISO 8601 with its offset. */
export const Timestamp = z.iso.datetime({ offset: true })
/** What a call answers that has nothing to tell but that it was done. */
export const Done = z.object({ success: z.literal(true) }).meta({ id: 'Done' })
export type Done = z.infer<typeof Done>

/**
 * Where a page stands in its list, counted from 1. Beyond the end it is the last one, and an empty list has one page.
 */
export const Pagination = z
  .object({
    current_page: z.int(),
    total_pages: z.int(),
    total_count: z.int(),
    has_previous: z.boolean(),
    has_next: z.boolean(),
  })
  .meta({ id: 'Pagination' })
export type Pagination = z.infer<typeof Pagination>

/** The page of a list that is wanted, and what is searched for in it: '' for everything. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  search: z.string().trim().max(200).default(''),
})

/** Who made an answer; the screen says so. */
export const MadeBy = z.enum(MADE_BY)
export type MadeBy = z.infer<typeof MadeBy>

/** The model that made it, as its service names it; missing where the engine did, and of what was kept before names were. */
export const ModelName = z.string().max(MAX_MODEL_NAME_CHARACTERS).optional()

/** Present only once a refund has been committed (requirements/credits.md#refunds). */
export const CreditsRefunded = z.int().positive().optional()

/** What was said of an answer in the student's own words, beside whether it is right. */
export const Judgement = z.object({
  /** Right in part: it counts as incorrect, and half where partly right answers are counted. */
  is_partly: z.boolean(),
  /** Why, to the student; '' where nobody said. */
  reason: z.string(),
  /** What the answer leaves out; '' where nothing. */
  missing: z.string(),
})
export type Judgement = z.infer<typeof Judgement>
