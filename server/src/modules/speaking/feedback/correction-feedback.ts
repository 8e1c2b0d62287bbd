import type { FeedbackSource } from '../../../core/feedback/feedback-source.ts'
import { remarkIdOf, wordsOfRemark } from '../../../core/feedback/remarks.ts'
import { Problem } from '../../../problem.ts'
import { listTurns, lockSession, updateSession } from '../sessions/session-store.ts'

/** A correction goes from the summary of its session, with those that say the same; the score stays as it was given. */
export const correctionFeedback: FeedbackSource = {
  kind: 'speaking',
  isParted: true,
  async remove(tx, { say }, student, { id, part }) {
    const { runId, feedback } = await lockSession(tx, student.id, id)
    const gone = feedback?.corrections.find((one) => remarkIdOf(one) === part)
    if (runId === null || !feedback || !gone) throw Problem.notFound()
    const corrections = feedback.corrections.filter((one) => remarkIdOf(one) !== part)
    await updateSession(tx, id, { feedback: { ...feedback, corrections } })
    const turn = (await listTurns(tx, id)).find(({ said }) => said.includes(gone.quote))
    return { runId, words: wordsOfRemark(gone, say), source: turn?.said ?? null, material: null }
  },
}
