import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@lectern/contract/client'
import type { Endpoint } from '@lectern/contract/endpoint'
import { examEndpoints } from '@lectern/contract/exam'
import { notesEndpoints } from '@lectern/contract/notes'
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
const CREDITS = 20
/** An essay and notes of few words 1 each, an exam 10. */
const PRICE = 12
/** More than the lease of work whose worker has died. */
const ABANDONED_AFTER_SECONDS = 180

/** One paid call of each of three modules. Keys are kept, so that a second call is a repeat of the first. */
function paidCalls() {
  const keys = { writing: randomUUID(), exam: randomUUID(), notes: randomUUID() }
  const at = (caller: Pick<Caller, 'client'>) => ({
    writing: () =>
      caller.client(writingEndpoints).grade({ form: { content: ESSAY } }, { idempotencyKey: keys.writing }),
    exam: () =>
      caller
        .client(examEndpoints)
        .generate({ body: { method: 'content', content: CONTENT } }, { idempotencyKey: keys.exam }),
    notes: () => caller.client(notesEndpoints).generate({ body: { content: NOTES } }, { idempotencyKey: keys.notes }),
  })
  return {
    at,
    all: (caller: Pick<Caller, 'client'>) => Promise.allSettled(Object.values(at(caller)).map((call) => call())),
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

describe('Writing, exams and notes', () => {
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
    const lectern = await startLectern({ ...settings(), AI_BASE_URL: model.baseUrl, AI_MODEL: 'silent' })
    const student = await studentNow()
    const calls = paidCalls()
    const answers = calls.all(atOther(lectern.base, student))
    await vi.waitUntil(() => model.asked.length >= 3, { timeout: 60_000 })
    expect(await available(student)).toBe(CREDITS - PRICE)
    await lectern.end('SIGKILL')
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])

    app.clock.advance(ABANDONED_AFTER_SECONDS)
    await app.services.credits.reapAbandonedHolds()
    await app.services.generationRuns.closeIdleRuns()
    expect(await available(student)).toBe(CREDITS)
    expect(await checkLedger()).toEqual([])
    expect(await listsOf(student)).toEqual({ essays: 0, exams: 0 })

    const again = await calls.all(student)
    expect(again.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect(await available(student)).toBe(CREDITS - PRICE)
    expect(await calls.all(student)).toEqual(again)
    expect(await listsOf(student)).toEqual({ essays: 1, exams: 1 })
  })

  test('are made and paid once for clicks and tabs with one key, whichever process they reach', async () => {
    const lectern = await startLectern(settings())
    const student = await studentNow()
    const calls = paidCalls()
    const here = calls.at(student)
    const there = calls.at(atOther(lectern.base, student))
    for (const module of ['writing', 'exam', 'notes'] as const) {
      const answers = await Promise.all([here[module](), there[module](), here[module](), there[module]()])
      for (const answer of answers) expect(answer).toEqual(answers[0])
    }
    expect(await available(student)).toBe(CREDITS - PRICE)
    expect(await checkLedger()).toEqual([])
    expect(await listsOf(student)).toEqual({ essays: 1, exams: 1 })
  })
})
