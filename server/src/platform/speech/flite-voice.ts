import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Asker } from '../concurrency/asker.ts'
import { sharedCalls } from '../concurrency/shared-places.ts'

const WORKER = new URL('./flite-worker.ts', import.meta.url)
/** Limit for one text of some 2,000 characters, which takes about a second. */
const SPEAK_WITHIN_MS = 20_000
const MEMORY_LIMIT_MB = 256
const MOST_CHARACTERS = 2000
const PLACES = sharedCalls(2)

/** What flite knows how to say: plain letters and marks. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”«»]/g, ' '],
  [/[–—…]/g, ', '],
  [/[^\x20-\x7e]+/g, ' '],
]

/**
 * An English text read aloud by flite, as WAV; null where there is nothing in it that it can say. Each text has a thread
 * of its own, two at a time, one of them of a student. @throws the signal's reason, or an error where flite fails
 */
export async function speakByFlite(text: string, { student, signal }: Asker): Promise<Buffer | null> {
  const plain = SPELLINGS.reduce((said, [from, to]) => said.replace(from, to), text.normalize('NFKD'))
    .trim()
    .slice(0, MOST_CHARACTERS)
  if (!/[a-z0-9]/i.test(plain)) return null
  const speak = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-voice-'))
    try {
      await runWorker(plain, folder, signal)
      return await readFile(join(folder, 'speech.wav'))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return PLACES.use(student, speak, signal)
}

/** Resolves when the thread has written its file. */
async function runWorker(text: string, folder: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(WORKER, {
    workerData: { text, folder },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  })
  const timer = setTimeout(() => reject(new Error('flite took too long')), SPEAK_WITHIN_MS)
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  worker.once('error', reject)
  worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`flite ended with ${code}`))))
  try {
    await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    await worker.terminate()
  }
}
