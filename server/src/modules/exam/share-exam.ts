import { digestOf, type Followed, planChanges, takenOf } from '../../core/sharing/plan-changes.ts'
import type { SharingSource } from '../../core/sharing/sharing-source.ts'
import { insertSet, listQuestions, requireSet, updateTitle } from './set-store.ts'

/**
 * Exams are shared by their questions; what is right and why is seen only by whoever attempts a copy of their own. Questions
 * never change once an exam is made: a copy follows the title.
 */
export const examSharing: SharingSource = {
  kind: 'exam',
  async show(queries, { studentId, id }) {
    const { title } = await requireSet(queries, studentId, id)
    const questions = await listQuestions(queries, id)
    return {
      content: {
        kind: 'exam',
        title,
        questions: questions.map(({ type, question, options }) => ({ type, question, options })),
      },
      leftOutCount: 0,
    }
  },
  async copy(tx, original, { hasPassages }, student, now) {
    const set = await requireSet(tx, original.studentId, original.id)
    const { title, generatedBy, language, madeBy, modelName, isSampled } = set
    const questions = await listQuestions(tx, original.id)
    const made = { title, generatedBy, language, madeBy, modelName, isSampled, studentId: student.id, createdAt: now }
    const id = await insertSet(
      tx,
      made,
      questions.map(({ type, question, options, correctAnswer, explanation, source }) => ({
        ...{ type, question, options, correctAnswer, explanation },
        source: hasPassages ? source : null,
      })),
    )
    return { id, taken: takenOf(followed(title)) }
  },
  async compare(queries, { original, copy, taken }) {
    const [{ title }, own] = [
      await requireSet(queries, original.studentId, original.id),
      await requireSet(queries, copy.studentId, copy.id),
    ]
    return planChanges(taken, followed(title), followed(own.title))
  },
  async takeOver(tx, pair) {
    const plan = await examSharing.compare(tx, pair)
    const { title } = await requireSet(tx, pair.original.studentId, pair.original.id)
    if (plan.isRenamed) await updateTitle(tx, pair.copy.studentId, pair.copy.id, title)
    return plan
  },
}

const followed = (title: string): Followed => ({ titleDigest: digestOf(title), pieces: [] })
