import { vi } from 'vitest'
import type { Session } from './api.ts'

/** A talk that has just been started, and stays open for an hour. */
export const sessionOf = (about: Partial<Session> = {}): Session => ({
  id: 7,
  mode: 'chat',
  topic: 'My family',
  level: 'beginner',
  language: 'en-US',
  language_codes: 'en-US',
  duration_minutes: 60,
  started_at: new Date().toISOString(),
  deadline_at: new Date(Date.now() + 3_600_000).toISOString(),
  ended_at: null,
  score: null,
  material_id: null,
  opening: 'Who is in your family?',
  points: [],
  sentences: [],
  free_turns: 0,
  turns: [],
  feedback: null,
  made_by: 'built-in',
  ...about,
})

export const turnOf = (about: Partial<Session['turns'][number]> = {}): Session['turns'][number] => ({
  id: 1,
  number: 1,
  said: 'My mother.',
  is_spoken: false,
  seconds: null,
  reply: 'Could you say more?',
  words: [],
  score: null,
  created_at: '2026-11-21T10:00:00Z',
  ...about,
})

/** A browser with a microphone, as far as recording needs one. */
export function plugInMicrophone(open: () => Promise<unknown> = async () => fakeStream()) {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder)
  vi.stubGlobal('AudioContext', FakeAudioContext)
  const getUserMedia = vi.fn(open)
  vi.stubGlobal('navigator', { ...navigator, onLine: true, userAgent: 'test', mediaDevices: { getUserMedia } })
  return { getUserMedia }
}

const track = { stop: vi.fn(), label: 'Built-in microphone', onended: null }
const fakeStream = () => ({ getTracks: () => [track], getAudioTracks: () => [track] })
export const stoppedTracks = () => track.stop.mock.calls.length

class FakeMediaRecorder {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  state = 'inactive'
  mimeType = 'audio/webm;codecs=opus'
  ondataavailable: (event: { data: Blob }) => void = () => {}
  onstop: () => void = () => {}
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.ondataavailable({ data: new Blob(['sound']) })
    this.onstop()
  }
}

class FakeAudioContext {
  state = 'running'
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.25),
  })
  createMediaStreamSource = () => ({ connect: () => {} })
  async close() {
    this.state = 'closed'
  }
}
