import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  assertKey,
  assertPrefix,
  type ByteRange,
  FileMissingError,
  type FileStore,
  type OpenFile,
  RangeOutsideFileError,
} from './file-store.ts'

/** Where files stand until they are whole; no key begins like this. */
export const DRAFTS = '.drafts'
/** A draft this old is what a process left that died; a younger one may be another process's. */
const OLDEST_DRAFT_MS = 24 * 3600 * 1000

/** Files in `folder`, which only the system user of this process can read. */
export async function openFolderFileStore(folder: string): Promise<FileStore> {
  const drafts = join(folder, DRAFTS)
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  await removeOldDrafts(drafts)
  return new FolderFileStore(folder, drafts)
}

class FolderFileStore implements FileStore {
  readonly #folder: string
  readonly #drafts: string

  constructor(folder: string, drafts: string) {
    this.#folder = folder
    this.#drafts = drafts
  }

  async put(key: string, content: string | AsyncIterable<Uint8Array>): Promise<{ sizeBytes: number }> {
    const path = this.#path(key)
    const draft = join(this.#drafts, randomUUID())
    try {
      const sizeBytes = await writeDurably(draft, content)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await rename(draft, path)
      await flushFolder(dirname(path))
      return { sizeBytes }
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async open(key: string, range: ByteRange = { start: 0 }): Promise<OpenFile> {
    const file = await openExisting(this.#path(key), key)
    const { size } = await file.stat()
    if (range.start > 0 && range.start >= size) {
      await file.close()
      throw new RangeOutsideFileError(size)
    }
    return { stream: file.createReadStream({ start: range.start, end: range.end }), sizeBytes: size }
  }

  async readAt<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result> {
    if (!(await this.exists(key))) throw missing(key)
    return use(this.#path(key))
  }

  async exists(key: string): Promise<boolean> {
    try {
      return (await stat(this.#path(key))).isFile()
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.#path(key), { force: true })
  }

  async deleteAllUnder(prefix: string): Promise<void> {
    assertPrefix(prefix)
    await rm(join(this.#folder, prefix), { recursive: true, force: true })
  }

  #path(key: string): string {
    assertKey(key)
    return join(this.#folder, key)
  }
}

async function writeDurably(path: string, content: string | AsyncIterable<Uint8Array>): Promise<number> {
  // The system copies a file without its bytes passing through this process.
  if (typeof content === 'string') await copyFile(content, path, constants.COPYFILE_EXCL)
  const file = await open(path, typeof content === 'string' ? 'r+' : 'wx', 0o600)
  try {
    if (typeof content === 'string') await file.chmod(0o600)
    else await file.writeFile(content)
    await file.sync()
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

async function openExisting(path: string, key: string): Promise<FileHandle> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (isMissing(error)) throw missing(key)
    throw error
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function removeOldDrafts(drafts: string): Promise<void> {
  const oldest = Date.now() - OLDEST_DRAFT_MS
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < oldest) await rm(path, { force: true })
  }
}

const missing = (key: string) => new FileMissingError(`There is no file ${key}`)

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
