import { LLMock } from '@copilotkit/aimock'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askedBy } from '../../../test/asked-by.ts'
import type { Problem } from '../../problem.ts'
import { connectConfigured } from './connect-configured.ts'
import type { TextTask } from './task.ts'

const ANSWER = 'A stoma is a pore in the surface of a leaf, through which carbon dioxide enters.'

/** Ten pieces a second. */
const SLOWLY = { ttft: 20, tps: 10 }

const peer = new LLMock({ port: 0, chunkSize: 8 })
const lines: Record<string, unknown>[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })

const answer: TextTask<string, never> = {
  name: 'test.answer',
  promptVersion: 2,
  limitCharacters: 1000,
  prompt: (question) => ({
    system: 'You are a tutor.',
    turns: [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Hello, Ada.' },
    ],
    user: question,
  }),
  builtIn: () => Promise.reject(new Error('unused')),
}

beforeAll(async () => {
  await peer.start()
})
afterAll(() => peer.stop())
afterEach(() => {
  peer.reset()
  peer.clearChaos()
  lines.length = 0
})

const modelWith = (settings: { timeoutSeconds?: number; concurrency?: number } = {}) =>
  connectConfigured(
    {
      baseUrl: `${peer.url}/v1`,
      apiKey: 'key-that-must-not-be-logged',
      name: 'test-model',
      visionName: 'test-model',
      timeoutSeconds: 60,
      concurrency: 4,
      contextTokens: null,
      extraBody: {},
      prices: null,
      ...settings,
    },
    log,
  ).textModel

/** What a reader of the stream has seen when it ends, and how it ended. */
async function read(
  question: string,
  { model = modelWith(), signal = AbortSignal.timeout(120_000), task = answer, onText = () => {} } = {},
) {
  let text = ''
  let pieces = 0
  let isCutOff: boolean | null = null
  const problem = await (async () => {
    for await (const part of model.write(task, question, askedBy(1, signal))) {
      if (part.kind === 'end') isCutOff = part.isCutOff
      if (part.kind !== 'text') continue
      text += part.text
      pieces++
      onText()
    }
  })().then(
    () => null,
    (error: Problem) => error,
  )
  return { text, pieces, isCutOff, code: problem?.code ?? null, message: problem?.message }
}

test('an answer comes in pieces, and its tokens are logged without the material', async () => {
  peer.onMessage(/stoma/, { content: ANSWER })
  const { pieces, ...seen } = await read('What is a stoma?')
  expect(seen).toMatchObject({ text: ANSWER, isCutOff: false, code: null })
  expect(pieces).toBeGreaterThan(5)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    task: 'test.answer',
    promptVersion: 2,
    finishReason: 'stop',
    characters: ANSWER.length,
    outputTokens: expect.any(Number),
  })
  expect(JSON.stringify(lines)).not.toMatch(/stoma|pore|key-that-must-not-be-logged/)
})

test('the talk so far stands between the instructions and the question', async () => {
  peer.onMessage(/./, { content: 'Yes.' })
  await read('And now?')
  const asked = peer.getLastRequest()?.body as unknown as { messages: { role: string; content: string }[] } | undefined
  expect(asked?.messages.map(({ role, content }) => `${role}: ${content}`)).toEqual([
    'system: You are a tutor.',
    'user: Hello',
    'assistant: Hello, Ada.',
    'user: And now?',
  ])
})

test('what a model thinks aloud is not shown', async () => {
  peer.onMessage(/./, { content: `<think>A pore? Yes, a pore.</think>\n\n${ANSWER}` })
  expect((await read('?')).text.trim()).toBe(ANSWER)
})

test('an answer that reached the length of the model, or of the task, says so', async () => {
  peer.onMessage(/long/, { content: ANSWER, finishReason: 'length' })
  expect(await read('A long one')).toMatchObject({ text: ANSWER, isCutOff: true, code: null })
  peer.reset()
  peer.onMessage(/short/, { content: ANSWER })
  const seen = await read('A short one', { task: { ...answer, limitCharacters: 20 } })
  expect(seen).toMatchObject({ text: ANSWER.slice(0, 20), isCutOff: true, code: null })
})

test.each([429, 500])('one %i is met with another try', async (status) => {
  peer.onMessage(/./, { content: ANSWER })
  peer.nextRequestError(status, { message: 'upstream words' })
  expect(await read('?')).toMatchObject({ text: ANSWER, code: null })
})

test('a service that keeps failing ends in a failure that does not repeat its words', async () => {
  peer.onMessage(/./, { error: { message: 'upstream words', type: 'server_error' }, status: 500 })
  const seen = await read('?')
  expect(seen).toMatchObject({ text: '', code: 'generation_failed' })
  expect(seen.message).toBe('The AI service did not give a usable answer. Please try again.')
})

test('a service that hangs before its answer is left after the timeout of each try', async () => {
  peer.onMessage(/./, { content: ANSWER })
  peer.setChaos({ latencyMs: 30_000 })
  expect(await read('?', { model: modelWith({ timeoutSeconds: 1 }) })).toMatchObject({ code: 'generation_failed' })
})

test('a service that hangs in the middle of its stream has failed', async () => {
  peer.onMessage(/./, { content: ANSWER }, { streamingProfile: { ttft: 5, tps: 0.5 } })
  const seen = await read('?', { model: modelWith({ timeoutSeconds: 1 }) })
  expect(seen.code).toBe('generation_failed')
})

test('a stream that is cut off in the middle has failed', async () => {
  peer.onMessage(/./, { content: ANSWER }, { streamingProfile: SLOWLY, truncateAfterChunks: 4 })
  const seen = await read('?')
  expect(seen).toMatchObject({ isCutOff: null, code: 'generation_failed' })
  expect(ANSWER.startsWith(seen.text)).toBe(true)
  expect(seen.text.length).toBeGreaterThan(0)
  expect(peer.getRequests()).toHaveLength(1)
})

test('a stream that breaks before its first word is begun again', async () => {
  let calls = 0
  peer.on({ predicate: () => ++calls === 1 }, { content: ANSWER }, { truncateAfterChunks: 1 })
  peer.onMessage(/./, { content: ANSWER })
  expect(await read('?')).toMatchObject({ text: ANSWER, isCutOff: false, code: null })
})

test('an answer without a word is a failure', async () => {
  peer.onMessage(/./, { content: '' })
  expect(await read('?')).toMatchObject({ text: '', code: 'generation_failed' })
})

test('a reader who leaves ends the call, and its place goes to the next', async () => {
  peer.onMessage(/slow/, { content: ANSWER }, { streamingProfile: SLOWLY })
  peer.onMessage(/fast/, { content: ANSWER })
  const model = modelWith({ concurrency: 1 })
  const reader = new AbortController()
  const seen = await read('slow', { model, signal: reader.signal, onText: () => reader.abort() })
  expect(seen.code).toBe('unavailable')
  expect(seen.text.length).toBeLessThan(ANSWER.length)
  for await (const part of model.write(answer, 'slow', askedBy())) if (part.kind === 'text') break
  expect((await read('fast', { model })).text).toBe(ANSWER)
})

test('an endpoint that does not count tokens of a stream is asked without', async () => {
  peer.on(
    { predicate: (request) => 'stream_options' in request },
    { error: { message: 'stream_options is not supported', type: 'invalid_request_error' }, status: 400 },
  )
  peer.onMessage(/./, { content: ANSWER })
  expect((await read('?')).text).toBe(ANSWER)
})
