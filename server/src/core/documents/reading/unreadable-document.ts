import type { WHY_UNREADABLE } from '@lectern/domain/documents'

/** Why a document gave no text; stable words that callers map to errors of their own. */
export type UnreadableReason = 'unsupported_type' | keyof typeof WHY_UNREADABLE

/** A document that cannot be read, through no fault of the server. `detail` is for logs, never for the student. */
export class UnreadableDocument extends Error {
  readonly reason: UnreadableReason
  readonly detail: string

  constructor(reason: UnreadableReason, detail: string) {
    super(`${reason}: ${detail}`)
    this.name = 'UnreadableDocument'
    this.reason = reason
    this.detail = detail
  }
}
