import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError } from '@lectern/contract/api-error'
import { createClient } from '@lectern/contract/client'
import type { Endpoint } from '@lectern/contract/endpoint'
import { examEndpoints } from '@lectern/contract/exam'
import { notesEndpoints } from '@lectern/contract/notes'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { writingEndpoints } from '@lectern/contract/writing'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { material } from '../test/material.ts'
import { startLectern } from '../test/start-lectern.ts'
import { type Caller, type TestStudent, testApp } from '../test/test-app.ts'
import { cloneServer, dropServer } from '../test/test-database.ts'
import { openServerDatabase, type ServerDatabase } from './platform/database/open-server.ts'

// Whole processes are started here, which takes long while other tests keep the machine busy.
vi.setConfig({ testTimeout: 120_000 })

const SECRET_KEY = 'one key for every process of these tests'
const MATERIALS = ['en', 'deck', 'two'].map((name) => readFileSync(material(`documents/${name}.truth.txt`), 'utf8'))
const CONTENT = MATERIALS.join('\n\n')
const ESSAY = 'He go to school every day.\nCats is nice animals, and they likes to sleep.'
const NOTES =
  'A cell is the smallest unit of life. Photosynthesis is the process by which plants turn light into energy. '
const TURN = 'My little brother play football with me every weekends.'
const MODULES = ['writing', 'exam', 'notes', 'understanding', 'speaking'] as const
const CREDITS = 20
/** An exam 10; an essay and notes of few words, a message and a turn 1 each. */
const PRICE = 14
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
      client(examEndpoints).generate({ body: { method: 'content', content: CONTENT } }, { idempotencyKey: keys.exam }),
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

/** The same student at another process. */
const atOther = (base: string, { accessToken }: TestStudent): Pick<Caller, 'client'> => ({
  client: <T extends Record<string, Endpoint>>(table: T) =>
    createClient(table, (path, init) => {
      init.headers.set('authorization', `Bearer ${accessToken}`)
      return fetch(base + path, init)
    }),
})

/** On a busy machine the first call may take longer than the others wait for it: then they are told to ask again. */
const patiently = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  call().catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'in_progress') return patiently(call)
    throw error
  })

/** A model that takes every question and never answers. */
async function startSilentModel() {
  const asked: string[] = []
  const server = createServer((request) => {
    request.on('end', () => asked.push(request.url ?? '')).resume()
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
  const app = testApp(() => database, { SECRET_KEY })
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
    await vi.waitUntil(() => model.asked.length >= MODULES.length, { timeout: 60_000 })
    expect(await available(student)).toBe(CREDITS - PRICE)
    await lectern.end('SIGKILL')
    expect((await answers).map(({ status }) => status)).toEqual(MODULES.map(() => 'rejected'))

    app.clock.advance(ABANDONED_AFTER_SECONDS)
    await app.services.credits.reapAbandonedHolds()
    await app.services.generationRuns.closeIdleRuns()
    expect(await available(student)).toBe(CREDITS)
    expect(await checkLedger()).toEqual([])
    expect(await listsOf(student)).toEqual({ essays: 0, exams: 0 })
    expect(await calls.countTurns()).toBe(0)

    const again = await calls.all(student)
    expect(again.map(({ status }) => status)).toEqual(MODULES.map(() => 'fulfilled'))
    expect(await available(student)).toBe(CREDITS - PRICE)
    expect(await calls.all(student)).toEqual(again)
    expect(await calls.countTurns()).toBe(1)
    expect(await listsOf(student)).toEqual({ essays: 1, exams: 1 })
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
