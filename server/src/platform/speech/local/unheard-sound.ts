/** Why a recording cannot be heard: of a kind that nothing here decodes, without sound, or damaged. */
export type UnheardReason = 'undecodable' | 'soundless' | 'broken'

export class UnheardSound extends Error {
  override readonly name = 'UnheardSound'
  readonly reason: UnheardReason

  constructor(reason: UnheardReason, detail: string) {
    super(detail)
    this.reason = reason
  }
}
