/** Rules of graded writing: what may be graded, and each exam's own scale (requirements/writing.md). */
import { type Message, message } from '@lectern/texts/message'
import { checkWordLimit, hasExtractionNotice } from './content.ts'
import { MEGABYTE } from './prices.ts'

/** What an essay can be graded for; each has its own scale in `EXAM_SCALES` (requirements/writing.md#essay-form). */
export const EXAM_TYPES = ['DSE', 'IELTS', 'TOEFL', 'GRE', 'SAT', 'Other'] as const
export type ExamType = (typeof EXAM_TYPES)[number]
/** The one that the form begins with, and that a call without one means. */
export const DEFAULT_EXAM_TYPE: ExamType = 'DSE'

/**
 * How much is taken of a topic and of a purpose, in UTF-16 units; of what is read in a topic's image the rest is cut
 * off.
 */
export const MAX_TOPIC_CHARACTERS = 5000
export const MAX_WRITING_PURPOSE_CHARACTERS = 500

/**
 * The most words of an essay, as `countWords` counts; a longer one is refused before it is paid
 * (requirements/files.md#words).
 */
export const ESSAY_WORD_LIMIT = 20_000
/** Twenty for each word: what is longer is no essay, whatever counts as a word in it. */
export const MAX_ESSAY_CHARACTERS = 20 * ESSAY_WORD_LIMIT

/** What images can be a topic: so large at most, and by these endings; the bytes are looked at as well. */
export const TOPIC_IMAGE_LIMIT_BYTES = 10 * MEGABYTE
export const TOPIC_IMAGE_TYPES = ['.png', '.jpg', '.jpeg'] as const

/** How many graded essays a page of the list shows. */
export const ESSAYS_PER_PAGE = 10
/** How long an essay whose grading came to nothing waits to be graded again. */
export const GRADING_KEPT_DAYS = 30

/** The most that one report holds, so that the longest essay has a report that can be read. */
export const MAX_MISTAKES = 300
export const MAX_SUGGESTIONS = 60

/** What a mistake of an essay can be of, in the order in which they are told. */
export const MISTAKE_KINDS = ['grammar', 'spelling', 'wording', 'punctuation', 'fact'] as const
export type MistakeKind = (typeof MISTAKE_KINDS)[number]

/** A model writes a longer essay not again as a whole: its answer would not end. The built-in engine does. */
export const MODEL_REVISION_WORDS = 3000

/** How long the shown progress stays below its end: 90 until the answer is there (requirements/writing.md#report). */
export const SIMULATED_PROGRESS_LIMIT = 90

/** What is said of essays by rules, by the server and on screens alike. */
export const WRITING_TEXTS = {
  essayRequired: message('writing.essayRequired'),
  purposeRequired: message('writing.purposeRequired'),
  ocrNotice: message('writing.ocrNotice'),
  imageWrongType: message('writing.imageWrongType'),
  imageTooLarge: message('writing.imageTooLarge'),
  stillGrading: message('writing.stillGrading'),
  writtenElsewhere: message('writing.writtenElsewhere'),
} as const

/** Why an essay of so many characters is too long to be graded or kept, or null. */
export const checkEssayLength = (characters: number): Message | null =>
  characters > MAX_ESSAY_CHARACTERS
    ? message('writing.tooManyCharacters', { limit: MAX_ESSAY_CHARACTERS, characters })
    : null

/** Why an essay cannot be graded, or null. */
export function checkEssay(essay: { content: string; examType: ExamType; purpose: string }): Message | null {
  if (!essay.content.trim()) return WRITING_TEXTS.essayRequired
  if (hasExtractionNotice(essay.content)) return WRITING_TEXTS.ocrNotice
  if (essay.examType === 'Other' && !essay.purpose.trim()) return WRITING_TEXTS.purposeRequired
  return checkWordLimit(essay.content, ESSAY_WORD_LIMIT) ?? checkEssayLength(essay.content.length)
}

/** Why a file cannot be the topic's image, or null. The server looks at the bytes as well. */
export function checkTopicImage(file: { name: string; size: number }): Message | null {
  const name = file.name.toLowerCase()
  if (!TOPIC_IMAGE_TYPES.some((type) => name.endsWith(type))) return WRITING_TEXTS.imageWrongType
  return file.size > TOPIC_IMAGE_LIMIT_BYTES ? WRITING_TEXTS.imageTooLarge : null
}

/** One thing that an exam marks by itself. */
interface Criterion {
  id: string
  name: string
}

/** How an exam marks writing: every criterion on one scale, and how they make the whole. */
export interface ExamScale {
  /** What a mark of the whole is called: 'Band'. */
  unit: 'Marks' | 'Band' | 'Score' | 'Points'
  criteria: readonly Criterion[]
  criterionMinimum: number
  criterionMaximum: number
  step: number
  /** The whole is the criteria added up, or their mean. */
  whole: 'sum' | 'mean'
}

const criteria = (...names: string[]): Criterion[] =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '_'), name }))

