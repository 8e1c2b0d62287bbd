import { isOpenQuestion, sameAnswer } from '@lectern/domain/exam'
import type { QuestionRow } from '../set-store.ts'
import type { AnswerRow, Mark } from './session-store.ts'

/** The mark that needs no judgement, or null where somebody has to read the answer. */
export function markExactly({ id, type, correctAnswer }: QuestionRow, answer: string): Mark | null {
  const mark = { questionId: id, answer }
  if (!answer.trim()) return { ...mark, isCorrect: false, method: 'no_answer' }
  if (isChosenRight(type, correctAnswer, answer)) return { ...mark, isCorrect: true, method: 'exact_match' }
  return isOpenQuestion(type) ? null : { ...mark, isCorrect: false, method: 'exact_match' }
}

/** Options may differ in signs alone ('5.0' and '50'), so that a choice is compared as it stands. */
const isChosenRight = (type: QuestionRow['type'], correctAnswer: string, answer: string): boolean =>
  isOpenQuestion(type) ? sameAnswer(correctAnswer, answer) : correctAnswer.trim() === answer.trim()

export const markOf = ({ questionId, answer, isCorrect, method, judgement }: AnswerRow): Mark => ({
  questionId,
  answer,
  isCorrect,
  method,
  judgement,
})

/** A mark for every question at the end of a session. What was checked counts only for the answer that was checked. */
export function marksAtEnd(
  questions: readonly QuestionRow[],
  answers: Readonly<Record<string, string>>,
  checked: readonly AnswerRow[],
): Mark[] {
  const checkedById = new Map(checked.map((row) => [row.questionId, row]))
  return questions.map((question) => {
    const answer = answers[question.id] ?? ''
    const found = checkedById.get(question.id)
    const exact = markExactly(question, answer)
    if (exact) return exact
    if (found?.answer === answer) return markOf(found)
    return notChecked(question.id, answer)
  })
}

export const notChecked = (questionId: number, answer: string): Mark => ({
  questionId,
  answer,
  isCorrect: false,
  method: 'ai_fallback',
})
