/** The program that reads one recording, which nobody trusts: `sound-child.ts MEMORY_BYTES PARENT RECORDING`. */
import { answerRequests, programArguments } from '../../processes/answer-requests.ts'
import type { SoundPiece } from './cut-pieces.ts'
import { readSound } from './read-sound.ts'
import { type UnheardReason, UnheardSound } from './unheard-sound.ts'

/** The next piece, null after the last, or why there is none. */
export type SoundReply =
  | { kind: 'piece'; piece: SoundPiece | null }
  | { kind: 'failed'; reason: UnheardReason; detail: string }

const MAX_DETAIL_LENGTH = 300
const pieces = readSound(programArguments[0] ?? '')

answerRequests<'next', SoundReply>(
  async () => {
    const { value, done } = await pieces.next()
    return { kind: 'piece', piece: done ? null : value }
  },
  (error) => ({
    kind: 'failed',
    reason: error instanceof UnheardSound ? error.reason : 'broken',
    detail: String(error).slice(0, MAX_DETAIL_LENGTH),
  }),
)
