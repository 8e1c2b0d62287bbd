import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { LeanPglite } from '../../src/platform/database/lean-pglite.ts'

/** Where PGlite looks for a database. */
const DATA_FOLDER = '/pglite/data'
/**
 * PostgreSQL fills its buffers with zeros at each start: the 128 MB of its own settings took a quarter of it. Nothing is
 * recovered from a log in memory, which need not hold whole pages nor wait for anything: a tenth of the work.
 */
const START = ['shared_buffers=16MB', 'full_page_writes=off', 'synchronous_commit=off'].reduce(
  (given, setting) => [...given, '-c', setting],
  PGlite.defaultStartParams,
)

/** An embedded database as one file: the contents of its files one after another, and where each of them is. */
interface Image {
  folders: string[]
  files: { path: string; at: number; size: number }[]
}

/** The part of Emscripten's file system in memory that its published types leave out. */
interface MemoryFileSystem {
  mkdirTree(path: string): void
  mkdir(path: string, mode: number): void
  /** With `canOwn` the bytes themselves become the file's. */
  writeFile(path: string, bytes: Uint8Array, options: { canOwn: boolean; mode: number }): void
}

/** Writes an image of the database in `folder`, which nobody has open, to `image` and `image`.json. */
export async function writeImage(folder: string, image: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof entries)[number]) =>
    relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
  const paths = entries.filter((entry) => entry.isFile()).map(pathOf)
  const contents = await Promise.all(paths.map((path) => readFile(join(folder, path))))
  let end = 0
  const files = paths.map((path, index) => {
    const size = contents[index]?.length ?? 0
    end += size
    return { path, at: end - size, size }
  })
  const folders = entries.flatMap((entry) => (entry.isDirectory() ? [pathOf(entry)] : [])).sort()
  await writeFile(image, Buffer.concat(contents))
  await writeFile(`${image}.json`, JSON.stringify({ folders, files } satisfies Image))
}

/** A database in memory that begins as the image says: a third of the work of unpacking an archive file by file. */
export const openImage = (image: string): Promise<PGlite> =>
  LeanPglite.open({ fs: new ImageInMemory(image), startParams: START })

class ImageInMemory extends MemoryFS {
  readonly #image: string

  constructor(image: string) {
    super()
    this.#image = image
  }

  override async initialSyncFs(): Promise<void> {
    const [bytes, text] = await Promise.all([readFile(this.#image), readFile(`${this.#image}.json`, 'utf8')])
    const { folders, files }: Image = JSON.parse(text)
    const memory = this.pg?.Module.FS as unknown as MemoryFileSystem
    memory.mkdirTree(DATA_FOLDER)
    for (const path of folders) memory.mkdir(`${DATA_FOLDER}/${path}`, 0o700)
    for (const { path, at, size } of files)
      memory.writeFile(`${DATA_FOLDER}/${path}`, bytes.subarray(at, at + size), { canOwn: true, mode: 0o600 })
  }
}
