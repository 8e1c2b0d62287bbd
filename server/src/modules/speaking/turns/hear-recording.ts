import { rm, writeFile } from 'node:fs/promises'
import {
  MAX_RECORDING_SECONDS,
  MAX_TURN_CHARACTERS,
  RECORDING_LIMIT_BYTES,
  readLanguageCodes,
  SPEAKING_TEXTS,
  type SpeakingLanguage,
} from '@lectern/domain/speaking'
import { UnreadableRecording } from '../../../core/recordings/reading/unreadable-recording.ts'
import { RecordingReader } from '../../../core/recordings/recording-reader.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import type { SessionRow } from '../sessions/session-store.ts'
import { refuseOtherLanguage } from './other-language.ts'

/** What a recording says, and how long it is. */
export interface Heard {
  text: string
  seconds: number
}

const LIMITS = {
  bytes: RECORDING_LIMIT_BYTES,
  seconds: MAX_RECORDING_SECONDS,
  overlapSeconds: 0,
  totalSeconds: MAX_RECORDING_SECONDS,
}

/** Without a recogniser no recording is taken, whatever it costs. @throws Problem `unavailable` */
export function requireEars({ speech }: Pick<Services, 'speech'>): void {
  if (!speech.description.transcribes) throw new Problem('unavailable', SPEAKING_TEXTS.noSpeechService)
}

/** The languages that a turn is expected in: those sent with it, else those of its session. */
export function languagesOf(session: Pick<SessionRow, 'languageCodes'>, sent: string | undefined): SpeakingLanguage[] {
  const named = readLanguageCodes(sent ?? '')
  return named.length > 0 ? named : readLanguageCodes(session.languageCodes)
}

/** Whose recording it is, what is spoken in it, and how long it may take. */
interface Hearing {
  student: { id: number }
  languages: readonly SpeakingLanguage[]
  withinSeconds: number
}

/**
 * The words of one recording. Its sound is taken out by a process of its own, and only that goes to the recogniser.
 * @throws Problem `unsupported_type`, `too_large`, `unreadable`, `content_rejected` for silence or another language than
 *   expected, `generation_failed` when the recogniser fails or takes too long, `rate_limited` where too much of the student's
 *   waits, or the signal's reason
 */
export async function hearRecording(
  { speech }: Pick<Services, 'speech'>,
  { path }: Pick<UploadedFile, 'path'>,
  { student, languages, withinSeconds }: Hearing,
  signal: AbortSignal,
): Promise<Heard> {
  const tooLate = AbortSignal.timeout(withinSeconds * 1000)
  const soundPath = `${path}.sound`
  try {
    const asker = { student, signal: AbortSignal.any([signal, tooLate]) }
    const { durationSeconds: seconds, contentType } = await takeSound(path, soundPath, asker)
    const transcript = await speech.transcribe({ path: soundPath, contentType }, { ...asker, languages })
    const text = transcript.text.slice(0, MAX_TURN_CHARACTERS).toWellFormed().trim()
    if (!/[\p{L}\p{N}]/u.test(text)) throw new Problem('content_rejected', SPEAKING_TEXTS.nothingHeard)
    refuseOtherLanguage(text, transcript.language, languages)
    return { text, seconds: Math.round(seconds * 100) / 100 }
  } catch (error) {
    if (!tooLate.aborted || signal.aborted) throw error
    throw new Problem('generation_failed', SPEAKING_TEXTS.tooSlow, { cause: error })
  } finally {
    await rm(soundPath, { force: true })
  }
}

async function takeSound(path: string, soundPath: string, bringer: Asker) {
  try {
    return await RecordingReader.use(path, bringer, async (reader) => {
      const recording = await reader.inspect(LIMITS)
      await writeFile(soundPath, await reader.cut(null), { mode: 0o600 })
      return recording
    })
  } catch (error) {
    throw error instanceof UnreadableRecording ? toProblem(error) : error
  }
}

function toProblem(error: UnreadableRecording): Problem {
  switch (error.reason) {
    case 'unsupported_type':
    case 'unusable_sound':
      return new Problem('unsupported_type', SPEAKING_TEXTS.notARecording, { cause: error })
    case 'too_long':
      return new Problem('too_large', SPEAKING_TEXTS.recordingTooLong, { cause: error })
    case 'no_sound':
      return new Problem('content_rejected', SPEAKING_TEXTS.nothingHeard, { cause: error })
    default:
      return new Problem('unreadable', SPEAKING_TEXTS.unreadable, { cause: error })
  }
}
