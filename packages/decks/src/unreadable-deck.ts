/** Why a file of cards cannot be read at all. */
export type UnreadableDeckReason = 'broken' | 'too_large' | 'encrypted' | 'not_anki' | 'too_new' | 'empty'

export class UnreadableDeck extends Error {
  override readonly name = 'UnreadableDeck'
  readonly reason: UnreadableDeckReason

  /** `detail` is for the log alone. */
  constructor(reason: UnreadableDeckReason, detail: string) {
    super(detail)
    this.reason = reason
  }
}