/** The public marking guides: HKDSE English Paper 2, IELTS Writing, TOEFL and GRE rubrics, the SAT essay. */
export const EXAM_SCALES: Readonly<Record<ExamType, ExamScale>> = {
  DSE: {
    unit: 'Marks',
    criteria: criteria('Content', 'Language', 'Organisation'),
    criterionMinimum: 0,
    criterionMaximum: 7,
    step: 1,
    whole: 'sum',
  },
  IELTS: {
    unit: 'Band',
    criteria: criteria('Task Response', 'Coherence and Cohesion', 'Lexical Resource', 'Grammatical Range and Accuracy'),
    criterionMinimum: 0,
    criterionMaximum: 9,
    step: 0.5,
    whole: 'mean',
  },
  TOEFL: {
    unit: 'Score',
    criteria: criteria('Development', 'Organization', 'Language Use'),
    criterionMinimum: 0,
    criterionMaximum: 5,
    step: 0.5,
    whole: 'mean',
  },
  GRE: {
    unit: 'Score',
    criteria: criteria('Analysis', 'Support', 'Organization', 'Language'),
    criterionMinimum: 0,
    criterionMaximum: 6,
    step: 0.5,
    whole: 'mean',
  },
  SAT: {
    unit: 'Score',
    criteria: criteria('Reading', 'Analysis', 'Writing'),
    criterionMinimum: 2,
    criterionMaximum: 8,
    step: 1,
    whole: 'sum',
  },
  Other: {
    unit: 'Points',
    criteria: criteria('Content', 'Language', 'Organization'),
    criterionMinimum: 0,
    criterionMaximum: 100,
    step: 1,
    whole: 'mean',
  },
}

/** The greatest mark of the whole. */
export const maximumScore = ({ whole, criteria, criterionMaximum }: ExamScale): number =>
  whole === 'sum' ? criteria.length * criterionMaximum : criterionMaximum

/** The smallest mark of the whole. */
export const minimumScore = ({ whole, criteria, criterionMinimum }: ExamScale): number =>
  whole === 'sum' ? criteria.length * criterionMinimum : criterionMinimum

/** A criterion's mark as the exam gives it: within its bounds and on one of its steps. */
export const roundToScale = ({ criterionMinimum, criterionMaximum, step }: ExamScale, score: number): number =>
  Math.min(criterionMaximum, Math.max(criterionMinimum, Math.round(score / step) * step))

/** The mark of the whole from one mark a criterion; halves of a step go up, as IELTS rounds. */
export function wholeScore(scale: ExamScale, scores: readonly number[]): number {
  const sum = scores.reduce((total, score) => total + score, 0)
  return scale.whole === 'sum' ? sum : Math.round(sum / scores.length / scale.step) * scale.step
}

/** A share of what can be reached, 0 to 1, as a mark of one criterion. */
export const scoreOfShare = (scale: ExamScale, share: number): number =>
  roundToScale(scale, scale.criterionMinimum + share * (scale.criterionMaximum - scale.criterionMinimum))

/** '6.5', '14': a mark as it is written. */
export const scoreText = (score: number): string => String(Math.round(score * 10) / 10)

/** Something that a report points at: the words, and where they stand in the essay, if they do. */
export interface Quoted {
  quote: string
  start: number | null
  end: number | null
}

const WORD_BEFORE = /[\p{L}\p{N}'’]+[^\p{L}\p{N}]*$/u
const WORD_AFTER = /^[^\p{L}\p{N}]*[\p{L}\p{N}'’]+/u
/** How far a neighbouring word may reach: Chinese has no spaces, and a whole clause is no neighbour. */
const NEIGHBOUR_CHARACTERS = 12

/**
 * The mistakes of an earlier essay that its revision no longer makes: neither does its report name the same
 * words again, nor do they stand between the same neighbours.
 */
export function mistakesGone<Mistake extends Quoted>(
  earlier: { content: string; mistakes: readonly Mistake[] },
  revision: { content: string; mistakes: readonly Quoted[] },
): Mistake[] {
  // Words named without a place are not in the revision, whatever its report says.
  const placed = revision.mistakes.filter(({ start }) => start !== null)
  const namedAgain = new Set(placed.map(({ quote }) => quote.toLowerCase()))
  return earlier.mistakes.filter((mistake) => {
    if (namedAgain.has(mistake.quote.toLowerCase())) return false
    return !revision.content.includes(withNeighbours(earlier.content, mistake))
  })
}

/** The mistakes of a revision whose words the report of the earlier essay did not name, or not so often. */
export function mistakesNew<Mistake extends Quoted>(
  earlier: readonly Quoted[],
  revision: readonly Mistake[],
): Mistake[] {
  const named = earlier.map(({ quote }) => quote.toLowerCase())
  return revision.filter(({ quote }) => {
    const at = named.indexOf(quote.toLowerCase())
    if (at >= 0) named.splice(at, 1)
    return at < 0
  })
}

function withNeighbours(content: string, { quote, start, end }: Quoted): string {
  if (start === null || end === null) return quote
  const before = WORD_BEFORE.exec(content.slice(Math.max(0, start - NEIGHBOUR_CHARACTERS), start))?.[0] ?? ''
  const after = WORD_AFTER.exec(content.slice(end, end + NEIGHBOUR_CHARACTERS))?.[0] ?? ''
  return before + content.slice(start, end) + after
}
