import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { askedBy } from '../../../test/asked-by.ts'
import { PEER_WORDS, startTranscriptionPeer, type TranscriptionPeer } from '../../../test/peers/transcription-peer.ts'
import type { Problem } from '../../problem.ts'
import { createServiceSpeech } from './service-speech.ts'
import { silentSpeech } from './silent-speech.ts'

let peer: TranscriptionPeer
let path = ''
const lines: Record<string, unknown>[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })

beforeAll(async () => {
  peer = await startTranscriptionPeer()
  path = join(mkdtempSync(join(inject('scratchFolder'), 'speech-')), 'piece')
  writeFileSync(path, 'sound')
})
afterAll(() => peer.stop())
afterEach(() => {
  peer.calls.length = 0
  lines.length = 0
})

const speechWith = (settings: { timeoutSeconds?: number; concurrency?: number } = {}) =>
  createServiceSpeech(
    {
      baseUrl: peer.baseUrl,
      apiKey: 'key-that-must-not-be-logged',
      name: 'whisper',
      voice: { model: 'tts-1', name: 'alloy' },
      timeoutSeconds: 60,
      concurrency: 4,
      ...settings,
    },
    log,
  )
const transcribe = (languages: string[] = [], speech = speechWith(), asker = askedBy()) =>
  speech.transcribe({ path, contentType: 'audio/mpeg' }, { ...asker, languages })
const failureOf = (promise: Promise<unknown>): Promise<Problem> =>
  promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: Problem) => error,
  )

test('words come with their times, and what was said is not logged', async () => {
  peer.answer(() => ({
    json: { text: ' Cells  divide. ', language: 'english', segments: [{ start: 0, end: 1.5, text: ' Cells divide.' }] },
  }))
  expect(await transcribe(['en-US'])).toEqual({
    text: 'Cells divide.',
    language: 'english',
    segments: [{ start: 0, end: 1.5, text: 'Cells divide.' }],
  })
  const [call] = peer.calls
  expect(call).toMatchObject({ model: 'whisper', language: 'en', format: 'verbose_json' })
  expect([call?.file.name, call?.file.type, await call?.file.text()]).toEqual(['audio.mp3', 'audio/mpeg', 'sound'])
  expect(lines).toMatchObject([{ model: 'whisper', sizeBytes: 5, characters: 13 }])
  expect(JSON.stringify(lines)).not.toMatch(/Cells|key-that-must-not-be-logged/)
})

test.each([
  [[], null],
  [['zh-HK', 'zh-TW'], 'zh'],
  [['en-US', 'zh-HK'], null],
  [['pt-BR'], 'pt'],
])('of the languages %j the endpoint is told %j', async (languages, told) => {
  peer.answer(() => ({ json: { text: 'ok' } }))
  await transcribe(languages)
  expect(peer.calls[0]?.language).toBe(told)
})

test('an endpoint that tells no times is asked for the words alone, from then on', async () => {
  peer.answer(({ format }) => (format === 'json' ? { json: { text: 'plain' } } : { status: 400 }))
  const speech = speechWith()
  expect(await transcribe([], speech)).toEqual({ text: 'plain', language: null, segments: [] })
  await transcribe([], speech)
  expect(peer.calls.map(({ format }) => format)).toEqual(['verbose_json', 'json', 'json'])
})

test('a recording that an endpoint refuses does not cost the next one its times', async () => {
  const speech = speechWith()
  peer.answer(() => ({ status: 400 }))
  expect((await failureOf(transcribe([], speech))).code).toBe('generation_failed')
  peer.answer(() => ({ json: { text: 'a b', segments: [{ start: 0, end: 1, text: 'a b' }] } }))
  expect((await transcribe([], speech)).segments).toHaveLength(1)
})

test('an answer in plain text is read', async () => {
  peer.answer(() => ({ text: 'said plainly\n' }))
  expect(await transcribe()).toEqual({ text: 'said plainly', language: null, segments: [] })
})

test('what an endpoint takes for silence has no words', async () => {
  peer.answer(() => ({
    json: { text: 'Thank you.', segments: [{ start: 0, end: 30, text: 'Thank you.', no_speech_prob: 0.97 }] },
  }))
  expect(await transcribe()).toMatchObject({ text: '', segments: [] })
})

test.each([429, 500, 503])('one %i is met with another try', async (status) => {
  peer.answer((_, index) => (index === 0 ? { status, headers: { 'retry-after-ms': '10' } } : { json: { text: 'ok' } }))
  expect((await transcribe()).text).toBe('ok')
})

test('a connection that breaks is made again', async () => {
  peer.answer((_, index) => (index === 0 ? 'drop' : { json: { text: 'ok' } }))
  expect((await transcribe()).text).toBe('ok')
})

test.each([
  ['refuses', { status: 401 }],
  ['answers something else', { json: { answer: 42 } }],
  ['tells times that are none', { json: { text: 'a', segments: [{ start: -1, end: 'later', text: 'a' }] } }],
] as const)('a service that %s ends in a failure that does not repeat its words', async (_, answer) => {
  peer.answer(() => answer)
  const problem = await failureOf(transcribe())
  expect([problem.code, problem.status]).toEqual(['generation_failed', 502])
  expect(problem.message).toBe('The speech service did not give a usable answer. Please try again.')
  expect(JSON.stringify(problem)).not.toContain(PEER_WORDS)
})

test('a service that hangs is left after the timeout', async () => {
  peer.answer(() => 'hang')
  expect((await failureOf(transcribe([], speechWith({ timeoutSeconds: 0.1 })))).code).toBe('generation_failed')
})

test('a caller who leaves ends the call', async () => {
  peer.answer(() => 'hang')
  const caller = new AbortController()
  const failure = failureOf(transcribe([], speechWith(), askedBy(1, caller.signal)))
  await expect.poll(() => peer.calls.length).toBe(1)
  caller.abort()
  expect((await failure).code).toBe('unavailable')
})

test('no more calls are under way than the settings allow', async () => {
  let underWay = 0
  let most = 0
  const two = Promise.withResolvers<void>()
  peer.answer(async () => {
    most = Math.max(most, ++underWay)
    if (underWay === 2) two.resolve()
    await two.promise
    // Time for a third one that should not be there.
    await new Promise((resolve) => setTimeout(resolve, 30))
    underWay--
    return { json: { text: 'ok' } }
  })
  const speech = speechWith({ concurrency: 2 })
  await Promise.all(Array.from({ length: 5 }, (_, index) => transcribe([], speech, askedBy(index))))
  expect(most).toBe(2)
})

test('a student whose recordings take long makes nobody else wait', async () => {
  let asked = 0
  const end = Promise.withResolvers<void>()
  peer.answer(async () => {
    if (++asked <= 2) await end.promise
    return { json: { text: 'ok' } }
  })
  const speech = speechWith({ concurrency: 3 })
  const long = Array.from({ length: 4 }, () => transcribe([], speech))
  await expect.poll(() => asked).toBe(2)
  expect((await transcribe([], speech, askedBy(2))).text).toBe('ok')
  expect(asked).toBe(3)
  end.resolve()
  await Promise.all(long)
})

test('where nothing is configured, that is what is said', async () => {
  expect(silentSpeech.description).toEqual({ transcribes: null, speaks: null, name: null })
  const problem = await failureOf(
    silentSpeech.transcribe({ path, contentType: 'audio/mpeg' }, { ...askedBy(), languages: [] }),
  )
  expect([problem.code, problem.message]).toEqual(['unavailable', 'Speech recognition is not set up on this site.'])
  expect(await silentSpeech.speak('Hello', { ...askedBy(), language: 'en' })).toBeNull()
})
