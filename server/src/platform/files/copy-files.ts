import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileStore, isKey } from './file-store.ts'
import { DRAFTS } from './folder-file-store.ts'

const AT_ONCE = 4

export interface CopiedFiles {
  count: number
  sizeBytes: number
  /** Names in the folder that no file of the store has: of the system, or of whoever looked into it. */
  leftOut: string[]
}

/**
 * Copies every file of the store in `folder` to another, by its key, and reads each back. One that is there already and is the
 * same is left as it is, so that what was broken off is gone on with.
 * @throws Error naming a file that came back as another
 */
export async function copyFiles(folder: string, store: FileStore): Promise<CopiedFiles> {
  const copied: CopiedFiles = { count: 0, sizeBytes: 0, leftOut: [] }
  if (!existsSync(folder)) return copied
  const keys = keysIn(folder, (name) => copied.leftOut.push(name))
  const copyNext = async () => {
    for await (const key of keys) {
      const path = join(folder, key)
      await copyFile(path, key, store)
      copied.count += 1
      copied.sizeBytes += (await stat(path)).size
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext))
  return copied
}

async function copyFile(path: string, key: string, store: FileStore): Promise<void> {
  const digest = await digestOf(createReadStream(path))
  const isThere = async () => (await digestOf((await store.open(key)).stream)) === digest
  if ((await store.exists(key)) && (await isThere())) return
  await store.put(key, path)
  if (!(await isThere())) throw new Error(`The file ${key} came back as another`)
}

async function digestOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(stream, hash)
  return hash.digest('hex')
}

/**
 * All but what was not whole yet. Links are followed, as by the store that opens them; one that leads nowhere ends it, since it may
 * be a disk that is not there.
 */
async function* keysIn(folder: string, leaveOut: (name: string) => void, prefix = ''): AsyncGenerator<string> {
  for (const name of await readdir(join(folder, prefix))) {
    const key = prefix + name
    if (key === DRAFTS) continue
    // What cannot be looked into is not looked into.
    const found = isKey(`x/${name}`) ? await stat(join(folder, key)) : null
    if (found?.isDirectory()) yield* keysIn(folder, leaveOut, `${key}/`)
    else if (found?.isFile() && isKey(key)) yield key
    else leaveOut(key)
  }
}
