import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError } from '@lectern/contract/api-error'
import { createClient, type Send } from '@lectern/contract/calls/client'
import { createStreams } from '@lectern/contract/calls/streams'
import type { Endpoint } from '@lectern/contract/endpoint'
import { examEndpoints } from '@lectern/contract/exam'
import { notesEndpoints } from '@lectern/contract/notes'
import { ocrEndpoints } from '@lectern/contract/ocr'
import { reciteEndpoints } from '@lectern/contract/recite'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { writingEndpoints } from '@lectern/contract/writing'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildMixedPdf, pageSaying } from '../test/files/build-pdf.ts'
import { material } from '../test/material.ts'
import { startLectern } from '../test/start-lectern.ts'
import { type Caller, type TestStudent, testApp } from '../test/test-app.ts'
import { cloneServer, dropServer } from '../test/test-database.ts'
import { workOnReading } from './modules/ocr/work-on-reading.ts'
import { openServerDatabase, type ServerDatabase } from './platform/database/open-server.ts'

const SECRET_KEY = 'one key for every process of these tests'
/** Lessons that give more than 20 good questions. */
const CONTENT = ['cells', 'inflation', 'learning-talk']
  .map((name) => readFileSync(new URL(`../../packages/engine/test-material/${name}.en.txt`, import.meta.url), 'utf8'))
  .join('\n\n')
const ESSAY = 'He go to school every day.\nCats is nice animals, and they likes to sleep.'
const NOTES =
  'A cell is the smallest unit of life. Photosynthesis is the process by which plants turn light into energy. '
const TURN = 'My little brother play football with me every weekends.'
const MODULES = ['writing', 'exam', 'notes', 'understanding', 'speaking'] as const
const CREDITS = 20
/** An exam of 20 questions 7; an essay and notes of few words, a message and a turn 1 each. */
const PRICE = 11
/** More than the lease of work whose worker has died. */
const ABANDONED_AFTER_SECONDS = 180

/** One paid call of each of five modules. Keys are kept, so that a second call is a repeat of the first. */
async function paidCalls(student: TestStudent) {
  const keys = {
    writing: randomUUID(),
    exam: randomUUID(),
    notes: randomUUID(),
    chat: randomUUID(),
    turn: randomUUID(),
  }
  const { session_id } = await student.client(speakingEndpoints).startChat({ body: { topic: 'My family' } })
  const params = { id: session_id }
  const at = ({ client }: Pick<Caller, 'client'>) => ({
    writing: () => client(writingEndpoints).grade({ form: { content: ESSAY } }, { idempotencyKey: keys.writing }),
    exam: () =>
      client(examEndpoints).generate(
        { body: { method: 'content', content: CONTENT, question_count: 20 } },
        { idempotencyKey: keys.exam },
      ),
    notes: () => client(notesEndpoints).generate({ body: { content: NOTES } }, { idempotencyKey: keys.notes }),
    understanding: () =>
      client(understandingEndpoints).chat(
        { form: { message: 'What is a cell?', context: NOTES } },
        { idempotencyKey: keys.chat },
      ),
    speaking: () => client(speakingEndpoints).reply({ params, form: { text: TURN } }, { idempotencyKey: keys.turn }),
  })
  return {
    at,
    all: (caller: Pick<Caller, 'client'>) => Promise.allSettled(Object.values(at(caller)).map((call) => call())),
    countTurns: async () => (await student.client(speakingEndpoints).getSession({ params })).turns.length,
  }
}

/** Lets the student call another process. */
const atOther = (base: string, { accessToken }: TestStudent): Pick<Caller, 'client'> => ({
  client: <T extends Record<string, Endpoint>>(table: T) => {
    const send: Send = (path, init) => {
      init.headers.set('authorization', `Bearer ${accessToken}`)
      return fetch(base + path, init)
    }
    return { ...createClient(table, send), ...createStreams(table, send) }
  },
})

/** On a busy machine the first call may take longer than the others wait for it: then they are told to ask again. */
const patiently = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  call().catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'in_progress') return patiently(call)
    throw error
  })

/** A page that says what it is, and one that shows a text as a picture. */
function scan(): File {
  const picture = { jpeg: readFileSync(material('pictures/en.jpg')), width: 1340, height: 230 }
  return new File([new Uint8Array(buildMixedPdf([pageSaying('Page one.'), picture]))], 'scan.pdf')
}

