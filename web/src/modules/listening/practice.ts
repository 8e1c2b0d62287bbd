import type { ListeningQuestion } from '@lectern/contract/listening/shapes'
import { createSavedStudentStore } from '../../core/account/student-store.ts'

/** Answers to a set that are not handed in yet. They can be left and found again, also after a reload. */
export interface Practice {
  setId: number
  /** Sent with the answers, so that they are kept once. */
  clientId: string
  /** By the id of the question. */
  answers: Readonly<Record<string, string>>
  /** When the first answer was given. */
  startedAtMs?: number
}

export const practiceStore = createSavedStudentStore<Practice | null>('listening.practice', null)

/** The practice of this set, begun anew where the one under way is of another. */
export function practiceOf(setId: number): Practice {
  const practice = practiceStore.get()
  return practice?.setId === setId ? practice : { setId, clientId: crypto.randomUUID(), answers: {} }
}

export function answerQuestion(setId: number, questionId: number, answer: string): void {
  const practice = practiceOf(setId)
  practiceStore.set({ startedAtMs: Date.now(), ...practice, answers: { ...practice.answers, [questionId]: answer } })
}

/** What is left without the answer to a question that has gone. */
export function withoutAnswer(practice: Practice, questionId: number): Practice {
  const { [questionId]: gone, ...answers } = practice.answers
  return gone === undefined ? practice : { ...practice, answers }
}

/** How many of these questions have an answer: those of a set as it is now. */
export const answeredCount = ({ answers }: Practice, questions: readonly Pick<ListeningQuestion, 'id'>[]): number =>
  questions.filter(({ id }) => answers[id]?.trim()).length
