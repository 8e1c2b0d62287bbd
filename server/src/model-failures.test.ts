import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ModelPeer, type ModelReply, startModelPeer } from '../test/peers/model-peer.ts'
import { PROMPT_EXAMPLES } from '../test/prompts/examples.ts'
import { type TestStudent, testApp } from '../test/test-app.ts'
import { describeOnDatabase } from '../test/test-database.ts'
import { connectConfigured } from './platform/model/connect-configured.ts'

const MATERIAL = `Photosynthesis is the process by which green plants turn light into chemical energy. A chloroplast is
the organelle in which photosynthesis takes place. Cellular respiration is the process by which a cell releases the
energy stored in glucose. A mitochondrion is the organelle in which most of the energy of a cell is released.`

/** A call of each module that a student pays for and that a model answers while they wait. */
const CALLS = [
  ['/api/recite/generate/', { content: MATERIAL }],
  ['/api/notes/generate/', { content: MATERIAL }],
  ['/api/exam/generate/', { method: 'content', content: MATERIAL }],
  ['/api/writing/grade/', { content: 'He go to school.', exam_type: 'IELTS' }],
  ['/api/listening/transcripts/', { text: MATERIAL }],
  ['/api/understanding/chat/', { message: 'What is a chloroplast?', context: MATERIAL, history: [] }],
] as const

const FAILURES: readonly [reason: string, reply: ModelReply, words: RegExp][] = [
  ['too_long', { status: 400, message: 'maximum context length is 2048 tokens' }, /too long for the AI service/],
  ['denied', { status: 401, message: 'Incorrect API key sk-secret' }, /cannot be reached right now/],
  ['timed_out', { pieces: [], hang: true }, /took too long/],
  ['refused', { pieces: ['{'], finishReason: 'content_filter' }, /will not answer this/],
  ['failed', { status: 422, message: 'Error', retryAfterSeconds: 0 }, /did not give a usable answer/],
]

describeOnDatabase('server', 'A model that fails', (database) => {
  const app = testApp(database)
  let peer: ModelPeer
  let student: TestStudent
  beforeAll(async () => {
    peer = await startModelPeer()
  })
  afterAll(() => peer.stop())
  beforeEach(async () => {
    student = await app.student(30)
    connect(60)
  })
  function connect(timeoutSeconds: number) {
    const settings = {
      baseUrl: peer.baseUrl,
      apiKey: 'key',
      name: 'a-model',
      visionName: 'a-model',
      timeoutSeconds,
      concurrency: 4,
      contextTokens: 32_000,
      extraBody: {},
      prices: null,
    }
    const { model, textModel } = connectConfigured(settings, pino({ level: 'silent' }))
    app.services.model = model
    app.services.textModel = textModel
  }
  const call = (path: string, body: object) =>
    student.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    })
  const available = () => app.services.credits.readAvailable(database().queries, student.id)

  test.each(CALLS.flatMap(([path, body]) => FAILURES.map((failure) => [path, body, ...failure] as const)))(
    '%s with %j is given back for the reason %s',
    async (path, body, reason, reply, words) => {
      if (reason === 'timed_out') connect(1)
      peer.answer(() => reply)
      const response = await call(path, body)
      const told = (await response.json()) as { code: string; reason: string; error: string }
      expect([response.status, told.code, told.reason]).toEqual([502, 'generation_failed', reason])
      expect(told.error).toMatch(words)
      expect(JSON.stringify(told)).not.toMatch(/sk-secret|2048|status/)
      expect(await available()).toBe(30)
    },
  )

  test('is no worse for the next call: what comes after a refusal is answered, and paid once', async () => {
    const cards = '{"cards":[{"question":"What is a chloroplast?","answer":"An organelle.","source":null}]}'
    peer.answer(() => ({ pieces: ['I’m sorry, but I can’t help with that.'] }))
    expect(await (await call('/api/recite/generate/', { content: MATERIAL })).json()).toMatchObject({
      reason: 'refused',
    })
    peer.answer(() => ({ pieces: [`<think>Hm.</think>${cards}`] }))
    expect(await (await call('/api/recite/generate/', { content: MATERIAL })).json()).toMatchObject({
      flashcards: [{ question: 'What is a chloroplast?' }],
      made_by: 'model',
    })
    expect(await available()).toBe(29)
  })
})

test('every module that asks a model is in the table, or asks it where nobody waits or pays', () => {
  const modules = new Set(PROMPT_EXAMPLES.map(({ module }) => module))
  const called = CALLS.map(([path]) => path.split('/')[2])
  expect([...modules].filter((module) => !called.includes(module)).toSorted()).toEqual([
    'feedback',
    'lecture',
    'speaking',
  ])
})
