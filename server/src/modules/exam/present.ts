import type {
  ExamAttempt,
  ExamPractice,
  ExamQuestion,
  ExamResult,
  ExamSession,
  ExamSet,
  ExamSummary,
} from '@lectern/contract/exam/shapes'
import { examPercent } from '@lectern/domain/exam'
import { presentOrigin } from '../../core/documents/present-origin.ts'
import type { PracticeRow } from './sessions/practice-store.ts'
import type { AnswerRow, SessionRow } from './sessions/session-store.ts'
import type { QuestionRow, SetRow } from './set-store.ts'

export const presentSummary = (set: SetRow): ExamSummary => ({
  id: set.id,
  generation_id: set.generationId,
  title: set.title,
  generated_by: set.generatedBy,
  language: set.language,
  made_by: set.madeBy,
  ...(set.modelName && { model_name: set.modelName }),
  is_sampled: set.isSampled,
  ...presentOrigin(set),
  question_count: set.questionCount,
  latest_score: set.latestScore,
  attempt_count: set.attemptCount,
  ...(set.isMade && { is_made: true as const }),
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
  ...presentOrigin(question),
})

/** @param answers one for each question, in the order of the session */
export const presentResult = (session: SessionRow & { endedAt: Date }, answers: readonly AnswerRow[]): ExamResult => ({
  ...presentScore(session),
  started_at: session.startedAt.toISOString(),
  results: presentMarks(answers),
  ended_at: session.endedAt.toISOString(),
})

export const presentAttempt = (session: SessionRow, set: SetRow): ExamAttempt => ({
  ...presentScore(session),
  is_retest: session.questionIds.length < set.questionCount,
  started_at: session.startedAt.toISOString(),
  ended_at: session.endedAt?.toISOString() ?? null,
})

/** @param answers as far as there are any, in the order of the session */
export const presentSession = (
  session: SessionRow,
  set: SetRow,
  questions: readonly QuestionRow[],
  answers: readonly AnswerRow[],
  practice: PracticeRow | null,
): ExamSession => ({
  ...presentAttempt(session, set),
  exam_set: presentSummary(set),
  questions: questions.map(presentQuestion),
  results: presentMarks(answers),
  practice: practice && presentPractice(practice, questions.length),
})

export const presentPractice = (practice: PracticeRow, questionCount: number): ExamPractice => ({
  answers: practice.answers,
  flagged_ids: practice.flaggedIds,
  // Questions go that are said to be wrong.
  index: Math.max(0, Math.min(practice.place, questionCount - 1)),
  revision: practice.revision,
  saved_at: practice.savedAt.toISOString(),
})

const presentScore = (session: SessionRow) => ({
  session_id: session.id,
  exam_set_id: session.setId,
  score: examPercent(session.correctCount, session.questionIds.length),
  correct_count: session.correctCount,
  total_questions: session.questionIds.length,
})

const presentMarks = (answers: readonly AnswerRow[]): ExamResult['results'] =>
  answers.map(({ questionId, answer, isCorrect, method, judgement }) => ({
    questionId,
    user_answer: answer,
    isCorrect,
    method,
    judgement,
  }))
