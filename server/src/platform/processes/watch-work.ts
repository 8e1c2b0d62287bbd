import { readFile } from 'node:fs/promises'

const WATCH_EVERY_MS = 250
/** Linux's clock ticks, on every machine that Node is published for. */
const TICKS_PER_SECOND = 100
/** Time in the process's own code and in the system's, counted behind the name, which may hold anything. */
const [USER_FIELD, SYSTEM_FIELD] = [11, 12]

/**
 * Calls `onSpent` once the process has worked for `cpuSeconds` from now on: time in which a busy machine lets it wait is
 * none. Where there is no /proc nothing is watched. Returns what stops the watch.
 */
export function watchWork(pid: number | undefined, cpuSeconds: number, onSpent: () => void): () => void {
  let begunAt: number | null = null
  const look = async () => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
    if (stat === null) return
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const spent = (Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD])) / TICKS_PER_SECOND
    begunAt ??= spent
    if (spent - begunAt > cpuSeconds) onSpent()
  }
  void look()
  const timer = setInterval(look, WATCH_EVERY_MS)
  return () => clearInterval(timer)
}
