import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askedBy } from '../../../test/asked-by.ts'
import { silentLog } from '../../../test/ledger.ts'
import { createServiceSpeech } from './service-speech.ts'

const MP3 = Buffer.from('\xff\xfb\x90\x00sound', 'latin1')
let status = 200
let sound = MP3
let isEndless = false
const asked: unknown[] = []
const peer = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  asked.push({ path: request.url, ...JSON.parse(body) })
  if (isEndless) {
    response.writeHead(200)
    const timer = setInterval(() => response.write(MP3), 200)
    response.once('close', () => clearInterval(timer))
    return
  }
  response.writeHead(status).end(status === 200 ? sound : '{"error":{"message":"the upstream says no"}}')
})
beforeAll(async () => {
  peer.listen(0, '127.0.0.1')
  await once(peer, 'listening')
})
afterAll(() => peer.close())
beforeEach(() => {
  status = 200
  sound = MP3
  isEndless = false
  asked.length = 0
})

const newSpeech = (timeoutSeconds = 60) =>
  createServiceSpeech(
    {
      baseUrl: `http://127.0.0.1:${(peer.address() as AddressInfo).port}/v1`,
      apiKey: 'key',
      name: 'whisper',
      voice: { model: 'tts-1', name: 'alloy' },
      timeoutSeconds,
      concurrency: 2,
    },
    silentLog,
  )
const speak = (speech = newSpeech(), signal = AbortSignal.timeout(120_000)) =>
  speech.speak('Good morning.', { ...askedBy(1, signal), language: 'en-US' })

test('a text is read aloud by the voice that is set', async () => {
  expect(await speak()).toEqual({ bytes: MP3, contentType: 'audio/mpeg' })
  expect(asked).toMatchObject([
    { path: '/v1/audio/speech', input: 'Good morning.', model: 'tts-1', voice: 'alloy', response_format: 'mp3' },
  ])
})

test('an endpoint without a voice is asked once, and says so from then on', async () => {
  status = 404
  const speech = newSpeech()
  expect(speech.description.speaks).toBe('service')
  expect([await speak(speech), await speak(speech)]).toEqual([null, null])
  expect(asked).toHaveLength(1)
  expect(speech.description.speaks).toBeNull()
})

test.each([
  ['a refusal', 400, MP3],
  ['a page in place of sound', 200, Buffer.from('<html></html>')],
  ['nothing', 200, Buffer.alloc(0)],
])('%s is a failure that keeps its words to itself', async (_what, answered, bytes) => {
  status = answered
  sound = bytes
  const speech = newSpeech()
  await expect(speak(speech)).rejects.toMatchObject({
    code: 'generation_failed',
    message: 'The speech service could not read this aloud.',
  })
  expect(speech.description.speaks).toBe('service')
})

test('a voice that comes bit by bit, without an end, is left when its time is over', async () => {
  isEndless = true
  await expect(speak(newSpeech(1))).rejects.toMatchObject({ code: 'generation_failed' })
})

test('whoever leaves is not waited for', async () => {
  await expect(speak(newSpeech(), AbortSignal.abort())).rejects.toMatchObject({ code: 'unavailable' })
})
