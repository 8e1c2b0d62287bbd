import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paymentsEndpoints } from '@lectern/contract/credits/payments'
import { materialsEndpoints } from '@lectern/contract/materials'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { planningEndpoints } from '@lectern/contract/review/planning'
import { createSessionTokens } from '../../src/core/accounts/sessions/session-tokens.ts'
import { keepMaterial } from '../../src/core/documents/keep-material.ts'
import { keepDocument } from '../../src/core/documents/materials/keep-document.ts'
import { endSession } from '../../src/modules/exam/sessions/end-session.ts'
import { startSession } from '../../src/modules/exam/sessions/start-session.ts'
import { insertSet } from '../../src/modules/exam/set-store.ts'
import { createNote } from '../../src/modules/notes/create-note.ts'
import { insertImport } from '../../src/modules/recite/imports/import-store.ts'
import { insertEssay } from '../../src/modules/writing/store.ts'
import { buildPdf, pageSaying } from '../files/build-pdf.ts'
import { emptyFolder } from '../files/empty-folder.ts'
import { essayRow } from '../rows/essay-row.ts'
import type { TestApp, TestStudent } from '../test-app.ts'
import { cardsOf, copiedSetOf, madeCardOf, reportOf, saidWrongOf, setOf, shareOf } from './own-sets.ts'
import {
  failedExam,
  failedGrading,
  keptChat,
  keptLecture,
  keptListeningSet,
  listenedTo,
  runningPractice,
  waitingText,
} from './own-work.ts'

type Id = string | number
type Maker = (app: TestApp, student: TestStudent) => Promise<Id | Id[]>

/**
 * How one of each thing comes about whose id a call takes, by where that id stands: a path up to its parameter, or a
 * call and one of its fields. Every id of every call is tried with another student's thing; one that is not here fails.
 */
