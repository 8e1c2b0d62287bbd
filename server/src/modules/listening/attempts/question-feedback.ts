import { type FeedbackSource, originOf } from '../../../core/feedback/feedback-source.ts'
import { findPaidRun } from '../../../core/feedback/feedback-store.ts'
import { removeItem } from '../../../core/review/remember-items.ts'
import { Problem } from '../../../problem.ts'
import { deleteSetIn } from '../delete-set.ts'
import { withdrawFromPractice } from '../practices/practice-store.ts'
import { listQuestions, lockSet, requireQuestion } from '../set-store.ts'
import { withdrawQuestion } from './attempt-store.ts'

/**
 * A question goes from its set, from every attempt and practice, and from the review: no score counts it, right or wrong. A set goes with its last
 * question; its recording stays with its material.
 */
export const questionFeedback: FeedbackSource = {
  kind: 'listening',
  async remove(tx, services, student, { id: questionId }, now) {
    const { setId } = await requireQuestion(tx, student.id, questionId)
    const set = await lockSet(tx, student.id, setId)
    const runId = await findPaidRun(tx, student.id, set.holdId)
    if (runId === null) throw Problem.notFound()
    const { question, correctAnswer, sentence } = await requireQuestion(tx, student.id, questionId)
    if ((await listQuestions(tx, setId)).length === 1) await deleteSetIn(services, tx, student, setId, now)
    else {
      await withdrawQuestion(tx, setId, questionId)
      await withdrawFromPractice(tx, setId, questionId)
      await removeItem(tx, student, { kind: 'listening', sourceId: questionId }, now)
    }
    const words = `${question}\n${correctAnswer}`
    return { runId, words, source: set.sentences[sentence]?.text ?? null, material: originOf(set) }
  },
}
