import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, noNetwork } from '../../../core/account/signed-in-ground.tsx'
import type { Line } from './line.ts'
import { readAloud, readingStore, stopReading } from './read-aloud.ts'

const ENGLISH: Line = { sessionId: 7, turn: 1, text: 'Good morning.', language: 'en-US' }
const CHINESE: Line = { ...ENGLISH, turn: 2, text: '早安。', language: 'zh-TW' }

/** What was said, and by whom. */
let said: string[]
let server: ReturnType<typeof fakeServer>
const speechOf = (sessionId: number) => `GET /api/speaking/sessions/${sessionId}/speech/`
beforeEach(() => {
  said = []
  const sound = () => new Response('sound', { headers: { 'content-type': 'audio/wav' } })
  server = fakeServer({ [speechOf(8)]: sound, [speechOf(10)]: sound })
  vi.stubGlobal('Audio', FakeAudio)
  giveVoices()
})
afterEach(() => {
  stopReading()
  vi.unstubAllGlobals()
})

class FakeAudio {
  playbackRate = 1
  onended = () => {}
  async play() {
    said.push(`server at ${this.playbackRate}`)
    queueMicrotask(() => this.onended())
  }
  pause() {}
}

/** A browser with voices of these languages. */
function giveVoices(...languages: string[]) {
  vi.stubGlobal('SpeechSynthesisUtterance', class {})
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => languages.map((lang) => ({ lang })),
    addEventListener: () => {},
    cancel: () => {},
    speak: (utterance: { lang: string; onstart: () => void; onend: () => void }) => {
      said.push(`browser in ${utterance.lang}`)
      utterance.onstart()
      utterance.onend()
    },
  })
}

test('The speech service reads where it speaks, once for the same line', async () => {
  giveVoices('en-US')
  const line = { ...ENGLISH, sessionId: 8 }
  await readAloud(line, { serverSpeaks: true })
  await readAloud(line, { serverSpeaks: true, isSlow: true })
  expect(said).toEqual(['server at 1', 'server at 0.75'])
  expect(server.queries(speechOf(8))).toEqual([{ turn: '1' }])
  expect(readingStore.get().phase).toBe('silent')
})

test('Without one the browser reads, by a voice of the language', async () => {
  giveVoices('fr-FR', 'en_GB', 'zh-TW')
  await readAloud(ENGLISH, { serverSpeaks: false })
  await readAloud(CHINESE, { serverSpeaks: false })
  expect(said).toEqual(['browser in en_GB', 'browser in zh-TW'])
  expect(server.sent(speechOf(7))).toEqual([])
})

test('Where the service fails the browser reads', async () => {
  giveVoices('zh-CN')
  server.answer(speechOf(9), noNetwork)
  await readAloud({ ...CHINESE, sessionId: 9 }, { serverSpeaks: true })
  expect(said).toEqual(['browser in zh-CN'])
})

test('Without voices English is read by the server, and for other languages it is said that there is none', async () => {
  await readAloud({ ...ENGLISH, sessionId: 10 }, { serverSpeaks: false })
  expect(said).toEqual(['server at 1'])
  await readAloud({ ...CHINESE, sessionId: 10 }, { serverSpeaks: false })
  expect(readingStore.get()).toEqual({ key: '10/2', phase: 'failed' })
  expect(server.sent(speechOf(10))).toHaveLength(1)
})
