import type { Line } from './line.ts'

/** Voices may be loaded after the page. */
const VOICES_WITHIN_MS = 400
/** A voice that has not begun by then never will: some browsers name voices that do not speak. */
const BEGINS_WITHIN_MS = 3000

/** Reads a line by a voice of the browser: true when it has been read, false where there is none that speaks. */
export async function speakByBrowser(
  { text, language }: Line,
  rate: number,
  onStart: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  const voice = await voiceFor(language)
  if (!voice || signal.aborted) return false
  const utterance = new SpeechSynthesisUtterance(text)
  Object.assign(utterance, { voice, lang: voice.lang, rate })
  return new Promise<boolean>((resolve) => {
    const end = (isRead: boolean) => {
      clearTimeout(timer)
      speechSynthesis.cancel()
      resolve(isRead)
    }
    const timer = setTimeout(() => end(false), BEGINS_WITHIN_MS)
    utterance.onstart = () => {
      clearTimeout(timer)
      onStart()
    }
    utterance.onend = () => end(true)
    utterance.onerror = () => end(false)
    signal.addEventListener('abort', () => end(false))
    speechSynthesis.speak(utterance)
  })
}

/** The voice of that very language, else of one like it; null where the browser has none. */
async function voiceFor(language: string): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in window)) return null
  const voices = await loadVoices()
  const like = (tag: string) => voices.find(({ lang }) => lang.replace('_', '-').toLowerCase().startsWith(tag))
  return like(language.toLowerCase()) ?? like(language.toLowerCase().split('-')[0] ?? '') ?? null
}

async function loadVoices(): Promise<SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices()
  if (voices.length > 0) return voices
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    setTimeout(resolve, VOICES_WITHIN_MS)
  })
  return speechSynthesis.getVoices()
}
