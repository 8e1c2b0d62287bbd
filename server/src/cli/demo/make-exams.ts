import { randomUUID } from 'node:crypto'
import { examEndpoints } from '@lectern/contract/exam'
import type { ExamSet } from '@lectern/contract/exam/shapes'
import { readText } from '../../core/documents/material-store.ts'
import { generateExam } from '../../modules/exam/making/generate-exam.ts'
import { endSession } from '../../modules/exam/sessions/end-session.ts'
import { startSession } from '../../modules/exam/sessions/start-session.ts'
import { requireSet } from '../../modules/listening/set-store.ts'
import { bringText } from './bring-text.ts'
import type { DatedServices } from './dated-services.ts'
import { ARTICLE, EXAM_OF_ALL } from './material.ts'

/** Attempts at the exam of the article: how many days ago, and what part was right. */
const ATTEMPTS = [
  { daysAgo: 18, rightPart: 0.4 },
  { daysAgo: 10, rightPart: 0.6 },
  { daysAgo: 2, rightPart: 0.8 },
] as const
const ATTEMPT_MINUTES = 9

/** An exam of the article, with its attempts. @returns its id */
export async function makeExam(
  dated: DatedServices,
  student: { id: number },
  on: (daysAgo: number) => void,
): Promise<number> {
  const material_id = await bringText(dated, student, ARTICLE)
  const exam = await generate(dated, student, { content: ARTICLE.text, material_id, question_count: 10 })
  for (const { daysAgo, rightPart } of ATTEMPTS) {
    on(daysAgo)
    await attempt(dated, student, exam, rightPart)
  }
  return exam.id
}

/** An exam of everything that was brought: a lecture, the article and a recording, with an attempt. */
export async function makeExamOfAll(
  dated: DatedServices,
  student: { id: number },
  { lecture, recording }: { lecture: number; recording: number },
): Promise<void> {
  const { queries } = dated.services.database
  const { materialId: heard } = await requireSet(queries, student.id, recording)
  const ids = [lecture, await bringText(dated, student, ARTICLE), ...(heard === null ? [] : [heard])]
  const texts = await Promise.all(ids.map((id) => readText(queries, student.id, id)))
  const [material_id, ...other_material_ids] = ids
  const content = texts.map((read) => read?.text ?? '').join('\n\n')
  const { title, rightPart } = EXAM_OF_ALL
  const wanted = { content, material_id, other_material_ids, title, question_count: 20 }
  await attempt(dated, student, await generate(dated, student, wanted), rightPart)
}

function generate({ services }: DatedServices, student: { id: number }, wanted: object): Promise<ExamSet> {
  const body = examEndpoints.generate.body.parse({ method: 'content', ...wanted })
  return generateExam(services, student, body, randomUUID())
}

/** Hands in answers, of which the first `rightPart` are right. */
async function attempt(
  { services, pass }: DatedServices,
  student: { id: number },
  { id, questions }: ExamSet,
  rightPart: number,
): Promise<void> {
  const { session_id } = await startSession(services, student, id)
  const right = Math.round(questions.length * rightPart)
  const answers = Object.fromEntries(
    questions.map((question, index) => [
      String(question.id),
      index < right ? question.correct_answer : wrongAnswer(question),
    ]),
  )
  pass(ATTEMPT_MINUTES)
  await endSession(services, student, session_id, answers)
}

const wrongAnswer = ({ options, correct_answer }: { options: readonly string[]; correct_answer: string }): string =>
  options.find((option) => option !== correct_answer) ?? ''
