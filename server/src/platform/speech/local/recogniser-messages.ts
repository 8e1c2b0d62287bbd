/** One piece of sound to be heard: mono samples at 16 kHz, at most 30 s of them. */
export interface HearRequest {
  samples: Float32Array
  /** Codes of ISO 639 among which the language is; none means that it may be any. */
  languages: readonly string[]
}

/** Words with their times in seconds from the start of the piece; null where the model tells none. */
interface HeardChunk {
  text: string
  timestamp: readonly [number | null, number | null]
}

export type HearReply =
  | { kind: 'heard'; text: string; language: string | null; chunks: readonly HeardChunk[] }
  | { kind: 'failed'; detail: string }
