import { message } from '@lectern/texts/message'
import type OpenAI from 'openai'
import { APIError, APIUserAbortError } from 'openai'
import type { Logger } from 'pino'
import { Problem } from '../../problem.ts'
import type { SpeechServiceSettings } from '../../settings/config.ts'
import { sharedCalls } from '../concurrency/shared-places.ts'
import type { Speech } from './speech.ts'

/** A minute or two of any usual format. */
const LIMIT_BYTES = 20 * 1024 * 1024
const SPEAK_WITHIN_MS = 60_000
/** What an endpoint answers that has no such call, or no such voice. */
const HAS_NO_VOICE = new Set([404, 405, 501])

/** By the first bytes, whatever the endpoint calls it. */
const FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^RIFF[\s\S]{4}WAVE/, 'audio/wav'],
  [/^(?:ID3|\xff[\xe0-\xff])/, 'audio/mpeg'],
  [/^OggS/, 'audio/ogg'],
  [/^fLaC/, 'audio/flac'],
]

/** `Speech.speak` by the endpoint's `/audio/speech`. One that has none is found out at the first try, and not asked again. */
export function createReader(
  client: OpenAI,
  { voice, concurrency, timeoutSeconds }: Pick<SpeechServiceSettings, 'voice' | 'concurrency' | 'timeoutSeconds'>,
  log: Logger,
): { canSpeak: () => boolean; speak: Speech['speak'] } {
  const places = sharedCalls(concurrency)
  const withinMs = Math.min(SPEAK_WITHIN_MS, timeoutSeconds * 1000)
  let hasVoice = true

  const speak: Speech['speak'] = async (text, { student, signal }) => {
    if (!hasVoice) return null
    try {
      const ask = () =>
        client.audio.speech.create(
          { input: text, model: voice.model, voice: voice.name, response_format: 'mp3' },
          { signal, timeout: withinMs },
        )
      return await places.use(student, async () => readSound(await ask(), withinMs), signal)
    } catch (error) {
      if (!(error instanceof APIError && HAS_NO_VOICE.has(error.status ?? 0))) throw toProblem(error, signal)
      hasVoice = false
      log.info({ model: voice.model }, 'the speech service reads nothing aloud')
      return null
    }
  }
  return { canSpeak: () => hasVoice, speak }
}

/** The client bounds the time until an answer begins, not that of its sound. */
async function readSound({ body }: Response, withinMs: number): Promise<{ bytes: Buffer; contentType: string }> {
  const parts: Uint8Array[] = []
  let sizeBytes = 0
  const sound = body?.pipeThrough(new TransformStream(), { signal: AbortSignal.timeout(withinMs) })
  for await (const part of sound ?? []) {
    sizeBytes += part.length
    if (sizeBytes > LIMIT_BYTES) throw new Error('More sound than a text can have')
    parts.push(part)
  }
  const bytes = Buffer.concat(parts)
  const start = bytes.toString('latin1', 0, 16)
  const contentType = FORMATS.find(([mark]) => mark.test(start))?.[1]
  if (!contentType) throw new Error('No sound that browsers play')
  return { bytes, contentType }
}

function toProblem(error: unknown, signal: AbortSignal): Problem {
  if (signal.aborted || error instanceof APIUserAbortError)
    return new Problem('unavailable', message('requests.givenUp'))
  return new Problem('generation_failed', message('speech.notReadAloud'), { cause: error })
}
