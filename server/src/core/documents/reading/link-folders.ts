import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync, rmSync, type Stats } from 'node:fs'
import { lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = 'lectern-reading-'
/** `lectern-reading-PROCESS-COUNTER-XXXXXX` */
const NAMED = /^lectern-reading-(\d+)-([0-9a-f]{12})-\w+$/
/** Whether its process still runs cannot be known of every folder; no document is read for so long. */
const SURELY_LEFT_MS = 24 * 3600 * 1000

const MADE = new Set<string>()

/** A folder where links to documents stand while they are read, which nobody else of the system can look into; it goes with this process. */
export async function makeLinkFolder(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), `${NAME}${process.pid}-${processCounter()}-`))
  if (MADE.size === 0) process.once('exit', removeMade)
  MADE.add(folder)
  return folder
}

function removeMade(): void {
  for (const folder of MADE) rmSync(folder, { recursive: true, force: true })
}

/** Removes what processes of this user that were killed have left. What cannot be looked at or removed stays, and nothing of it fails. */
export async function removeLeftLinkFolders(now = Date.now()): Promise<void> {
  // Where there is none, the server starts all the same.
  const parent = await realpath(tmpdir()).catch(() => null)
  if (parent === null) return
  const names = await readdir(parent).catch(() => [])
  for (const name of names) {
    const folder = join(parent, name)
    if (!name.startsWith(NAME) || MADE.has(folder)) continue
    const found = await lstat(folder).catch(() => null)
    // Links inside are removed, not followed.
    if (found && isLeft(name, found, now)) await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

/**
 * Its name comes from whoever made it: it counts only where that is this user (on Windows the folder is each user's own),
 * and a link in its place is left alone.
 */
function isLeft(name: string, found: Stats, now: number): boolean {
  if (!found.isDirectory() || (process.getuid && found.uid !== process.getuid())) return false
  const [, pid, counter] = NAMED.exec(name) ?? []
  if (counter === processCounter()) return !isRunning(Number(pid))
  return now - found.mtimeMs > SURELY_LEFT_MS
}

/** Who counts the processes by these numbers: each container its own, and the first of every machine by the same name. */
function processCounter(): string {
  const machine = orElse(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'), hostname())
  const namespace = orElse(() => readlinkSync('/proc/self/ns/pid'), '')
  return createHash('sha256').update(`${machine} ${namespace}`).digest('hex').slice(0, 12)
}

function orElse(read: () => string, fallback: string): string {
  try {
    return read()
  } catch {
    return fallback
  }
}

function isRunning(pid: number): boolean {
  // What this process made is known; another had its number before.
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
