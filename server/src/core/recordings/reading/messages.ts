import type { RecordingType } from '@lectern/domain/materials/material'
import type { PieceLimits, Stretch } from './plan-pieces.ts'
import type { UnreadableReason } from './unreadable-recording.ts'

/** What a recording is, without its sound. */
export interface Recording {
  /** To the end of the last packet: headers are not believed. */
  durationSeconds: number
  /** The type of the sound taken out of its file. */
  contentType: RecordingType
  /** How it is cut, in order: each piece begins a little before the last one ends. */
  pieces: Stretch[]
}

/** What the process of a recording can be asked. */
export type RecordingRequest =
  | { task: 'inspect'; limits: PieceLimits }
  /** The sound of a stretch, or all of it, as a file of its own. */
  | { task: 'cut'; stretch: Stretch | null }

/** Results by task. */
export interface RecordingResults {
  inspect: Recording
  cut: Uint8Array
}

export type RecordingReply =
  | { kind: 'done'; result: RecordingResults[keyof RecordingResults] }
  | { kind: 'failed'; reason: UnreadableReason; detail: string }
