/** Rules of the exam module: making, practising and marking questions. */
import { type Message, message } from '@lectern/texts/message'
import { checkWordLimit, hasExtractionNotice, MADE_BY } from './content.ts'

/** The most questions that an exam can have. */
export const EXAM_QUESTION_COUNT = 30

/** How many questions can be asked for. The built-in engine may offer fewer (requirements/exam.md#making-an-exam). */
export const EXAM_QUESTION_COUNTS = [10, 20, EXAM_QUESTION_COUNT] as const
export type ExamQuestionCount = (typeof EXAM_QUESTION_COUNTS)[number]

/** How many materials beside the first an exam of several documents names; what of a further one is asked has no place. */
export const MOST_OTHER_MATERIALS = 50

/** How long an exam that came to nothing waits to be made again. */
export const EXAM_GENERATION_KEPT_DAYS = 30
/** No exam is made of fewer good questions. */
export const FEWEST_GOOD_QUESTIONS = 5

/** Who makes an exam: a configured AI service, the built-in engine, or a person, of the sample chapter. */
export const EXAM_MADE_BY = [...MADE_BY, 'hand'] as const
export type ExamMadeBy = (typeof EXAM_MADE_BY)[number]

/** What an exam is made from: a text of the student's, a list of topics, or words on what it should be about. */
export const EXAM_METHODS = ['content', 'topic', 'prompt'] as const
export type ExamMethod = (typeof EXAM_METHODS)[number]

/** What an exam is written in. `auto` is the language of what it is made from. */
export const EXAM_LANGUAGES = ['english', 'traditional_chinese', 'simplified_chinese', 'auto'] as const
export type ExamLanguage = (typeof EXAM_LANGUAGES)[number]

/**
 * The kinds of questions, in the order of an exam: chosen from options, judged true or false, written shortly, at
 * length, or thought through beyond the text.
 */
