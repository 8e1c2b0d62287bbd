import { readlinkSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Containers that share the memory number their processes apart: this one's are told by its namespace. */
const NAME = `lectern-test-${processNamespace()}-`
/** Twice what the whole run leaves there at once. */
const ROOM_BYTES = 2 * 1024 ** 3
/** What that takes, and what the run's processes take besides. */
const MEMORY_BYTES = 9 * 1024 ** 3

/**
 * A folder in memory for what tests write and throw away, gone with `remove` or with this process; null where this machine
 * has no file system of that kind with room enough, or none that programs may be run from. A database is copied there at a
 * tenth of the work of a disk, and hundreds are.
 */
export async function makeMemoryFolder(parent = MEMORY) {
  if (!(await isInMemory(parent).catch(() => false))) return null
  await removeDead(parent)
  if (!(await isRoomy(parent))) return null
  const folder = await mkdtemp(join(parent, `${NAME}${process.pid}-`))
  // PostgreSQL, which refuses to be root, passes through it.
  await chmod(folder, 0o711)
  const removeAtOnce = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeAtOnce)
  return {
    folder,
    remove: async () => {
      process.off('exit', removeAtOnce)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isInMemory(parent) {
  const mounts = (await readFile('/proc/mounts', 'utf8')).split('\n').map((line) => line.split(' '))
  const [, , kind, options = ''] = mounts.findLast(([, place]) => place === parent) ?? []
  return kind === 'tmpfs' && !options.split(',').some((option) => option === 'noexec' || option === 'ro')
}

async function isRoomy(parent) {
  const { bavail, bsize } = await statfs(parent)
  return bavail * bsize >= ROOM_BYTES && process.availableMemory() >= MEMORY_BYTES
}

/** What runs that were killed left there is memory that nobody gets back before the machine starts again. */
async function removeDead(parent) {
  for (const name of await readdir(parent)) {
    const [, pid] = new RegExp(`^${NAME}(\\d+)-`).exec(name) ?? []
    if (pid && !isAlive(Number(pid))) await rm(join(parent, name), { recursive: true, force: true }).catch(() => {})
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch ({ code }) {
    return code === 'EPERM'
  }
}

function processNamespace() {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0'
  } catch {
    return '0'
  }
}
