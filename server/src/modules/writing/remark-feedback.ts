import type { FeedbackSource } from '../../core/feedback/feedback-source.ts'
import { findPaidRun } from '../../core/feedback/feedback-store.ts'
import { partIdOf } from '../../core/feedback/part-id.ts'
import { type Remark, remarkIdOf, wordsOfRemark } from '../../core/feedback/remarks.ts'
import { Problem } from '../../problem.ts'
import { lockEssay, updateReport } from './store.ts'
import type { Report } from './tables.ts'

/** Mistakes and suggestions alike, as what can be said to be wrong. */
export const remarkOfSuggestion = ({ quote, text }: Report['suggestions'][number]): Remark => ({
  quote,
  correction: null,
  explanation: text,
})

/** What the revised essay is known by. */
export const revisedIdOf = (revised: string): string => partIdOf(JSON.stringify(['revised', revised]))

/**
 * A mistake or a suggestion goes from the report of its essay, with those that say the same, or the revised essay as a whole; the marks
 * stay as they were given.
 */
export const remarkFeedback: FeedbackSource = {
  kind: 'writing',
  isParted: true,
  async remove(tx, { say }, student, { id, part }) {
    const { gradingId, report, content } = await lockEssay(tx, student.id, id)
    const runId = gradingId && (await findPaidRun(tx, student.id, gradingId))
    if (runId && report.revised && revisedIdOf(report.revised) === part) {
      await updateReport(tx, id, { ...report, revised: '', isRevisedGone: true })
      return { runId, words: report.revised, source: null, material: null }
    }
    const mistakes = report.mistakes.filter((one) => remarkIdOf(one) !== part)
    const suggestions = report.suggestions.filter((one) => remarkIdOf(remarkOfSuggestion(one)) !== part)
    const mistake = report.mistakes.find((one) => !mistakes.includes(one))
    const suggestion = report.suggestions.find((one) => !suggestions.includes(one))
    const gone = mistake ?? (suggestion && remarkOfSuggestion(suggestion))
    if (!runId || !gone) throw Problem.notFound()
    await updateReport(tx, id, { ...report, mistakes, suggestions })
    const { start } = mistake ?? suggestion ?? { start: null }
    const source = start === null ? null : paragraphAt(content, start)
    return { runId, words: wordsOfRemark(gone, say), source, material: null }
  },
}

const paragraphAt = (content: string, at: number): string =>
  content.slice(content.lastIndexOf('\n', at - 1) + 1).split('\n', 1)[0] ?? ''