export const OWN_THINGS: Record<string, Maker> = {
  '/api/users/sessions/:id': async (app, student) => sessionIdOf(app, student),
  '/api/users/payment-status/:id': async (_app, student) => openPayment(student),
  'POST /api/users/send-qr-code/ payment_id': async (_app, student) => openPayment(student),
  'GET /api/users/download-qr-code/ payment_id': async (_app, student) => openPayment(student),
  '/api/recite/flashcard-sets/:id': async (_app, student) => (await setOf(student)).id,
  '/api/recite/imports/:id': async (app, student) => importOf(app, student),
  '/api/recite/flashcards/:id': async (_app, student) => (await cardsOf(student))[0] ?? 0,
  '/api/recite/study-sessions/:id': async (_app, student) => startStudy(student),
  '/api/recite/generations/:generation_id': async (app, student) => openRun(app, student),
  'POST /api/recite/generate/ generation_id': async (app, student) => openRun(app, student),
  '/api/notes/:id': async (app, student) => keptNotes(app, student),
  '/api/notes/generations/:generation_id': async (app, student) => openRun(app, student, 'notes'),
  'POST /api/notes/generate/ generation_id': async (app, student) => openRun(app, student, 'notes'),
  'POST /api/notes/ material_id': bringMaterial,
  'POST /api/notes/ generation_id': async (app, student) => openRun(app, student, 'notes'),
  'POST /api/recite/flashcard-sets/ generation_id': async (app, student) => openRun(app, student),
  'POST /api/recite/generations/ material_id': bringMaterial,
  'POST /api/notes/generations/ material_id': bringMaterial,
  'POST /api/recite/flashcard-sets/ material_id': bringMaterial,
  'POST /api/recite/flashcards/missed/ set_id': async (_app, student) => (await setOf(student)).id,
  'POST /api/recite/flashcards/same/ except_set_id': async (_app, student) => (await setOf(student)).id,
  'POST /api/recite/flashcard-sets/:id/flashcards/ material_id': bringMaterial,
  'POST /api/exam/quote/ material_id': bringMaterial,
  'POST /api/exam/quote/ other_material_ids': async (app, student) => [await bringMaterial(app, student)],
  'POST /api/exam/generate/ material_id': bringMaterial,
  'POST /api/exam/generate/ other_material_ids': async (app, student) => [await bringMaterial(app, student)],
  'POST /api/understanding/sessions/ material_id': bringMaterial,
  'PUT /api/understanding/sessions/:id/ material_id': bringMaterial,
  '/api/documents/materials/:id': bringMaterial,
  '/api/materials/:id': bringPdf,
  'POST /api/recite/flashcard-sets/:id/reorder/ flashcard_ids': async (_app, student) => cardsOf(student),
  'POST /api/recite/flashcard-sets/:id/delete-cards/ flashcard_ids': async (_app, student) => cardsOf(student),
  'POST /api/recite/flashcard-sets/:id/suspend-cards/ flashcard_ids': async (_app, student) => cardsOf(student),
  'POST /api/recite/study-sessions/:id/answer/ flashcard_id': async (_app, student) => (await cardsOf(student))[0] ?? 0,
  '/api/review/exams/:id': async (_app, student) => reviewExamOf(student),
  'GET /api/review/practice/ set_id': async (_app, student) => (await setOf(student)).id,
  'GET /api/review/practice/ material_id': bringMaterial,
  '/api/review/materials/:id': bringMaterial,
  '/api/review/items/:id': async (_app, student) => reviewItemOf(student),
  'POST /api/review/answers/ item_id': async (_app, student) => reviewItemOf(student),
  'POST /api/review/compare/ item_id': async (_app, student) => reviewItemOf(student),
  '/api/review/sets/:id': async (_app, student) => (await setOf(student)).id,
  'GET /api/review/queue/ set_id': async (_app, student) => (await setOf(student)).id,
  'POST /api/feedback/ id': (app, student) => madeCardOf(app, student),
  'POST /api/feedback/check/ id': saidWrongOf,
  'POST /api/shares/ id': async (_app, student) => (await setOf(student)).id,
  'GET /api/shares/of/ id': async (_app, student) => (await setOf(student)).id,
  'POST /api/shares/take-over/ id': (app, student) => copiedSetOf(app, student),
  '/api/shares/reports/:id': (app, student) => reportOf(app, student),
  '/api/exam/sets/:id': async (app, student) => (await examOf(app, student)).setId,
  '/api/exam/sessions/:id': async (app, student) => (await examOf(app, student)).sessionId,
  'PUT /api/exam/sessions/:id/practice/ flagged_ids': async (app, student) => (await examOf(app, student)).questionIds,
  'POST /api/exam/sets/:id/sessions/ question_ids': async (app, student) => (await examOf(app, student)).questionIds,
  'POST /api/exam/compare-answers/ session_id': async (app, student) => (await examOf(app, student)).sessionId,
  'POST /api/exam/compare-answer/ questionId': async (app, student) => (await examOf(app, student)).questionIds[0] ?? 0,
  'POST /api/exam/sessions/:id/own-word/ questionId': (app, student) => answeredQuestionOf(app, student),
  'POST /api/exam/compare-answer/ session_id': async (app, student) => (await examOf(app, student)).sessionId,
  '/api/exam/generations/:id': (app, student) => failedExam(app, student),
  'PUT /api/writing/unsent/ previous_id': (app, student) => keptEssay(app, student),
  'POST /api/speaking/chat/start/ material_id': bringMaterial,
  'POST /api/speaking/present/start/ material_id': bringMaterial,
  'POST /api/speaking/shadow/start/ material_id': bringMaterial,
  'PUT /api/writing/unsent/ material_id': bringMaterial,
  '/api/writing/essays/:id': (app, student) => keptEssay(app, student),
  '/api/writing/gradings/:id': (app, student) => failedGrading(app, student),
  '/api/understanding/sessions/:id': (app, student) => keptChat(app, student),
  '/api/lecture/lectures/:id': (app, student) => keptLecture(app, student),
  '/api/ocr/documents/:id': (app, student) => waitingText(app, student),
  '/api/listening/sets/:id': (app, student) => keptListeningSet(app, student),
  'GET /api/listening/history/ set_id': keptListeningSet,
  '/api/listening/attempts/:id': listenedTo,
  '/api/speaking/chat/:id': (app, student) => runningPractice(app, student, 'chat'),
  '/api/speaking/present/:id': (app, student) => runningPractice(app, student, 'presentation'),
  '/api/speaking/shadow/:id': (app, student) => runningPractice(app, student, 'shadowing'),
  '/api/speaking/sessions/:id': (app, student) => runningPractice(app, student, 'shadowing'),
}

