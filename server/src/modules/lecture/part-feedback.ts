import { type FeedbackSource, originOf } from '../../core/feedback/feedback-source.ts'
import { findPaidRun } from '../../core/feedback/feedback-store.ts'
import { withoutPart } from '../../core/study-html/parts.ts'
import { readHtmlText } from '../../core/study-html/read-html-text.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import { questionIdOf } from './check-questions.ts'
import { deleteLectureIn } from './delete-lecture.ts'
import { lockLecture, type SectionRow, selectSections, updateExplanation, updateQuestions } from './lecture-store.ts'

/** A part of an explanation, or a question by which a student checks what it explained: each goes wherever a section holds the same. */
export const lectureFeedback: FeedbackSource = {
  kind: 'lecture',
  isParted: true,
  async remove(tx, services, student, { id, part }) {
    const lecture = await lockLecture(tx, student.id, id)
    const runId = await findPaidRun(tx, student.id, lecture.holdId)
    if (runId === null) throw Problem.notFound()
    const sections = await selectSections(tx, [id])
    const words =
      (await removeQuestion(tx, sections, part)) ?? (await removePart(tx, services, student, sections, part))
    if (words === null) throw Problem.notFound()
    return { runId, words, source: null, material: originOf(lecture) }
  },
}

/** The words of the question that went; null where there is none. */
async function removeQuestion(tx: Transaction, sections: readonly SectionRow[], part: string): Promise<string | null> {
  const gone = sections.flatMap(({ questions }) => questions).find((one) => questionIdOf(one) === part)
  if (!gone) return null
  for (const section of sections) {
    const left = section.questions.filter((one) => questionIdOf(one) !== part)
    if (left.length < section.questions.length) await updateQuestions(tx, section, left)
  }
  return `${gone.question}\n${gone.answer}`
}

/**
 * A part goes with its heading and the words of the page that it quotes; a section goes with its last part, and the lecture with its
 * last section. The words that went; null where there is no such part.
 */
async function removePart(
  tx: Transaction,
  services: Parameters<FeedbackSource['remove']>[1],
  student: { id: number },
  sections: readonly SectionRow[],
  part: string,
): Promise<string | null> {
  const changed = sections.map((section) => ({ section, left: withoutPart(section.html, part) }))
  const gone = changed.find(({ left }) => left)
  if (!gone?.left) return null
  if (changed.every(({ left }) => left?.html === ''))
    await deleteLectureIn(services, tx, student, gone.section.lectureId)
  else for (const { section, left } of changed) if (left) await updateExplanation(tx, section, left.html)
  return readHtmlText(gone.left.part)
}
