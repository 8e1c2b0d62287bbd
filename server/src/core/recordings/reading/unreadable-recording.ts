/** Why a recording cannot be used; stable words that callers map to texts of their own. */
export type UnreadableReason =
  | 'unsupported_type'
  | 'no_sound'
  | 'unusable_sound'
  | 'too_long'
  | 'broken'
  | 'too_complex'
  | 'timeout'

/** A recording that cannot be read, through no fault of the server. `detail` is for logs, never for the student. */
export class UnreadableRecording extends Error {
  override readonly name = 'UnreadableRecording'
  readonly reason: UnreadableReason
  readonly detail: string

  constructor(reason: UnreadableReason, detail: string) {
    super(`${reason}: ${detail}`)
    this.reason = reason
    this.detail = detail
  }
}
