import { type FeedbackSource, originOf } from '../../core/feedback/feedback-source.ts'
import { removeItem } from '../../core/review/remember-items.ts'
import { Problem } from '../../problem.ts'
import { deleteSetIn } from './delete-set.ts'
import { withdrawFromPractices } from './sessions/practice-store.ts'
import { withdrawQuestion } from './sessions/session-store.ts'
import { lockSet, requireQuestion } from './set-store.ts'

/**
 * A question goes from its exam, from every practice of it and from the review: no practice asks it, and no score counts it, right or
 * wrong. An exam goes with its last question.
 */
export const questionFeedback: FeedbackSource = {
  kind: 'exam',
  async remove(tx, _services, student, { id: questionId }, now) {
    const { setId } = await requireQuestion(tx, student.id, questionId)
    const set = await lockSet(tx, student.id, setId)
    const { generationId, isMade, questionCount } = set
    if (generationId === null || !isMade) throw Problem.notFound()
    const asked = await requireQuestion(tx, student.id, questionId)
    const { question, correctAnswer, source } = asked
    if (questionCount === 1) await deleteSetIn(tx, student, setId, now)
    else {
      await withdrawQuestion(tx, setId, questionId)
      await withdrawFromPractices(tx, setId, questionId)
      await removeItem(tx, student, { kind: 'exam', sourceId: questionId }, now)
    }
    const words = `${question}\n${correctAnswer}`
    return { runId: generationId, words, source, material: originOf(asked) }
  },
}
