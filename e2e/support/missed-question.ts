import { readFile } from 'node:fs/promises'
import { examEndpoints } from '@lectern/contract/exam'
import type { Student } from './api-account.ts'

/** A text of which more than ten good questions can be made. */
export const LESSON = new URL('../../packages/engine/test-material/inflation.en.txt', import.meta.url)
/**
 * A student who goes from the first to the second is a day on, to the hour. Days of study begin at 4, which is 14:00 UTC in
 * the usual two, and two hours later in the others: none begins in the middle of a journey.
 */
export const [BEHIND, AHEAD] = [13, 14].includes(new Date().getUTCHours())
  ? ['Etc/GMT+12', 'Etc/GMT-12']
  : ['Etc/GMT+10', 'Etc/GMT-14']

/** An exam of the student's, sat with one question to choose, which is answered wrong. */
export async function missOne(student: Student) {
  const exam = student.call(examEndpoints)
  const content = await readFile(LESSON, 'utf8')
  const made = await exam.generate({ body: { method: 'content', content, question_count: 10 } })
  const choice = made.questions.find(({ type }) => type === 'mcq') ?? made.questions.find(({ type }) => type === 'tf')
  const wrong = choice?.options.find((option) => option !== choice.correct_answer)
  if (!choice || wrong === undefined) throw new Error('The lesson gave no question to choose from')
  const { session_id } = await exam.startSession({ params: { id: made.id }, body: { question_ids: [choice.id] } })
  await exam.endSession({ params: { id: session_id }, body: { answers: { [choice.id]: wrong } } })
  return { exam: made, session_id, choice }
}
