import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { Problem } from '../../../problem.ts'
import type { SetRow } from '../set-store.ts'

/** Why nothing came of a recording, and what was given back. */
export const failureOf = ({ error, refundedCredits }: SetRow): Problem =>
  new Problem('generation_failed', error ?? LISTENING_TEXTS.failed, {
    details: refundedCredits ? { credits_refunded: refundedCredits } : {},
  })
