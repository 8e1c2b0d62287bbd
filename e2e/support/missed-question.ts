import { readFile } from 'node:fs/promises'
import { examEndpoints } from '@lectern/contract/exam'
import type { Student } from './api-account.ts'

/** Of which more than ten good questions can be made. */
const LESSON = new URL('../../packages/engine/test-material/inflation.en.txt', import.meta.url)
/** Where the day began last, and where it is tomorrow already: a student who goes from one to the other is a day on. */
export const [BEHIND, AHEAD] = ['Etc/GMT+12', 'Etc/GMT-14'] as const

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
  return { session_id, choice }
}
