import { type ExamLevel, QUESTION_TYPES } from '@lectern/domain/exam'
import { Topics } from './cards/topic.ts'
import { parseDocument, type StudyDocument } from './document.ts'
import { challengeQuestions } from './exam/challenge.ts'
import { composeExam, type Mix, mixOf } from './exam/compose.ts'
import { longQuestions } from './exam/long-answer.ts'
import { type ExamMaterial, gatherMaterial } from './exam/material.ts'
import { multipleChoiceQuestions } from './exam/multiple-choice.ts'
import type { QuestionDraft, QuestionType } from './exam/question.ts'
import { sampleDocument } from './exam/sample.ts'
import { shortQuestions } from './exam/short-answer.ts'
import { assertionsOf, trueFalseQuestions } from './exam/true-false.ts'
import { inScript, type Script, scriptOf, simplifiedShadow } from './zh/simplified.ts'

export type { QuestionType } from './exam/question.ts'

type ExamLanguage = 'english' | 'traditional_chinese' | 'simplified_chinese' | 'auto'

/** A question of the built-in engine. `source` is the passage of the student's text, to the letter, that it came from. */
export type BuiltInQuestion = {
  type: QuestionType
  question: string
  /** Multiple choice: four. True or false: two, in the language and script of the question. Otherwise none. */
  options: string[]
  /** One of the options; of open questions a reference answer. */
  correct_answer: string
  /** Quotes the sentence that decides the answer. */
  explanation: string
  source: string
}

const USUAL_COUNT = 30
/** The most questions that one call may ask for. */
const MOST_QUESTIONS = 60

export interface ExamOptions {
  language?: ExamLanguage
  count?: number
  /** The types of question to ask; all five where it is left out. */
  kinds?: readonly QuestionType[]
  /** Decides how many there are of each type; a question of a type is as hard as the text makes it. */
  level?: ExamLevel | null
  /** Where each of several materials begins that stand in the text: the title of one is not that of another. */
  starts?: readonly number[]
}

/**
 * Up to `count` (30) questions of the five types from `text`, always the same for the same text; fewer where it carries
 * no more. A text in two languages is asked about in `language`, and in the other one only as far as questions are
 * missing; the engine translates nothing but the script: Chinese questions come in the script that is named, and with
 * 'english' or 'auto' in that of the text. 100,000 words take about 1.5 s of CPU.
 */
export function makeExam(text: string, options: ExamOptions = {}): BuiltInQuestion[] {
  const { language = 'auto', count = USUAL_COUNT, kinds = QUESTION_TYPES, level = null, starts } = options
  const limit = Math.max(0, Math.min(count, MOST_QUESTIONS))
  const rewrite = rewriterFor(language)
  const document = sampleDocument(parseDocument(text))
  const topics = new Topics(document, '', starts)
  return composeFrom(gatherDrafts(document, language), limit, mixOf(kinds, level)).map((draft) => ({
    type: draft.type,
    question: rewrite(labelled(draft, topics)),
    options: draft.options.map(rewrite),
    correct_answer: rewrite(draft.answer),
    explanation: draft.explanation,
    source: text.slice(draft.place.start, draft.place.end),
  }))
}

/** The questions that might be set, by language, that of `language` first. */
const gatherDrafts = (document: StudyDocument, language: ExamLanguage): QuestionDraft[][] =>
  inOrder(gatherMaterial(document), language).map(draftsFrom)

/** The author's own questions say what they are about. */
const labelled = ({ form, question, answer, section, place }: QuestionDraft, topics: Topics): string =>
  form === 'author-question' ? question : topics.label(question, answer, { section, start: place.start })

function composeFrom(drafts: readonly QuestionDraft[][], limit: number, mix: Mix): QuestionDraft[] {
  const exam: QuestionDraft[] = []
  for (const own of drafts) if (exam.length < limit) exam.push(...composeExam(own, limit - exam.length, mix))
  return exam
}

function draftsFrom(material: ExamMaterial): QuestionDraft[] {
  const assertions = assertionsOf(material)
  return [
    ...multipleChoiceQuestions(material),
    ...trueFalseQuestions(assertions, material),
    ...shortQuestions(material),
    ...longQuestions(material),
    ...challengeQuestions(material),
  ]
}

function inOrder(materials: readonly ExamMaterial[], language: ExamLanguage): readonly ExamMaterial[] {
  if (language === 'auto') return materials
  const first = language === 'english' ? 'en' : 'zh'
  return materials.toSorted((a, b) => Number(b.language === first) - Number(a.language === first))
}

function rewriterFor(language: ExamLanguage): (words: string) => string {
  const script: Script | undefined =
    language === 'traditional_chinese' ? 'traditional' : language === 'simplified_chinese' ? 'simplified' : undefined
  if (!script) return (words) => words
  const convert = script === 'simplified' ? simplifiedShadow : (words: string): string => inScript(words, script)
  return (words) => (scriptOf(words, script) === script ? words : convert(words))
}
