import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { LeanPglite } from '../../src/platform/database/lean-pglite.ts'

/** Where PGlite looks for a database. */
const DATA_FOLDER = '/pglite/data'
/**
 * PostgreSQL fills its buffers with zeros at each start, which takes the longer the more there are. Nothing is
 * recovered from a log in memory, which need not hold whole pages nor wait for anything: a tenth of the work.
 */
const START = ['shared_buffers=4MB', 'full_page_writes=off', 'synchronous_commit=off'].reduce(
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
  create(path: string, mode: number): FileNode
}

interface FileNode {
  /** Those of the file, and room for it to grow. */
  contents: Uint8Array
  usedBytes: number
  /** What streams of the file take over as they are opened. */
  stream_ops: StreamOperations
}

interface StreamOperations {
  write(stream: { node: FileNode }, ...what: unknown[]): number
}

interface LoadedImage extends Image {
  bytes: Uint8Array
}

/** Those that this process has read, which outlive the modules of one test file. */
const held = process as typeof process & { lecternImages?: Map<string, Promise<LoadedImage>> }

/** PostgreSQL reads its log by pages of so many bytes. */
const LOG_PAGE = 8192

/** Writes an image of the database in `folder`, which nobody has open, to `image` and `image`.json. */
export async function writeImage(folder: string, image: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof entries)[number]) =>
    relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
  const paths = entries.filter((entry) => entry.isFile()).map(pathOf)
  const contents = await Promise.all(paths.map(async (path) => withoutRoom(path, await readFile(join(folder, path)))))
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

/** A segment of the log without the zeros that keep room in it: 16 MB for one that has just been begun. */
function withoutRoom(path: string, bytes: Buffer): Buffer {
  if (!path.startsWith('pg_wal/')) return bytes
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1
  return bytes.subarray(0, Math.ceil(end / LOG_PAGE) * LOG_PAGE)
}

async function loadImage(image: string): Promise<LoadedImage> {
  const [bytes, text] = await Promise.all([readFile(image), readFile(`${image}.json`, 'utf8')])
  return { bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), ...(JSON.parse(text) as Image) }
}

/** The image at that path, read once by each process. */
function imageAt(path: string): Promise<LoadedImage> {
  held.lecternImages ??= new Map()
  const loaded = held.lecternImages.get(path) ?? loadImage(path)
  held.lecternImages.set(path, loaded)
  return loaded
}

/** A file's bytes are the image's until it is first written to. */
class ImageInMemory extends MemoryFS {
  readonly #image: string

  constructor(image: string) {
    super()
    this.#image = image
  }

  override async initialSyncFs(): Promise<void> {
    const { bytes, folders, files } = await imageAt(this.#image)
    const memory = this.pg?.Module.FS as unknown as MemoryFileSystem
    const borrowed = new Set<FileNode>()
    let operations: StreamOperations | null = null
    memory.mkdirTree(DATA_FOLDER)
    for (const path of folders) memory.mkdir(`${DATA_FOLDER}/${path}`, 0o700)
    for (const { path, at, size } of files) {
      const file = memory.create(`${DATA_FOLDER}/${path}`, 0o600)
      operations ??= copyingFirst(file.stream_ops, borrowed)
      file.contents = bytes.subarray(at, at + size)
      file.usedBytes = size
      file.stream_ops = operations
      borrowed.add(file)
    }
  }
}

/** Gives a file that is `borrowed` bytes of its own before it is written to. */
const copyingFirst = (operations: StreamOperations, borrowed: Set<FileNode>): StreamOperations => ({
  ...operations,
  write(stream, ...what) {
    const file = stream.node
    if (borrowed.delete(file)) file.contents = new Uint8Array(file.contents)
    return operations.write(stream, ...what)
  },
})