export const QUESTION_TYPES = ['mcq', 'tf', 'short', 'long', 'challenge'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** How hard the questions of an exam are, which decides how many it has of each kind. */
export const EXAM_LEVELS = ['easy', 'medium', 'hard'] as const
export type ExamLevel = (typeof EXAM_LEVELS)[number]

/** How many questions of each kind an exam of thirty is meant to have where no level was chosen. */
export const QUESTIONS_BY_TYPE: Readonly<Record<QuestionType, number>> = {
  mcq: 10,
  tf: 6,
  short: 6,
  long: 4,
  challenge: 4,
}
/** Questions of each type by level: recognising a fact is easier than putting facts together. */
export const QUESTIONS_BY_LEVEL: Readonly<Record<ExamLevel, Readonly<Record<QuestionType, number>>>> = {
  easy: { mcq: 13, tf: 9, short: 6, long: 1, challenge: 1 },
  medium: QUESTIONS_BY_TYPE,
  hard: { mcq: 6, tf: 3, short: 6, long: 7, challenge: 8 },
}

/**
 * How many questions of each of `kinds` an exam of `count` questions is meant to have; they sum to `count`. What is left
 * after whole shares goes to the greatest remainders, the first kinds first.
 */
export function questionsByKind(
  count: number,
  kinds: readonly QuestionType[],
  level: ExamLevel | null,
): Partial<Record<QuestionType, number>> {
  const weights = level ? QUESTIONS_BY_LEVEL[level] : QUESTIONS_BY_TYPE
  const total = kinds.reduce((sum, kind) => sum + weights[kind], 0)
  const shares = QUESTION_TYPES.filter((kind) => kinds.includes(kind)).map((kind) => {
    const exact = (count * weights[kind]) / total
    return { kind, whole: Math.floor(exact), rest: exact - Math.floor(exact) }
  })
  const left = count - shares.reduce((sum, { whole }) => sum + whole, 0)
  const lucky = new Set(shares.toSorted((one, other) => other.rest - one.rest).slice(0, left))
  return Object.fromEntries(shares.map((share) => [share.kind, share.whole + (lucky.has(share) ? 1 : 0)]))
}

/**
 * How many exams a page of the history shows, and how many attempts a page of one exam
 * (requirements/exam.md#history-of-exams).
 */
export const EXAM_SETS_PER_PAGE = 10
export const EXAM_ATTEMPTS_PER_PAGE = 10

/** The longest answer that is taken, in UTF-16 units. */
export const MAX_EXAM_ANSWER_CHARACTERS = 5000

/**
 * How an answer was marked. `ai_fallback` is 'not checked': counted as incorrect, and it can be checked again, or marked by
 * the student's `own_word`.
 */
export const MARKING_METHODS = [
  'exact_match',
  'deepseek_batch',
  'deepseek_individual',
  'ai_fallback',
  'no_answer',
  'own_word',
] as const
export type MarkingMethod = (typeof MARKING_METHODS)[number]

/** Whether the student's own word may decide: nobody else could, or it has decided before. */
export const isLeftToStudent = (method: MarkingMethod): boolean => method === 'ai_fallback' || method === 'own_word'

/**
 * How often one answer sheet may have the same question checked by AI. A check that came to nothing through no fault of
 * the student's is none.
 */
export const CHECKS_PER_QUESTION = 3
const CHECK_WITHIN_MS = 24 * 60 * 60 * 1000

/** Whether answers of a session may still be checked: while it runs, and less than 24 hours after its end. */
export const isCheckable = (endedAt: Date | null, now: Date): boolean =>
  endedAt === null || now.getTime() - endedAt.getTime() < CHECK_WITHIN_MS

/** What is said of exams by rules and by the server. */
export const EXAM_TEXTS = {
  contentRequired: message('exam.contentRequired'),
  topicRequired: message('exam.topicRequired'),
  promptRequired: message('exam.promptRequired'),
  ocrNotice: message('exam.ocrNotice'),
  notEnoughCredits: message('exam.notEnoughCredits'),
  noMaterial: message('exam.noMaterial'),
  sessionEnded: message('exam.sessionEnded'),
  practisedElsewhere: message('exam.practisedElsewhere'),
  checksUsedUp: message('exam.checksUsedUp'),
  checkFailed: message('exam.checkFailed'),
  checkUnderWay: message('exam.checkUnderWay'),
  checkTooLate: message('exam.checkTooLate'),
  markedOtherwise: message('exam.markedOtherwise'),
  agreementChanged: message('exam.agreementChanged'),
  stillMaking: message('exam.stillMaking'),
} as const

/** The share of a text's letters that must be Chinese, or not, to say that it is in one language. */
const NEARLY_ALL = 0.9
const LETTER = /\p{L}/gu
const HAN = /\p{Script=Han}/gu
const LOOKED_AT_CHARACTERS = 20_000

/** The language that a text is in where it is another one than an exam was asked for in; null also where it has both. */
export function otherLanguage(text: string, language: ExamLanguage): 'english' | 'chinese' | null {
  const start = text.slice(0, LOOKED_AT_CHARACTERS)
  const letters = start.match(LETTER)?.length ?? 0
  if (language === 'auto' || letters === 0) return null
  const share = (start.match(HAN)?.length ?? 0) / letters
  if (language === 'english') return share > NEARLY_ALL ? 'chinese' : null
  return share < 1 - NEARLY_ALL ? 'english' : null
}

const REQUIRED: Record<ExamMethod, Message> = {
  content: EXAM_TEXTS.contentRequired,
  topic: EXAM_TEXTS.topicRequired,
  prompt: EXAM_TEXTS.promptRequired,
}

/** Why no exam can be made from `text`, or null. */
export function checkExamInput(method: ExamMethod, text: string): Message | null {
  if (!text.trim()) return REQUIRED[method]
  return hasExtractionNotice(text) ? EXAM_TEXTS.ocrNotice : checkWordLimit(text)
}

const PUNCTUATION = /[\p{P}\p{S}\s]+/gu

/** What makes two questions, or two answers, the same: their letters and digits, whatever width, case and punctuation. */
const answerKey = (text: string): string => text.normalize('NFKC').toLowerCase().replace(PUNCTUATION, ' ').trim()

/** Texts of signs alone ('+' and '−') are told apart by the signs. */
export const sameAnswer = (one: string, other: string): boolean => {
  const [first, second] = [answerKey(one), answerKey(other)]
  return first && second ? first === second : one.trim() !== '' && one.trim() === other.trim()
}

/** What makes two questions of an exam, or of listening, the same: they differ in width, case and punctuation alone. */
export const questionKey = (question: string): string => answerKey(question) || question.trim()

/** Choosing is right or wrong; what is written in words may be right in others. */
export const isOpenQuestion = (type: QuestionType): boolean => type !== 'mcq' && type !== 'tf'

const EXCELLENT_PERCENT = 70
/** Percentage answered correctly, 0 to 100, rounded to a whole number. */
export const examPercent = (correct: number, total: number): number =>
  total === 0 ? 0 : Math.round((correct / total) * 100)
/** By the counts, as a rounded percentage could lift 69.5% over the bar. */
export const examVerdict = (correct: number, total: number): Message =>
  message(total > 0 && correct * 100 >= EXCELLENT_PERCENT * total ? 'exam.excellent' : 'exam.keepLearning')
