import type { ListeningQuestion, ListeningSet } from '@lectern/contract/listening/shapes'
import { type Practice, practiceStore } from './practice.ts'

/** One of which nothing is answered. */
export const newPractice = (setId: number): Practice => ({ setId, clientId: crypto.randomUUID(), answers: {} })

/** The practice of this set, begun anew where the one under way is of another. */
export function practiceOf(setId: number): Practice {
  const practice = practiceStore.get()
  return practice?.setId === setId ? practice : newPractice(setId)
}

export function answerQuestion(
  { id, title, questions }: Pick<ListeningSet, 'id' | 'title' | 'questions'>,
  questionId: number,
  answer: string,
): void {
  const practice = practiceOf(id)
  const answers = { ...practice.answers, [questionId]: answer }
  practiceStore.set({ startedAtMs: Date.now(), ...practice, title, count: questions.length, answers })
}

/** What is left without the answer to a question that has gone. */
export function withoutAnswer(practice: Practice, questionId: number): Practice {
  const { [questionId]: gone, ...answers } = practice.answers
  return gone === undefined ? practice : { ...practice, answers }
}

/** Questions that went from a set elsewhere are answered here no longer. */
export function dropGone({ id, questions }: Pick<ListeningSet, 'id' | 'questions'>): void {
  const asked = new Set(questions.map((question) => String(question.id)))
  practiceStore.update((practice) => {
    if (practice?.setId !== id || Object.keys(practice.answers).every((one) => asked.has(one))) return practice
    const answers = Object.entries(practice.answers).filter(([one]) => asked.has(one))
    return { ...practice, count: questions.length, answers: Object.fromEntries(answers) }
  })
}

/** How many of these questions have an answer: those of a set as it is now. */
export const answeredCount = ({ answers }: Practice, questions: readonly Pick<ListeningQuestion, 'id'>[]): number =>
  questions.filter(({ id }) => answers[id]?.trim()).length
