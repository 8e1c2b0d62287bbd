import type { ExamQuestion, ExamSet } from '@lectern/contract/exam/shapes'
import { createSavedStudentStore } from '../../core/account/student-store.ts'

export type PracticeLayout = 'one' | 'all'

/** A session that runs. It can be left and found again, also after a reload. */
export interface Practice {
  sessionId: number
  set: Pick<ExamSet, 'id' | 'title' | 'made_by' | 'model_name' | 'is_sampled'> &
    // What was begun before exams told it has none.
    Partial<Pick<ExamSet, 'is_made'>>
  questions: readonly ExamQuestion[]
  /** By the id of the question. */
  answers: Readonly<Record<string, string>>
  flagged: readonly number[]
  /** Place of the question in view, counted from 0. */
  index: number
  layout: PracticeLayout
}

export const practiceStore = createSavedStudentStore<Practice | null>('exam.practice', null)

export const beginPractice = (sessionId: number, set: Practice['set'], questions: readonly ExamQuestion[]): void =>
  practiceStore.set({ sessionId, set, questions, answers: {}, flagged: [], index: 0, layout: 'one' })

/** What is left without one of its questions; null without the last. The question in view is the next one, else the one before. */
export function withoutQuestion(practice: Practice, id: number): Practice | null {
  const { answers, flagged, index } = practice
  const at = practice.questions.findIndex((question) => question.id === id)
  const questions = practice.questions.filter((question) => question.id !== id)
  if (questions.length === 0) return null
  return {
    ...practice,
    questions,
    answers: Object.fromEntries(Object.entries(answers).filter(([answered]) => answered !== String(id))),
    flagged: flagged.filter((one) => one !== id),
    index: Math.min(questions.length - 1, at >= 0 && at < index ? index - 1 : index),
  }
}

const change = (next: (practice: Practice) => Partial<Practice>): void =>
  practiceStore.update((practice) => practice && { ...practice, ...next(practice) })

export const answerQuestion = (id: number, answer: string): void =>
  change(({ answers }) => ({ answers: { ...answers, [id]: answer } }))

export const toggleFlag = (id: number): void =>
  change(({ flagged }) => ({ flagged: flagged.includes(id) ? flagged.filter((one) => one !== id) : [...flagged, id] }))

/** Goes to a question; one outside is the nearest. */
export const goTo = (index: number): void =>
  change(({ questions }) => ({ index: Math.min(questions.length - 1, Math.max(0, index)) }))

export const chooseLayout = (layout: PracticeLayout): void => change(() => ({ layout }))

export const isAnswered = ({ answers }: Practice, id: number): boolean => Boolean(answers[id]?.trim())
export const answeredCount = (practice: Practice): number =>
  practice.questions.filter(({ id }) => isAnswered(practice, id)).length
