import { type Message, message } from '@lectern/texts/message'
import { whole } from './essay/advice.ts'
import { aspectsOf } from './essay/aspects.ts'
import { readChineseEssay } from './essay/chinese/essay.ts'
import { chineseFigures } from './essay/chinese/figures.ts'
import { findChineseMistakes } from './essay/chinese/find-mistakes.ts'
import { suggestForChinese } from './essay/chinese/suggest.ts'
import { DSE_CHINESE, EXAMS } from './essay/data/exams.ts'
import { englishFigures } from './essay/english/figures.ts'
import { findEnglishMistakes } from './essay/english/find-mistakes.ts'
import { sentencesOf } from './essay/english/sentence.ts'
import { suggestForEnglish } from './essay/english/suggest.ts'
import type { Exam, ExamType } from './essay/exams.ts'
import { writeFeedback } from './essay/feedback.ts'
import type { EssayLanguage, Figures } from './essay/figures.ts'
import type { Mistake, Suggestion } from './essay/mistake.ts'
import { relevanceOf } from './essay/relevance.ts'
import { reviseLong } from './essay/revise-long.ts'
import { type EssayScore, scoreEssay } from './essay/score.ts'
import { languageOf } from './parse/script.ts'

export type { ExamType } from './essay/exams.ts'

/** What is said of an essay, in no language yet. `mistakes` are in order, do not overlap, and with their replacements make `revised`. */
export type EssayFeedback = {
  readonly score: EssayScore
  readonly mistakes: readonly Mistake[]
  readonly suggestions: readonly Suggestion[]
  /** Paragraphs and lists, plain. */
  readonly feedback: Message
  readonly revised: string
}

/** The exam an essay is written for; `purpose` for 'Other', `topic` the question it answers. Both may be empty. */
export type EssayTask = { readonly examType: ExamType; readonly purpose?: string; readonly topic?: string }

/** What is found out about an essay in its language before it is scored. */
type LanguageReport = {
  readonly figures: Figures
  readonly mistakes: readonly Mistake[]
  readonly revised: string
  readonly suggestions: readonly Suggestion[]
}

/**
 * Feedback on an English or Chinese essay (either script) without a model: mistakes with corrections, suggestions,
 * and an estimated range on the exam's own scale. Any text will do, none included; it fails only where the grammar
 * checker cannot be loaded. English takes about 1 s of CPU for 1,000 words up to 10,000, beyond which it is checked
 * in passages, and blocks its thread, beside some 5 s and 300 MB for loading the grammar checker at its first use.
 */
export async function assessEssay(essay: string, task: EssayTask): Promise<EssayFeedback> {
  const isChinese = languageOf(essay) === 'zh'
  const language: EssayLanguage = isChinese ? 'chinese' : 'english'
  const exam = examFor(task.examType, isChinese)
  const expectedWords = isChinese ? Math.max(exam.expectedWords, FEWEST_CHARACTERS_EXPECTED) : exam.expectedWords
  const relevance = relevanceOf(essay, task.topic || task.purpose || '')
  const { figures, mistakes, revised, suggestions } = isChinese
    ? await readChinese(essay, expectedWords, relevance)
    : await readEnglish(essay, expectedWords, relevance, task.examType !== 'Other')
  const aspects = aspectsOf(figures, mistakes.length, expectedWords, relevance, isChinese)
  const score = scoreEssay(exam, { figures, aspects, mistakes: mistakes.length, expectedWords, language })
  const feedback =
    figures.length === 0 ? message('essays.nothing') : writeFeedback(language, aspects, figures, mistakes)
  const remarks = isChinese ? [...scaleRemark(task.examType), ...suggestions] : suggestions
  return { score, mistakes, suggestions: remarks, feedback, revised }
}

const FEWEST_CHARACTERS_EXPECTED = 500
/** How many passages of a long English essay are checked, about 2,500 words each, taken from all parts of it. */
const PASSAGES_CHECKED = 4

const examFor = (examType: ExamType, isChinese: boolean): Exam => {
  if (!isChinese) return EXAMS[examType]
  return examType === 'DSE' ? DSE_CHINESE : EXAMS.Other
}

/** Exams that are taken in English only have no mark for a Chinese essay. */
const scaleRemark = (examType: ExamType): Suggestion[] =>
  examType === 'DSE' || examType === 'Other' ? [] : [whole(message('essays.otherScale', { exam: examType }))]

async function readEnglish(
  essay: string,
  expectedWords: number,
  relevance: number | null,
  isFormal: boolean,
): Promise<LanguageReport> {
  const sentences = sentencesOf(essay)
  const figures = englishFigures(essay, sentences)
  const { mistakes, revised, isSampled } = await reviseLong(essay, findEnglishMistakes, PASSAGES_CHECKED)
  const suggestions = suggestForEnglish({ essay, sentences, figures, expectedWords, isFormal, relevance, isSampled })
  return { figures, mistakes, revised, suggestions }
}

async function readChinese(text: string, expectedWords: number, relevance: number | null): Promise<LanguageReport> {
  const essay = readChineseEssay(text)
  const figures = chineseFigures(essay)
  const { mistakes, revised } = await reviseLong(text, findChineseMistakes)
  const suggestions = suggestForChinese({ essay, figures, expectedWords, relevance })
  return { figures, mistakes, revised, suggestions }
}