const NEW_PASSWORD = 'a better horse'
const CHUNK = 'A cell is the smallest unit of life. A membrane is the wall that holds a cell together.'

/** What a call sends beside ids, where the least that its schema takes would be refused for itself. */
export const FITTING_BODIES: Record<string, (student: TestStudent, app: TestApp) => object | Promise<object>> = {
  'POST /api/users/password-update/': () => ({ new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }),
  'POST /api/users/delete-account/': ({ email }) => ({ email }),
  'POST /api/recite/generate/': () => ({ content: CHUNK, chunk_index: 1, total_chunks: 2 }),
  'POST /api/notes/generate/': () => ({ content: CHUNK, chunk_index: 1, total_chunks: 2 }),
  'POST /api/recite/generations/': () => ({ content: CHUNK }),
  'POST /api/notes/generations/': () => ({ content: CHUNK }),
  'POST /api/recite/flashcard-sets/': () => ({ selected_cards: [{ question: 'What?', answer: 'This.' }] }),
  'POST /api/notes/': () => ({ title: 'Own', html: '<p>A cell.</p>', made_by: 'model' }),
  'POST /api/review/answers/': () => ({ rating: 3, answered_at: '2026-11-22T08:00:00Z', client_id: randomUUID() }),
  'PUT /api/review/sets/:id/exam/': () => ({ date: '2026-12-20' }),
  'PUT /api/review/materials/:id/exam/': () => ({ date: '2026-12-20' }),
  'PATCH /api/materials/folders/': async (student, app) => ({ name: await folderOf(app, student), new_name: 'Other' }),
  'PATCH /api/recite/folders/': async (student) => ({ name: await setFolderOf(student), new_name: 'Other' }),
  'PATCH /api/review/exams/:id/': () => ({ mark: 80 }),
  'PATCH /api/review/items/:id/': () => ({ client_id: randomUUID(), flag: 1 }),
  'PATCH /api/recite/flashcards/:id/': () => ({ question: 'What else?' }),
  'POST /api/speaking/chat/:id/reply/': () => ({ text: 'I like it.' }),
  'POST /api/exam/generate/': () => ({ method: 'content', content: CHUNK }),
  'POST /api/ocr/documents/:id/read-again/': () => ({ pages: [2] }),
  'POST /api/exam/quote/': () => ({ method: 'content', content: CHUNK }),
  'POST /api/exam/compare-answers/': async (student, app) => {
    const [questionId] = (await examOf(app, student)).questionIds
    return { questions: [{ questionId, questionNumber: 1, user_answer: 'one' }] }
  },
}

/** What a path holds beside ids. */
export const FITTING_PARAMS: Record<string, (app: TestApp, student: TestStudent) => Promise<object>> = {
  'DELETE /api/shares/:token/': async (_app, student) => ({ token: await shareOf(student) }),
  'POST /api/shares/:token/copy/': async (app) => ({ token: await shareOf(await app.student()) }),
}

async function folderOf(app: TestApp, student: TestStudent): Promise<string> {
  const params = { id: await bringMaterial(app, student) }
  const { folder } = await student.client(materialsEndpoints).putOnShelf({ params, body: { folder: 'Own', tags: [] } })
  return folder
}

async function setFolderOf(student: TestStudent): Promise<string> {
  const params = { id: (await setOf(student)).id }
  return (await student.client(reciteEndpoints).putInFolder({ params, body: { folder: 'Own' } })).folder
}

/** Completed, of no set. */
async function importOf({ services }: TestApp, student: TestStudent): Promise<number> {
  const row = { clientId: randomUUID(), filename: 'own.txt', fileKey: null, fileSizeBytes: 3, jobId: randomUUID() }
  const about = { studentId: student.id, status: 'completed', createdAt: services.clock.now() } as const
  return (await services.database.transaction((tx) => insertImport(tx, { ...row, ...about }))).id
}

async function startStudy(student: TestStudent): Promise<number> {
  const { id } = await setOf(student)
  return (await student.client(reciteEndpoints).startStudy({ params: { id } })).session_id
}

