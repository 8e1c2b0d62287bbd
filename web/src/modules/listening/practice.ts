import { createSavedStudentStore } from '../../core/account/student-store.ts'

/** Answers to a set that are not handed in yet. They can be left and found again, also after a reload. */
export interface Practice {
  setId: number
  /** What the set is called and how many questions it has, once one of them is answered. */
  title?: string
  count?: number
  /** Sent with the answers, so that they are kept once. */
  clientId: string
  /** By the id of the question. */
  answers: Readonly<Record<string, string>>
  /** When the first answer was given. */
  startedAtMs?: number
}

export const practiceStore = createSavedStudentStore<Practice | null>('listening.practice', null)

/** How many answers there are, whatever questions the set has by now. */
export const givenCount = ({ answers }: Practice): number =>
  Object.values(answers).filter((answer) => answer.trim()).length
