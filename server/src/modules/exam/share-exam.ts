import type { ExamMadeBy } from '@lectern/domain/exam'
import { quotesMaterial } from '@lectern/domain/materials/quotation'
import { eq } from 'drizzle-orm'
import { followTitle, takenOfTitle } from '../../core/sharing/follow-title.ts'
import { readTitles } from '../../core/sharing/read-titles.ts'
import type { SharingSource } from '../../core/sharing/sharing-source.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { insertSet, listQuestions, requireSet, updateTitle } from './set-store.ts'
import { examQuestions, examSets } from './tables.ts'

/**
 * Exams are shared by their questions; what is right and why is seen only by whoever attempts a copy of their own. Questions
 * never change once an exam is made, and one that is said to be wrong goes from this exam alone: a copy follows the title.
 */
export const examSharing: SharingSource = {
  kind: 'exam',
  titlesOf: (queries, studentId, ids) => readTitles(queries, examSets, studentId, ids),
  async measure(queries, { studentId, id }) {
    await requireSet(queries, studentId, id)
    const { question, options, setId } = examQuestions
    const [sum] = await queries
      .select({ bytes: sumBytes(question, options) })
      .from(examQuestions)
      .where(eq(setId, id))
    return sum?.bytes ?? 0
  },
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
        ...{ type, question, options, correctAnswer },
        ...(hasPassages
          ? { explanation, source }
          : { explanation: withoutPassages(explanation, source, madeBy), source: null }),
      })),
    )
    return { id, taken: takenOfTitle(title) }
  },
  ...followTitle({ readTitle: requireSet, rename: updateTitle }),
}

/** What the built-in engine explains is the sentence itself that it asks about, and a model may quote it. */
const withoutPassages = (explanation: string, source: string | null, madeBy: ExamMadeBy): string =>
  madeBy === 'built-in' || quotesMaterial(explanation, source) ? '' : explanation