/**
 * What a student has begun elsewhere: a run of cards that no chunk was sent of, a run of notes with a chunk under way, an
 * essay, the second turn of a chat, and a document that is being recognised.
 */
async function beginAll(student: TestStudent, there: Pick<Caller, 'client'>) {
  const client_id = randomUUID()
  const turn = (caller: Pick<Caller, 'client'>, message: string, said: readonly object[] = []) =>
    caller
      .client(understandingEndpoints)
      .chat(
        { form: { message, context: NOTES, client_id, history: JSON.stringify(said) } },
        { idempotencyKey: randomUUID() },
      )
  const { reply } = await turn(student, 'What is a cell?')
  const said = [
    { role: 'user', content: 'What is a cell?' },
    { role: 'assistant', content: reply },
  ]
  const open = (module: typeof reciteEndpoints | typeof notesEndpoints) =>
    there.client(module).openGeneration({ body: { content: NOTES } })
  const [cards, notes] = [await open(reciteEndpoints), await open(notesEndpoints)]
  const chunkOf = ({ generation_id }: typeof cards) => ({ body: { content: NOTES, generation_id } })
  const dying = [
    there.client(notesEndpoints).generate(chunkOf(notes)),
    there.client(writingEndpoints).grade({ form: { content: ESSAY } }),
    turn(there, 'And photosynthesis?', said),
    there.client(ocrEndpoints).readDocument({ form: { file: scan(), script: 'english' } }),
  ]
  return {
    dying: Promise.allSettled(dying),
    chat: async () => (await student.client(understandingEndpoints).listSessions({ query: { client_id } })).sessions,
    talk: () => turn(student, 'And photosynthesis?', said),
    makeCards: () => student.client(reciteEndpoints).generate(chunkOf(cards)),
    async makeNotes() {
      const { generate, goOnGeneration } = student.client(notesEndpoints)
      await goOnGeneration({ params: { generation_id: notes.generation_id } })
      return generate(chunkOf(notes))
    },
  }
}
const BEGUN_UNDER_WAY = 4

