import { randomUUID } from 'node:crypto'
import { examEndpoints } from '@lectern/contract/exam'
import { notesEndpoints } from '@lectern/contract/notes'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { writingEndpoints } from '@lectern/contract/writing'
import { setMaterialExam } from '../../core/review/exams/change-exam.ts'
import { createShare } from '../../core/sharing/create-share.ts'
import { generateExam } from '../../modules/exam/making/generate-exam.ts'
import { endSession as endExam } from '../../modules/exam/sessions/end-session.ts'
import { startSession as startExam } from '../../modules/exam/sessions/start-session.ts'
import { listSets } from '../../modules/exam/set-store.ts'
import { createNote } from '../../modules/notes/create-note.ts'
import { createSession as createChat } from '../../modules/understanding/sessions/create-session.ts'
import { gradeEssay } from '../../modules/writing/grade-essay.ts'
import { bringText } from './bring-text.ts'
import type { DatedServices } from './dated-services.ts'
import { makeLecture } from './make-lecture.ts'
import { answerRecording, makeRecording } from './make-recording.ts'
import { makePresentation, makeShadowing, makeTalk } from './make-talks.ts'
import { ARTICLE, CHAT, ESSAY, NOTE } from './material.ts'

const DAY_MS = 86_400_000
const DAYS_TO_EXAM = 16
/** Attempts at the exam: how many days ago, and what part was right. */
const ATTEMPTS = [
  { daysAgo: 18, rightPart: 0.4 },
  { daysAgo: 10, rightPart: 0.6 },
  { daysAgo: 2, rightPart: 0.8 },
] as const
const ATTEMPT_MINUTES = 9
/** What part of the answers about the recording was right, at first and four days later. */
const FIRST_HEARING = 0.5
const SECOND_HEARING = 0.8

/**
 * An exam with three attempts, notes, a lecture, a chat over notes, a recording with two attempts, an essay in two drafts and
 * three sessions of speaking, each on a day of its own; a plan and a link.
 */
export async function makeWorks(dated: DatedServices, student: { id: number }, today: Date): Promise<void> {
  const on = (daysAgo: number) => dated.set(new Date(today.getTime() - daysAgo * DAY_MS))
  on(19)
  await makeExam(dated, student, on)
  on(15)
  const { services } = dated
  await createNote(services, student, notesEndpoints.create.body.parse({ ...NOTE, made_by: 'built-in' }))
  on(14)
  await makeLecture(dated, student)
  on(11)
  await createChat(services, student, understandingEndpoints.createSession.body.parse(chatBody()))
  on(9)
  const recording = await makeRecording(dated, student)
  await answerRecording(dated, student, recording, FIRST_HEARING)
  on(8)
  const first = await grade(dated, student, ESSAY.content)
  on(7)
  await makeTalk(dated, student)
  on(6)
  await grade(dated, student, corrected(ESSAY.content), first.id)
  on(5)
  await makePresentation(dated, student)
  await answerRecording(dated, student, recording, SECOND_HEARING)
  on(4)
  await makeShadowing(dated, student)
  on(3)
  await planAndShare(dated, student, today)
}

/** The day of the article's exam, and a link to the exam that was made of it. */
async function planAndShare(dated: DatedServices, student: { id: number }, today: Date): Promise<void> {
  const { services } = dated
  const date = new Date(today.getTime() + DAYS_TO_EXAM * DAY_MS).toISOString().slice(0, 10)
  await setMaterialExam(services, student, await bringText(dated, student, ARTICLE), { date })
  const [exam] = await listSets(services.database.queries, student.id, { search: '', limit: 1, offset: 0 })
  if (exam) await createShare(services, student, { kind: 'exam', id: exam.id, owner_name: 'Mei', has_passages: true })
}

async function makeExam(dated: DatedServices, student: { id: number }, on: (daysAgo: number) => void) {
  const { services } = dated
  const material_id = await bringText(dated, student, ARTICLE)
  const wanted = { method: 'content', content: ARTICLE.text, material_id, question_count: 10 }
  const body = examEndpoints.generate.body.parse(wanted)
  const { id, questions } = await generateExam(services, student, body, randomUUID())
  for (const { daysAgo, rightPart } of ATTEMPTS) {
    on(daysAgo)
    const { session_id } = await startExam(services, student, id)
    const right = Math.round(questions.length * rightPart)
    const answers = Object.fromEntries(
      questions.map((question, index) => [
        String(question.id),
        index < right ? question.correct_answer : wrongAnswer(question),
      ]),
    )
    dated.pass(ATTEMPT_MINUTES)
    await endExam(services, student, session_id, answers)
  }
}

const wrongAnswer = ({ options, correct_answer }: { options: readonly string[]; correct_answer: string }): string =>
  options.find((option) => option !== correct_answer) ?? ''

/** Questions, and answers that cite the notes as those of the engine do. */
function chatBody() {
  const messages = CHAT.turns.flatMap(({ question, answer, quote }) => {
    const start = CHAT.notes.indexOf(quote)
    const citations = [{ number: 1, text: quote, start, end: start + quote.length }]
    return [
      { id: randomUUID(), role: 'user', content: question },
      { id: randomUUID(), role: 'assistant', content: answer, citations, made_by: 'built-in' },
    ]
  })
  return { messages, notes_content: CHAT.notes, images: [] }
}

function grade({ services }: DatedServices, student: { id: number }, content: string, previousId?: number) {
  const form = writingEndpoints.grade.form.fields.parse({ content, topic: ESSAY.topic, previous_id: previousId })
  const call = { signal: AbortSignal.timeout(10 * 60_000), idempotencyKey: randomUUID(), language: 'en' } as const
  return gradeEssay(services, student, { ...form, image: undefined }, call)
}

/** The second draft: what the first report found is mended. */
const corrected = (content: string): string =>
  content.replace('cleaner who work', 'cleaner who works').replace('they has already', 'they have already')
