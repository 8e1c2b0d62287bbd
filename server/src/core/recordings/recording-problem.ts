import { LISTENING_TEXTS } from '@lectern/domain/listening'
import type { Message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import { type UnreadableReason, UnreadableRecording } from './reading/unreadable-recording.ts'

const TEXTS: Record<UnreadableReason, Message> = {
  unsupported_type: LISTENING_TEXTS.unsupported,
  no_sound: LISTENING_TEXTS.noSound,
  unusable_sound: LISTENING_TEXTS.unusableSound,
  too_long: LISTENING_TEXTS.tooLong,
  broken: LISTENING_TEXTS.damaged,
  too_complex: LISTENING_TEXTS.tooComplex,
  timeout: LISTENING_TEXTS.readingTimedOut,
}

/** What a student reads of a file that is no recording, or of one that cannot be read. Other errors stay what they are. */
export const asRecordingProblem = (error: unknown): unknown =>
  error instanceof UnreadableRecording
    ? new Problem(error.reason === 'unsupported_type' ? error.reason : 'unreadable', TEXTS[error.reason], {
        cause: error,
      })
    : error
