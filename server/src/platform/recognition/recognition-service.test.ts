import { LLMock } from '@copilotkit/aimock'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askedBy } from '../../../test/asked-by.ts'
import { createRecognitionService } from './recognition-service.ts'

const peer = new LLMock({ port: 0 })
const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
const picture = { bytes: Buffer.from('a picture'), contentType: 'image/webp' } as const

beforeAll(async () => {
  await peer.start()
})
afterAll(() => peer.stop())
afterEach(() => {
  peer.reset()
  lines.length = 0
})

const read = ({ timeoutSeconds = 60, serviceSeconds = 60, signal = AbortSignal.timeout(120_000) } = {}) => {
  const settings = {
    baseUrl: `${peer.url}/v1`,
    apiKey: 'a key',
    name: 'a-seeing-model',
    timeoutSeconds,
    concurrency: 2,
  }
  return createRecognitionService(settings, log).read(picture, { ...askedBy(1, signal), serviceSeconds })
}

test('the picture is sent to the model that was named, and its text comes back; no word of it is logged', async () => {
  peer.onMessage(/./, { content: 'Lecture 4\n\n第四講' })
  expect(await read()).toBe('Lecture 4\n\n第四講')
  const asked = peer.getLastRequest()?.body as unknown as { model: string; messages: { content: unknown[] }[] }
  expect(asked.model).toBe('a-seeing-model')
  const url = `data:image/webp;base64,${picture.bytes.toString('base64')}`
  expect(asked.messages[1]?.content[1]).toEqual({ type: 'image_url', image_url: { url } })
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/Lecture|第四講|a key/)
})

test.each([
  ['a code block', '```text\nA page.\n```', 'A page.'],
  ['a code block that is announced', 'Here is the text:\n\n```\nA page.\n\nIts end.\n```', 'A page.\n\nIts end.'],
  ['thoughts in front', '<think>A page?</think>\nA page.', 'A page.'],
  ['that there is no text', 'NO TEXT', ''],
])('of an answer with %s the text remains', async (_what, content, text) => {
  peer.onMessage(/./, { content })
  expect(await read()).toBe(text)
})

test.each([429, 500])('one %i is met with another try', async (status) => {
  peer.onMessage(/./, { content: 'A page.' })
  peer.nextRequestError(status, { message: 'upstream words' })
  expect(await read()).toBe('A page.')
})

test.each([
  ['nothing', { content: ' ' }],
  ['what was cut off', { content: 'A page', finishReason: 'length' }],
  ['what was held back', { content: 'I cannot', finishReason: 'content_filter' }],
  ['words without end', { content: 'again '.repeat(10_000) }],
])('a service that answers %s has failed', async (_what, answer) => {
  peer.onMessage(/./, answer)
  await expect(read()).rejects.toThrow(/answer/)
})

test.each([
  ['its time', { timeoutSeconds: 1 }],
  ['that of its caller', { serviceSeconds: 1 }],
])('a service that hangs has failed when %s is over, however many tries that leaves', async (_whose, bound) => {
  peer.onMessage(/./, { content: 'A page.' })
  peer.setChaos({ latencyMs: 30_000 })
  const startedAt = performance.now()
  await expect(read(bound)).rejects.toThrow()
  expect(performance.now() - startedAt).toBeLessThan(29_000)
})

test('whoever leaves ends the call', async () => {
  peer.onMessage(/./, { content: 'A page.' })
  peer.setChaos({ latencyMs: 8000 })
  const caller = new AbortController()
  setTimeout(() => caller.abort(), 100)
  await expect(read({ signal: caller.signal })).rejects.toThrow()
})