async function reviewExamOf(student: TestStudent): Promise<number> {
  const { id } = await setOf(student)
  return (await student.client(planningEndpoints).setExam({ params: { id }, body: { date: '2026-12-20' } })).id
}

async function reviewItemOf(student: TestStudent): Promise<number> {
  const set_id = (await setOf(student)).id
  const { items } = await student.client(reviewEndpoints).queue({ query: { set_id } })
  return items[0]?.id ?? 0
}

const CELL = { name: 'cells', text: 'A cell is the smallest unit of life.', wordCount: 8 }

/** Kept as uploads are once a process has read them: none is started for the hundreds that are brought here. */
async function bringMaterial({ services }: TestApp, student: TestStudent): Promise<Id> {
  return kept(await keepMaterial(services, student, CELL, 'recite'))
}

/** With a page that can be shown. */
async function bringPdf({ services }: TestApp, student: TestStudent): Promise<Id> {
  const content = buildPdf([pageSaying(CELL.text)])
  const path = join(await emptyFolder(), 'cells.pdf')
  await writeFile(path, content)
  const document = { ...CELL, pageStarts: [0], outline: [], contentType: 'application/pdf' } as const
  const file = { path, filename: 'cells.pdf', sizeBytes: content.length }
  return kept(await keepDocument(services, student, document, 'recite', file))
}

function kept(id: number | null): number {
  if (id === null) throw new Error('The text was not kept')
  return id
}

const exams = new WeakMap<TestStudent, ReturnType<typeof makeExam>>()

/** The student's one exam of one question, and a session that runs over it. */
function examOf(app: TestApp, student: TestStudent): ReturnType<typeof makeExam> {
  const made = exams.get(student) ?? makeExam(app, student)
  exams.set(student, made)
  return made
}

async function makeExam({ services }: TestApp, student: TestStudent) {
  const made = { generatedBy: 'content', language: 'auto', madeBy: 'built-in', isSampled: false } as const
  const set = { ...made, studentId: student.id, title: 'Own', createdAt: services.clock.now() }
  const texts = { question: 'What is one?', correctAnswer: 'one', explanation: 'It is.', source: null }
  const question = { type: 'short' as const, options: [], ...texts }
  const setId = await services.database.transaction((tx) => insertSet(tx, set, [question]))
  const { session_id: sessionId, question_ids: questionIds } = await startSession(services, student, setId)
  return { setId, sessionId, questionIds }
}

/** A question of the exam, answered in its session, which has ended. */
async function answeredQuestionOf(app: TestApp, student: TestStudent): Promise<number> {
  const { sessionId, questionIds } = await examOf(app, student)
  const [questionId = 0] = questionIds
  await endSession(app.services, student, sessionId, { [questionId]: 'two' })
  return questionId
}

const openPayment = async (student: TestStudent): Promise<string> =>
  (await student.client(paymentsEndpoints).paymentLink({ query: {} })).payment_id

async function keptNotes({ services }: TestApp, student: TestStudent): Promise<number> {
  const about = { title: 'Own', html: '<p>My own notes.</p>', purpose: '', made_by: 'model' } as const
  return (await createNote(services, student, about)).id
}

async function openRun(app: TestApp, student: TestStudent, module: 'recite' | 'notes' = 'recite'): Promise<string> {
  const first = { module, chunkIndex: 0, totalChunks: 2, declaredWords: 2000, content: CHUNK } as const
  const served = await app.services.generationRuns.serveChunk(
    student,
    { ...first, fingerprint: 'General study', key: null },
    async () => ({ flashcards: [], notes_html: '<p>A cell.</p>', made_by: 'built-in' }),
  )
  return served.generationId
}

function sessionIdOf({ services }: TestApp, { sessionCookie }: TestStudent): string {
  const sessionId = createSessionTokens(services.secrets, services.clock).readCookie(sessionCookie)
  if (!sessionId) throw new Error('The cookie names no session')
  return sessionId
}

async function keptEssay({ services }: TestApp, student: TestStudent): Promise<number> {
  const row = essayRow(student.id, 'My own essay.', services.clock.now())
  return (await services.database.transaction((tx) => insertEssay(tx, row))).id
}
