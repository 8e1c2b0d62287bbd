import OpenAI from 'openai'
import type { Logger } from 'pino'
import type { SpeechServiceSettings } from '../../settings/config.ts'
import { boundedFetch } from '../bounded-fetch.ts'
import { createReader } from './speak-by-service.ts'
import type { Speech } from './speech.ts'
import { createTranscriber } from './transcribe-by-service.ts'

/** Retries after 429, 5xx, a timeout or a broken connection; the client backs off and heeds Retry-After. */
const RETRIES = 2
/** Largest answer: the most that a text read aloud may take, and far more than the words of a recording do. */
const MOST_BYTES = 32 * 1024 * 1024

/** Speech behind an OpenAI-compatible endpoint. `AI_CONCURRENCY` calls run at once. */
export function createServiceSpeech(settings: SpeechServiceSettings, log: Logger): Speech {
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    timeout: settings.timeoutSeconds * 1000,
    maxRetries: RETRIES,
    fetch: boundedFetch(MOST_BYTES),
    logLevel: 'off',
  })
  const reader = createReader(client, settings, log)
  return {
    description: {
      transcribes: 'service',
      get speaks() {
        return reader.canSpeak() ? ('service' as const) : null
      },
      name: settings.name,
    },
    transcribe: createTranscriber(client, settings, log),
    speak: reader.speak,
  }
}
