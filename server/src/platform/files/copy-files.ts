import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './file-store.ts'
import { DRAFTS } from './folder-file-store.ts'

const AT_ONCE = 4

export interface CopiedFiles {
  count: number
  sizeBytes: number
}

/**
 * Copies every file of the store in `folder` to another, by its key, and reads each back. One that is there already and is the
 * same is left as it is, so that what was broken off is gone on with.
 * @throws Error naming a file that came back as another
 */
export async function copyFiles(folder: string, store: FileStore): Promise<CopiedFiles> {
  const copied = { count: 0, sizeBytes: 0 }
  if (!existsSync(folder)) return copied
  const paths = filesIn(folder)
  const copyNext = async () => {
    for await (const path of paths) {
      await copyFile(path, relative(folder, path).split(sep).join('/'), store)
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

/** All but what was not whole yet. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== DRAFTS) yield* filesIn(path)
    if (entry.isFile()) yield path
  }
}
