import { realpath } from 'node:fs/promises'
import { ConfinedProcess, ProcessEnded } from '../../processes/confined-process.ts'
import type { SoundPiece } from './cut-pieces.ts'
import type { SoundReply } from './sound-child.ts'
import { UnheardSound } from './unheard-sound.ts'

const PROGRAM = new URL('./sound-child.ts', import.meta.url)
const MEMORY_BYTES = 500 * 1024 * 1024
/** A piece of half a minute is decoded in a fifth of a second. */
const PIECE_WITHIN_SECONDS = 30

/**
 * The pieces of the recording at `path`, decoded by a process of its own that may read that one file.
 * @throws UnheardSound, or the reason of `signal`
 */
export async function* readSoundConfined(path: string, signal: AbortSignal): AsyncGenerator<SoundPiece> {
  const recording = await realpath(path)
  const reader = new ConfinedProcess<'next', SoundReply>({
    entry: PROGRAM,
    args: [recording],
    readable: [recording],
    memoryBytes: MEMORY_BYTES,
    signal,
  })
  try {
    for (;;) {
      const reply = await reader.ask('next', PIECE_WITHIN_SECONDS).catch(explain)
      if (reply.kind === 'failed') throw new UnheardSound(reply.reason, reply.detail)
      if (!reply.piece) return
      yield reply.piece
    }
  } finally {
    await reader.stop()
  }
}

/** What ends a process that only decodes is the recording, unless it never began or the system failed it. */
function explain(error: unknown): never {
  const isOfRecording = error instanceof ProcessEnded && !['no_start', 'system'].includes(error.reason)
  throw isOfRecording ? new UnheardSound('broken', error.message) : error
}
