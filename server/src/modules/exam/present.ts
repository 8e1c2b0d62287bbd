import type { ExamQuestion, ExamResult, ExamSet, ExamSummary } from '@lectern/contract/exam'
import { examPercent } from '@lectern/domain/exam'
import type { AnswerRow, SessionRow } from './session-store.ts'
import type { QuestionRow, SetRow } from './set-store.ts'

export const presentSummary = (set: SetRow): ExamSummary => ({
  id: set.id,
  title: set.title,
  generated_by: set.generatedBy,
  language: set.language,
  made_by: set.madeBy,
  is_sampled: set.isSampled,
  question_count: set.questionCount,
  latest_score: set.latestScore,
  created_at: set.createdAt.toISOString(),
})

export const presentSet = (set: SetRow, questions: readonly QuestionRow[]): ExamSet => ({
  ...presentSummary(set),
  questions: questions.map(presentQuestion),
})

const presentQuestion = (question: QuestionRow): ExamQuestion => ({
  id: question.id,
  type: question.type,
  question: question.question,
  options: question.options,
  correct_answer: question.correctAnswer,
  explanation: question.explanation,
  source: question.source,
})

/** @param answers one for each question, in the order of the session */
export const presentResult = (session: SessionRow & { endedAt: Date }, answers: readonly AnswerRow[]): ExamResult => ({
  session_id: session.id,
  exam_set_id: session.setId,
  score: examPercent(session.correctCount, session.questionIds.length),
  correct_count: session.correctCount,
  total_questions: session.questionIds.length,
  results: answers.map(({ questionId, answer, isCorrect, method }) => ({
    questionId,
    user_answer: answer,
    isCorrect,
    method,
  })),
  ended_at: session.endedAt.toISOString(),
})
