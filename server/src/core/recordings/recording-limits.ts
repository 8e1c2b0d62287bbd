import {
  LISTENING_LIMIT_SECONDS,
  PIECE_LIMIT_BYTES,
  PIECE_LIMIT_SECONDS,
  PIECE_OVERLAP_SECONDS,
} from '@lectern/domain/listening'
import type { PieceLimits } from './reading/plan-pieces.ts'

/** How long a recording may be, and how it reaches the recogniser (requirements/listening.md#recordings). */
export const RECORDING_LIMITS: PieceLimits = {
  bytes: PIECE_LIMIT_BYTES,
  seconds: PIECE_LIMIT_SECONDS,
  overlapSeconds: PIECE_OVERLAP_SECONDS,
  totalSeconds: LISTENING_LIMIT_SECONDS,
}
