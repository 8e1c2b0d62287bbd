import { readlinkSync, rmSync, type Stats } from 'node:fs'
import { lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = 'lectern-reading-'
/** `lectern-reading-PROCESS-NAMESPACE-XXXXXX` */
const NAMED = /^lectern-reading-(\d+)-(\d+)-\w+$/
/** Whether its process still runs cannot be known of every folder; no document is read for so long. */
const SURELY_LEFT_MS = 24 * 3600 * 1000

const MADE = new Set<string>()

/** A folder where links to documents stand while they are read, which nobody else of the system can look into; it goes with this process. */
export async function makeLinkFolder(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), `${NAME}${process.pid}-${processNamespace()}-`))
  if (MADE.size === 0) process.once('exit', removeMade)
  MADE.add(folder)
  return folder
}

function removeMade(): void {
  for (const folder of MADE) rmSync(folder, { recursive: true, force: true })
}

/** Removes what processes of this user that were killed have left. What cannot be looked at or removed stays. */
export async function removeLeftLinkFolders(now = Date.now()): Promise<void> {
  const parent = await realpath(tmpdir())
  const names = await readdir(parent).catch(() => [])
  for (const name of names) {
    const folder = join(parent, name)
    if (!name.startsWith(NAME) || MADE.has(folder)) continue
    const found = await lstat(folder).catch(() => null)
    // Links inside are removed, not followed.
    if (found && isLeft(name, found, now)) await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

/** Its name comes from whoever made it: it counts only where that is this user, and a link in its place is left alone. */
function isLeft(name: string, found: Stats, now: number): boolean {
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return false
  const [, pid, namespace] = NAMED.exec(name) ?? []
  if (namespace === processNamespace()) return !isRunning(Number(pid))
  return now - found.mtimeMs > SURELY_LEFT_MS
}

/** Which processes their numbers belong to: each container counts its own. */
function processNamespace(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0'
  } catch {
    return '0'
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
