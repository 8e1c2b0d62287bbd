import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./make-embedded-program.ts', import.meta.url))
const REMOVING = { recursive: true, force: true, maxRetries: 5 }

/** A new database appears whole or not at all: it is made beside its place, flushed, and renamed. */
export async function makeEmbedded(folder: string): Promise<void> {
  const place = dirname(folder)
  const drafts = `${basename(folder)}.new`
  // An attempt that was cut short left them; whatever else is called alike is the operator's.
  for (const name of await readdir(place)) if (isDraft(name, drafts)) await rm(join(place, name), REMOVING)
  const draft = await mkdtemp(join(place, `${drafts}-`))
  await runProgram(draft)
  await flushTree(draft)
  await rename(draft, folder)
  await flush(place)
}

/** By the name that `mkdtemp` gives, or the one that all drafts had once. */
const isDraft = (name: string, drafts: string): boolean =>
  name === drafts || (name.startsWith(`${drafts}-`) && /^[A-Za-z0-9]{6}$/.test(name.slice(drafts.length + 1)))

/** In a process of its own, which ends with this one, and gives back the 500 MB that it takes; what is done once is not worth optimising. */
async function runProgram(folder: string): Promise<void> {
  const cache = getCompileCacheDir()
  const maker = spawn(process.execPath, ['--liftoff-only', PROGRAM, folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, MALLOC_ARENA_MAX: '1', ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }) },
  })
  const [code, signal] = await once(maker, 'exit')
  if (code !== 0) throw new Error(`The embedded database could not be made: ${signal ?? `code ${code}`}`)
}

async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? flushTree(path) : flush(path))
  }
  await flush(folder)
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