/** A model that takes every question and never answers. */
async function startSilentModel() {
  const asked: string[] = []
  const server = createServer((request) => {
    // How much it takes at once is asked as well, and is no question.
    const isQuestion = request.url?.endsWith('/chat/completions')
    request.on('end', () => isQuestion && asked.push(request.url ?? '')).resume()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` }
}

describe('Paid calls of modules', () => {
  let database: ServerDatabase
  beforeAll(async () => {
    database = openServerDatabase(await cloneServer(), () => {})
  })
  // It does no jobs: those of a killed process are taken up where a test says so.
  const app = testApp(() => database, { SECRET_KEY, ROLE: 'web' })
  afterAll(async () => {
    await database.close()
    await dropServer(database.url)
  })

  const settings = () => ({ DATABASE_URL: database.url, SECRET_KEY, ROLE: 'web' })
  const available = (student: TestStudent) => app.services.credits.readAvailable(database.queries, student.id)
  /** The other process goes by the real time: so does this student's session. */
  const studentNow = () => {
    app.clock.advance((Date.now() - app.clock.now().getTime()) / 1000)
    return app.student(CREDITS)
  }
  const listsOf = async (student: TestStudent) => ({
    essays: (await student.client(writingEndpoints).listEssays({ query: {} })).essays.length,
    exams: (await student.client(examEndpoints).listSets({ query: {} })).exam_sets.length,
  })
  const checkLedger = () => app.services.credits.checkLedger(database.queries)

  test('charge nothing when their process is killed in the middle, and can be asked again', async () => {
    const model = await startSilentModel()
    const lectern = await startLectern({
      ...settings(),
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'silent',
      AI_CONCURRENCY: '8',
    })
    const student = await studentNow()
    const calls = await paidCalls(student)
    const answers = calls.all(atOther(lectern.base, student))
    await vi.waitUntil(() => model.asked.length >= MODULES.length)
    expect(await available(student)).toBe(CREDITS - PRICE)
    await lectern.end('SIGKILL')
    expect((await answers).map(({ status }) => status)).toEqual(MODULES.map(() => 'rejected'))

    app.clock.advance(ABANDONED_AFTER_SECONDS)
    await app.services.credits.reapAbandonedHolds()
    await app.services.generationRuns.closeIdleRuns()
    expect(await available(student)).toBe(CREDITS)
    expect(await checkLedger()).toEqual([])
    expect(await listsOf(student)).toEqual({ essays: 0, exams: 0 })
    const examsLeft = async () => (await student.client(examEndpoints).listGenerations()).generations
    expect(await examsLeft()).toMatchObject([
      { status: 'failed', failure: 'The making of this exam was interrupted.', credit_cost: 7 },
    ])
    expect(await calls.countTurns()).toBe(0)

    const again = await calls.all(student)
    expect(again.map(({ status }) => status)).toEqual(MODULES.map(() => 'fulfilled'))
    expect(await examsLeft()).toEqual([])
    expect(await available(student)).toBe(CREDITS - PRICE)
    expect(await calls.all(student)).toEqual(again)
    expect(await calls.countTurns()).toBe(1)
    expect(await listsOf(student)).toEqual({ essays: 1, exams: 1 })
  })

  test('leave what was begun where another process finds it and goes on with it', async () => {
    const model = await startSilentModel()
    const lectern = await startLectern({
      ...settings(),
      ROLE: 'all',
      // Where a school runs several processes they share their files.
      DATA_DIR: app.services.config.dataDir,
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'silent',
      AI_CONCURRENCY: '8',
      OCR_BASE_URL: model.baseUrl,
      OCR_MODEL: 'silent',
    })
    const student = await studentNow()
    const begun = await beginAll(student, atOther(lectern.base, student))
    await vi.waitUntil(() => model.asked.length >= BEGUN_UNDER_WAY)
    await lectern.end('SIGKILL')
    expect((await begun.dying).map(({ status }) => status)).toEqual(Array(BEGUN_UNDER_WAY).fill('rejected'))
    app.clock.advance(ABANDONED_AFTER_SECONDS)
    await app.services.credits.reapAbandonedHolds()

    const unfinished = { document_name: '', done_chunks: 0, charged_credits: 0, held_credits: 1 }
    for (const module of [reciteEndpoints, notesEndpoints])
      expect((await student.client(module).listGenerations({ query: {} })).generations).toMatchObject([unfinished])
    expect((await student.client(writingEndpoints).listGradings()).gradings).toMatchObject([
      { status: 'failed', failure: 'The grading was interrupted.', excerpt: ESSAY },
    ])
    expect(await begun.chat()).toMatchObject([{ message_count: 2 }])
    const ocr = student.client(ocrEndpoints)
    const [reading] = (await ocr.listReadings()).documents
    expect(reading).toMatchObject({ status: 'reading', document_name: 'scan.pdf', pages_done: 0 })
    // Paid is the first turn; held are both runs and the document.
    expect(await available(student)).toBe(CREDITS - 4)
    expect(await checkLedger()).toEqual([])

    const readingId = reading?.id ?? 0
    const signal = AbortSignal.timeout(180_000)
    await workOnReading(app.services, { id: '', payload: { readingId }, attempt: 2, signal, finish: async () => {} })
    const { result } = await ocr.getReading({ params: { id: readingId } })
    expect(result).toMatchObject({
      unread_pages: [],
      credit_cost: 1,
      extracted_text: expect.stringMatching(/^Page one\.\n\n\w/),
    })
    expect((await begun.makeCards()).flashcards.length).toBeGreaterThan(0)
    await begun.makeNotes()
    await begun.talk()
    expect(await begun.chat()).toMatchObject([{ message_count: 4 }])
    expect(await available(student)).toBe(CREDITS - 5)
    expect(await checkLedger()).toEqual([])
  })

  test('are made and paid once for clicks and tabs with one key, whichever process they reach', async () => {
    const lectern = await startLectern(settings())
    const student = await studentNow()
    const calls = await paidCalls(student)
    const here = calls.at(student)
    const there = calls.at(atOther(lectern.base, student))
    for (const module of MODULES) {
      const answers = await Promise.all([here, there, here, there].map((caller) => patiently<unknown>(caller[module])))
      for (const answer of answers) expect(answer).toEqual(answers[0])
    }
    expect(await available(student)).toBe(CREDITS - PRICE)
    expect(await checkLedger()).toEqual([])
    expect(await listsOf(student)).toEqual({ essays: 1, exams: 1 })
  })
})
