import { realpath } from 'node:fs/promises'
import { ConfinedProcess } from '../../processes/confined-process.ts'
import type { Installation } from './installation.ts'
import type { HearReply, HearRequest } from './recogniser-messages.ts'

const PROGRAM = new URL('./recogniser-child.ts', import.meta.url)
const MEBIBYTE = 1024 * 1024
/** The library with its largest buffers, and a model as it is unpacked and worked with. */
const MEMORY_BASE_BYTES = 1536 * MEBIBYTE
const MEMORY_PER_MODEL_BYTE = 4
/** The first piece has the model loaded; every one may meet a busy machine. */
const PIECE_WITHIN_SECONDS = 300
/** After so long with nothing to hear its memory is given back. */
const IDLE_SECONDS = 600

export type Heard = Extract<HearReply, { kind: 'heard' }>

/** A recogniser in a process of its own, which starts with the first piece of sound. One piece at a time. */
export interface Recogniser {
  /** @throws Error when the model fails or its process ends; the reason of `signal`, which ends the process */
  hear(request: HearRequest, signal: AbortSignal): Promise<Heard>
  close(): Promise<void>
}

/** `findInstalled` is asked at each start of the process: another model may have been installed meanwhile. */
export function createRecogniser(findInstalled: () => Promise<Installation>): Recogniser {
  let running: ConfinedProcess<HearRequest, HearReply> | null = null
  let idle: NodeJS.Timeout | undefined

  const close = async () => {
    clearTimeout(idle)
    const ending = running
    running = null
    await ending?.stop()
  }
  const start = async () => {
    if (!running?.isRunning) running = await startProcess(await findInstalled())
    return running
  }

  return {
    async hear(request, signal) {
      clearTimeout(idle)
      const listener = await start()
      signal.throwIfAborted()
      // What it works on cannot be taken back from it.
      const giveUp = () => void listener.stop()
      signal.addEventListener('abort', giveUp, { once: true })
      try {
        const reply = await listener.ask(request, PIECE_WITHIN_SECONDS)
        if (reply.kind === 'failed') throw new Error(reply.detail)
        return reply
      } catch (error) {
        signal.throwIfAborted()
        throw error
      } finally {
        signal.removeEventListener('abort', giveUp)
        idle = setTimeout(close, IDLE_SECONDS * 1000).unref()
      }
    },
    close,
  }
}

async function startProcess(installation: Installation): Promise<ConfinedProcess<HearRequest, HearReply>> {
  // What may be read is told by real paths, and DATA_DIR may be a link.
  const folders = await Promise.all(
    [installation.runtimeFolder, installation.modelFolder].map((path) => realpath(path)),
  )
  return new ConfinedProcess<HearRequest, HearReply>({
    entry: PROGRAM,
    args: folders,
    readable: folders.map((folder) => `${folder}/*`),
    memoryBytes: MEMORY_BASE_BYTES + MEMORY_PER_MODEL_BYTE * installation.modelBytes,
    // The library's engine is native; an operator chose to install it, and it hears samples, never a file.
    loadsNativeCode: true,
  })
}
