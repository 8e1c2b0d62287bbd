import { SPEAKING_TEXTS, type SpeakingLanguage } from '@lectern/domain/speaking'
import { createStore } from '../../../lib/store.ts'
import { speakingApi } from '../api.ts'
import { speakByBrowser } from './browser-voice.ts'
import type { Line } from './line.ts'

export interface ReadingAloud {
  /** What is being read, or was asked for last. */
  key: string | null
  phase: 'silent' | 'loading' | 'speaking' | 'failed'
}

const SILENT: ReadingAloud = { key: null, phase: 'silent' }
const SLOWLY = 0.75
/** Without a speech service the server still has flite, which knows English. */
const FLITE_SPEAKS: SpeakingLanguage = 'en-US'

export const readingStore = createStore<ReadingAloud>(SILENT)
export const keyOf = ({ sessionId, turn }: Line): string => `${sessionId}/${turn}`

/** Sound that the server has made, so that hearing it again asks for nothing. */
const sounds = new Map<string, string>()
let stopCurrent = () => {}

export function stopReading(): void {
  stopCurrent()
  stopCurrent = () => {}
  readingStore.set(SILENT)
}

/**
 * Reads a line aloud: by the speech service where it speaks, else by a voice of the browser, else by the server, which
 * knows English.
 */
export async function readAloud(line: Line, options: { serverSpeaks: boolean; isSlow?: boolean }): Promise<void> {
  stopReading()
  const stop = new AbortController()
  stopCurrent = () => stop.abort()
  const key = keyOf(line)
  const rate = options.isSlow ? SLOWLY : 1
  readingStore.set({ key, phase: 'loading' })
  const onStart = () => !stop.signal.aborted && readingStore.set({ key, phase: 'speaking' })
  const byServer = () => playSound(line, rate, onStart, stop.signal)
  const byBrowser = () => speakByBrowser(line, rate, onStart, stop.signal)
  const byFlite = line.language === FLITE_SPEAKS ? [byServer] : []
  const ways = options.serverSpeaks ? [byServer, byBrowser] : [byBrowser, ...byFlite]
  for (const way of ways) {
    const isDone = await way()
    if (stop.signal.aborted) return
    if (isDone) return readingStore.set(SILENT)
  }
  readingStore.set({ key, phase: 'failed' })
}

export const NO_VOICE = SPEAKING_TEXTS.noVoice

/** Resolves when it has been played (true) or cannot be (false). */
async function playSound(line: Line, rate: number, onStart: () => void, signal: AbortSignal): Promise<boolean> {
  try {
    const audio = new Audio(await soundOf(line, signal))
    audio.playbackRate = rate
    const isPlayed = new Promise<boolean>((resolve) => {
      audio.onended = () => resolve(true)
      audio.onerror = () => resolve(false)
      signal.addEventListener('abort', () => {
        audio.pause()
        resolve(false)
      })
    })
    await audio.play()
    onStart()
    return await isPlayed
  } catch {
    // No voice on the server, or the browser will not play without a press: the caller has another way, or says so.
    return false
  }
}

async function soundOf(line: Line, signal: AbortSignal): Promise<string> {
  const key = keyOf(line)
  const known = sounds.get(key)
  if (known) return known
  const { sessionId: id, turn } = line
  const sound = URL.createObjectURL(await speakingApi.speak({ params: { id }, query: { turn } }, { signal }))
  sounds.set(key, sound)
  return sound
}
