import type { SpeakingLanguage } from '@lectern/domain/speaking'

/** A text of a session that can be heard: its opening (0), a sentence, or the answer to a turn. */
export interface Line {
  sessionId: number
  turn: number
  text: string
  language: SpeakingLanguage
}
