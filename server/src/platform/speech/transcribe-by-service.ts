import { createReadStream } from 'node:fs'
import { message } from '@lectern/texts/message'
import type OpenAI from 'openai'
import { APIUserAbortError, BadRequestError, toFile } from 'openai'
import type { Logger } from 'pino'
import { Problem } from '../../problem.ts'
import type { SpeechServiceSettings } from '../../settings/config.ts'
import { createServicePulse } from '../concurrency/service-pulse.ts'
import { sharedCalls } from '../concurrency/shared-places.ts'
import { readTranscription } from './read-transcription.ts'
import type { Speech } from './speech.ts'

/** Endpoints tell formats apart by the name of the file. */
const EXTENSIONS: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
}

/** `Speech.transcribe` by the endpoint's `/audio/transcriptions`. */
export function createTranscriber(
  client: OpenAI,
  settings: Pick<SpeechServiceSettings, 'name' | 'concurrency'>,
  log: Logger,
): Speech['transcribe'] {
  const places = sharedCalls(settings.concurrency)
  const pulse = createServicePulse()
  // Not every endpoint tells times; one that refuses to is asked for the words alone from then on.
  let tellsTimes = true

  const ask = async (
    { path, contentType }: Parameters<Speech['transcribe']>[0],
    { languages, signal }: Parameters<Speech['transcribe']>[1],
    format: 'verbose_json' | 'json',
  ) => {
    const startedAt = performance.now()
    const file = await toFile(createReadStream(path), `audio.${EXTENSIONS[contentType] ?? 'bin'}`, {
      type: contentType,
    })
    const language = hintOf(languages)
    const answer: unknown = await client.audio.transcriptions.create(
      { file, model: settings.name, response_format: format, ...(language && { language }) },
      { signal },
    )
    const transcript = readTranscription(answer)
    const ms = Math.round(performance.now() - startedAt)
    log.info(
      { model: settings.name, sizeBytes: file.size, characters: transcript.text.length, ms },
      'speech was transcribed',
    )
    return transcript
  }

  const askWithFallback = async (...[audio, options]: Parameters<Speech['transcribe']>) => {
    if (!tellsTimes) return ask(audio, options, 'json')
    try {
      return await ask(audio, options, 'verbose_json')
    } catch (error) {
      if (!(error instanceof BadRequestError)) throw error
      const transcript = await ask(audio, options, 'json')
      // Had the recording been what it refused, this would have failed as well.
      tellsTimes = false
      return transcript
    }
  }

  return async (audio, options) => {
    const { student, signal, watch } = options
    try {
      return await places.use(student, () => pulse.during(watch, () => askWithFallback(audio, options)), signal)
    } catch (error) {
      throw toProblem(error, signal)
    }
  }
}

/** The one language, as ISO 639-1; of several none, since an endpoint takes a hint for an order. */
function hintOf(languages: readonly string[]): string | null {
  const codes = new Set(languages.map((language) => new Intl.Locale(language).language))
  const [only] = codes
  return codes.size === 1 && only ? only : null
}

function toProblem(error: unknown, signal: AbortSignal): Problem {
  if (error instanceof Problem) return error
  if (signal.aborted || error instanceof APIUserAbortError)
    return new Problem('unavailable', message('requests.givenUp'))
  // An upstream's own text never reaches a student: it is the cause, for the log alone.
  return new Problem('generation_failed', message('speech.noUse'), {
    cause: error,
  })
}
