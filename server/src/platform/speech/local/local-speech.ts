import { type Message, message } from '@lectern/texts/message'
import type { Logger } from 'pino'
import { Problem } from '../../../problem.ts'
import { createServicePulse } from '../../concurrency/service-pulse.ts'
import { SharedPlaces } from '../../concurrency/shared-places.ts'
import type { Speech } from '../speech.ts'
import { hearRecording } from './hear-recording.ts'
import { requireInstallation } from './installation.ts'
import { createRecogniser } from './recogniser.ts'
import { type UnheardReason, UnheardSound } from './unheard-sound.ts'

const UNHEARD_TEXTS: Record<UnheardReason, Message> = {
  undecodable: message('speech.undecodable'),
  soundless: message('speech.soundless'),
  broken: message('speech.broken'),
}

/** What holds AAC or FLAC, once its sound has been taken out of whatever it came in. */
const UNHEARD_TYPES = new Set(['audio/mp4', 'audio/aac', 'audio/flac'])

export interface LocalSpeech extends Speech {
  /** Ends the recogniser's process. */
  close(): Promise<void>
}

/**
 * The recogniser on this machine: one recording at a time, the others wait in line, of each student in turn.
 * @throws ConfigError when none is installed in `dataDir`
 */
export async function openLocalSpeech(dataDir: string, log: Logger): Promise<LocalSpeech> {
  const { model } = await requireInstallation(dataDir)
  const recogniser = createRecogniser(() => requireInstallation(dataDir))
  const places = new SharedPlaces({ count: 1 })
  const pulse = createServicePulse()
  return {
    description: { transcribes: 'local', speaks: null, name: model },
    async transcribe({ path }, options) {
      const { student, signal, watch } = options
      const startedAt = performance.now()
      try {
        const hear = () => pulse.during(watch, () => hearRecording(recogniser, path, options))
        const transcript = await places.use(student, hear, signal)
        const ms = Math.round(performance.now() - startedAt)
        log.info({ model, characters: transcript.text.length, ms }, 'speech was transcribed on this machine')
        return transcript
      } catch (error) {
        throw toProblem(error, signal)
      }
    },
    refuseUnheard(contentType) {
      if (UNHEARD_TYPES.has(contentType)) throw new Problem('unsupported_type', UNHEARD_TEXTS.undecodable)
    },
    speak: async () => null,
    close: () => recogniser.close(),
  }
}

function toProblem(error: unknown, signal: AbortSignal): Problem {
  if (signal.aborted) return new Problem('unavailable', message('requests.givenUp'))
  if (error instanceof UnheardSound) {
    const code = error.reason === 'undecodable' ? 'unsupported_type' : 'unreadable'
    return new Problem(code, UNHEARD_TEXTS[error.reason], { cause: error })
  }
  return new Problem('generation_failed', message('speech.notTranscribed'), { cause: error })
}
