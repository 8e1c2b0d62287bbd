import type { ExamSession } from '@lectern/contract/exam/shapes'
import type { Judgement } from '@lectern/contract/shapes'
import type { MarkingMethod } from '@lectern/domain/exam'
import { createSavedStudentStore } from '../../core/account/student-store.ts'
import { type Practice, withoutQuestion } from './practice.ts'

export interface Mark {
  questionId: number
  user_answer: string
  isCorrect: boolean
  method: MarkingMethod
  judgement?: Judgement | null
}

/** A practice that was handed in, with its marks in the order of the questions. */
export interface Result {
  practice: Practice
  marks: readonly Mark[]
  /** Whether the server has taken the answers; until then the figures are this screen's own. */
  isSaved: boolean
  /** When it was begun and handed in, where the server has said so. */
  startedAt?: string
  endedAt?: string | null
}

/** An attempt that is opened again, as it was handed in. */
export const resultOf = ({ session_id, exam_set, questions, results, started_at, ended_at }: ExamSession): Result => ({
  practice: {
    sessionId: session_id,
    set: exam_set,
    questions,
    answers: Object.fromEntries(results.map(({ questionId, user_answer }) => [questionId, user_answer])),
    flagged: [],
    index: 0,
    layout: 'one',
  },
  marks: results,
  isSaved: true,
  startedAt: started_at,
  endedAt: ended_at,
})

export const resultStore = createSavedStudentStore<Result | null>('exam.result', null)

export const partlyCount = ({ marks }: Result): number => marks.filter(({ judgement }) => judgement?.is_partly).length
export const correctCount = ({ marks }: Result): number => marks.filter(({ isCorrect }) => isCorrect).length

/** What is left without one of its questions: it counts neither way. Null without the last. */
export function resultWithout(result: Result, questionId: number): Result | null {
  const practice = withoutQuestion(result.practice, questionId)
  return practice && { ...result, practice, marks: result.marks.filter((mark) => mark.questionId !== questionId) }
}

/** Takes a new mark for one question. */
export const changeMark = (mark: Mark): void =>
  resultStore.update(
    (result) =>
      result && {
        ...result,
        marks: result.marks.map((old) => (old.questionId === mark.questionId ? mark : old)),
      },
  )
