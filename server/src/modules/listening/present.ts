import type {
  ListeningAttempt,
  ListeningPractice,
  ListeningQuestion,
  ListeningScore,
  ListeningSet,
  ListeningSetSummary,
  ListeningWork,
} from '@lectern/contract/listening/shapes'
import { accuracyOf } from '@lectern/domain/listening'
import { MEGABYTE } from '@lectern/domain/prices'
import type { Say } from '@lectern/texts/speaker'
import { presentOrigin } from '../../core/documents/present-origin.ts'
import { presentMaker } from '../../core/generation/present-maker.ts'
import { tell } from '../../speaker.ts'
import type { AnswerRow, AttemptRow } from './attempts/attempt-store.ts'
import type { PracticeRow } from './practices/practice-store.ts'
import { type Sentence, transcriptOf } from './processing/split-sentences.ts'
import type { QuestionRow, SetRow, SummaryRow } from './set-store.ts'

/** Rounded up to hundredths, as the storage is. */
const toMegabytes = (bytes: number): number => Math.ceil((bytes / MEGABYTE) * 100) / 100

export const presentSummary = (set: SummaryRow): ListeningSetSummary => ({
  id: set.id,
  title: set.title,
  audio_file: set.filename,
  has_audio: set.audioKey !== null,
  duration_seconds: set.durationSeconds,
  size_mb: toMegabytes(set.sizeBytes),
  language_codes: set.languages,
  ...presentOrigin(set),
  question_count: set.questionCount,
  ...presentMaker({ madeBy: set.madeBy ?? 'built-in', modelName: set.modelName }),
  latest_accuracy: set.latestAccuracy,
  created_at: set.createdAt.toISOString(),
})

/** @param isRevealed whether the student has handed in answers, and may read what was said */
export const presentSet = (
  set: SummaryRow,
  sentences: readonly Sentence[],
  questions: readonly QuestionRow[],
  isRevealed: boolean,
): ListeningSet => ({
  ...presentSummary(set),
  ...(set.isMade && { is_made: true as const }),
  questions: questions.map((question) => presentQuestion(question, sentences)),
  transcript: isRevealed ? transcriptOf(sentences) : null,
  sentences: sentences.map(({ start, end, text }) => ({ start, end, text: isRevealed ? text : null })),
})

const presentQuestion = (question: QuestionRow, sentences: readonly Sentence[]): ListeningQuestion => ({
  id: question.id,
  type: question.type,
  question: question.question,
  options: question.options,
  moment: momentOf(question, sentences),
})

function momentOf({ sentence }: QuestionRow, sentences: readonly Sentence[]) {
  const decisive = sentences[sentence]
  // What was pasted has no times.
  return decisive && decisive.end > decisive.start ? { start: decisive.start, end: decisive.end } : null
}

export const presentWork = (set: SetRow, pieces: { done: number; total: number }, say: Say): ListeningWork => ({
  id: set.id,
  title: set.title,
  status: set.status === 'failed' ? 'failed' : 'processing',
  stage: set.stage,
  percent: Math.min(99, set.percent),
  pieces_done: pieces.done,
  pieces_total: pieces.total,
  credit_cost: set.creditCost,
  error: set.error && tell(set.error, say),
  ...(set.refundedCredits && { credits_refunded: set.refundedCredits }),
  retry_until: set.retryUntil?.toISOString() ?? null,
  created_at: set.createdAt.toISOString(),
})

export const presentPractice = (practice: PracticeRow): ListeningPractice => ({
  client_id: practice.clientId,
  answers: practice.answers,
  revision: practice.revision,
  started_at: practice.startedAt?.toISOString() ?? null,
  saved_at: practice.savedAt.toISOString(),
})

export function presentScore(
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
  questions: readonly QuestionRow[],
  sentences: readonly Sentence[],
): ListeningScore {
  const answered = new Map(answers.map((answer) => [answer.questionId, answer]))
  return {
    attempt_id: attempt.id,
    correct: attempt.correctCount,
    total_questions: attempt.questionCount,
    accuracy: accuracyOf(attempt.correctCount, attempt.questionCount),
    results: questions.map((question) => {
      const { answer = '', isCorrect = false, isChecked = true, judgement = null } = answered.get(question.id) ?? {}
      return {
        id: question.id,
        question: question.question,
        user_answer: answer,
        correct_answer: question.correctAnswer,
        is_correct: isCorrect,
        is_checked: isChecked,
        judgement,
        explanation: question.explanation,
        moment: momentOf(question, sentences),
        source: sentences[question.sentence]?.text ?? null,
      }
    }),
    submitted_at: attempt.submittedAt.toISOString(),
  }
}

export const presentAttempt = (attempt: AttemptRow & { title: string }): ListeningAttempt => ({
  id: attempt.id,
  set_id: attempt.setId,
  title: attempt.title,
  correct: attempt.correctCount,
  total_questions: attempt.questionCount,
  accuracy: accuracyOf(attempt.correctCount, attempt.questionCount),
  submitted_at: attempt.submittedAt.toISOString(),
})
