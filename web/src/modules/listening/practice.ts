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

export const answeredCount = ({ answers }: Practice): number =>
  Object.values(answers).filter((answer) => answer.trim() !== '').length
