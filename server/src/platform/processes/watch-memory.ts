import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const WATCH_EVERY_MS = 50
/** Linux pages of every machine that Node 24 is published for, but for some large-page ARM kernels: see below. */
const PAGE_BYTES = 4096
const RESIDENT_FIELD = 1

/**
 * Looks at the resident memory of `child` every 50 ms from outside and calls `onOutgrown` once it is over `memoryBytes`.
 * Kernels with larger pages are under-counted, and systems without /proc not watched at all from here: there the
 * child's own watch (`watch-self.mjs`) ends it. Returns what stops the watch.
 */
export function watchMemory(child: ChildProcess, memoryBytes: number, onOutgrown: () => void): () => void {
  const look = async () => {
    const fields = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')
    if (Number(fields.split(' ')[RESIDENT_FIELD]) * PAGE_BYTES > memoryBytes) onOutgrown()
  }
  const timer = setInterval(look, WATCH_EVERY_MS).unref()
  return () => clearInterval(timer)
}
