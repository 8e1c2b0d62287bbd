import { Readable } from 'node:stream'
import { listeningEndpoints } from '@lectern/contract/listening'
import { insertGeneration } from '../../src/modules/exam/generations/generation-store.ts'
import { insertLecture } from '../../src/modules/lecture/lecture-store.ts'
import { insertSet as insertListeningSet } from '../../src/modules/listening/set-store.ts'
import { listeningQuestions } from '../../src/modules/listening/tables.ts'
import { insertReading } from '../../src/modules/ocr/reading-store.ts'
import { startSession as startSpeaking } from '../../src/modules/speaking/sessions/start-session.ts'
import { createSession } from '../../src/modules/understanding/sessions/create-session.ts'
import { insertGrading } from '../../src/modules/writing/gradings/grading-store.ts'
import { examGenerationRow } from '../exam-generation-row.ts'
import { endedHold } from '../rows/ended-hold.ts'
import { gradingRow } from '../rows/essay-row.ts'
import { lectureRow } from '../rows/lecture-row.ts'
import { listeningQuestionRow, listeningRow } from '../rows/listening-row.ts'
import { readingRow } from '../rows/reading-row.ts'
import type { TestApp, TestStudent } from '../test-app.ts'

/** The smallest PNG. */
const ONE_PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export async function failedGrading({ services }: TestApp, student: TestStudent): Promise<string> {
  const row = gradingRow(student.id, 'My own essay.', services.clock.now())
  return services.database.transaction(async (tx) => {
    const id = await endedHold(tx, student.id)
    await insertGrading(tx, { ...row, id })
    return id
  })
}

export async function failedExam({ services }: TestApp, student: TestStudent): Promise<string> {
  const row = examGenerationRow(student.id, 'My own chapter.', services.clock.now())
  return services.database.transaction(async (tx) => {
    const id = await endedHold(tx, student.id)
    await insertGeneration(tx, { ...row, id })
    return id
  })
}

/** Completed, and its file is there: every call about it can do its work. */
export async function keptLecture({ services }: TestApp, student: TestStudent): Promise<number> {
  const row = lectureRow(student.id, 'My own lecture', services.clock.now())
  await services.files.put(row.fileKey, Readable.from([Buffer.from('%PDF-1.7')]))
  return services.database.transaction(
    async (tx) => (await insertLecture(tx, { ...row, holdId: await endedHold(tx, student.id) })).id,
  )
}

/** Completed, with one question, and its sound is there. */
export async function keptListeningSet({ services }: TestApp, student: TestStudent): Promise<number> {
  const row = listeningRow(student.id, 'My own recording', services.clock.now())
  await services.files.put(row.audioKey, Readable.from([Buffer.from('mp3')]))
  return services.database.transaction(async (tx) => {
    const paid = { ...row, holdId: await endedHold(tx, student.id) }
    const { id } = await insertListeningSet(tx, paid, [{ start: 0, end: 2 }])
    await tx.insert(listeningQuestions).values(listeningQuestionRow(id, 'What is one?'))
    return id
  })
}

/** An attempt at such a set. */
export async function listenedTo(app: TestApp, student: TestStudent): Promise<number> {
  const params = { id: await keptListeningSet(app, student) }
  return (await student.client(listeningEndpoints).submit({ params, body: {} })).attempt_id
}

/** Read, but for its second page. */
export async function waitingText({ services }: TestApp, student: TestStudent): Promise<number> {
  const row = readingRow(student.id, 'My own page.', services.clock.now())
  await services.files.put(row.fileKey, Readable.from([Buffer.from('%PDF-1.7')]))
  return services.database.transaction(
    async (tx) => (await insertReading(tx, { ...row, firstHoldId: await endedHold(tx, student.id) })).id,
  )
}

export async function keptChat({ services }: TestApp, student: TestStudent): Promise<number> {
  const messages = [{ role: 'user', content: 'What is one?' }] as const
  const chat = { messages: [...messages], images: [{ file: ONE_PIXEL, filename: 'one.png' }], notes_content: 'One.' }
  return (await createSession(services, student, chat)).id
}

export async function runningPractice(
  { services }: TestApp,
  student: TestStudent,
  mode: 'chat' | 'presentation' | 'shadowing',
): Promise<number> {
  const { signal } = new AbortController()
  return (await startSpeaking(services, student, mode, { topic: 'My family' }, signal)).id
}
