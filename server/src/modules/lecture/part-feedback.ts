import { type FeedbackSource, originOf } from '../../core/feedback/feedback-source.ts'
import { findPaidRun } from '../../core/feedback/feedback-store.ts'
import { withoutPart } from '../../core/study-html/parts.ts'
import { readHtmlText } from '../../core/study-html/read-html-text.ts'
import { Problem } from '../../problem.ts'
import { deleteLectureIn } from './delete-lecture.ts'
import { lockLecture, selectSections, updateExplanation } from './lecture-store.ts'

/**
 * A part of an explanation goes, with its heading and the words of the page that it quotes, and so does the same in other
 * sections; a section goes with its last part, and the lecture with its last section.
 */
export const lectureFeedback: FeedbackSource = {
  kind: 'lecture',
  isParted: true,
  async remove(tx, services, student, { id, part }) {
    const lecture = await lockLecture(tx, student.id, id)
    const runId = await findPaidRun(tx, student.id, lecture.holdId)
    if (runId === null) throw Problem.notFound()
    const sections = (await selectSections(tx, id)).map((section) => ({
      section,
      left: withoutPart(section.html, part),
    }))
    const words = sections.find(({ left }) => left)?.left?.part
    if (words === undefined) throw Problem.notFound()
    if (sections.every(({ left }) => left?.html === '')) await deleteLectureIn(services, tx, student, id)
    else for (const { section, left } of sections) if (left) await updateExplanation(tx, section, left.html)
    return { runId, words: readHtmlText(words), source: null, material: originOf(lecture) }
  },
}
