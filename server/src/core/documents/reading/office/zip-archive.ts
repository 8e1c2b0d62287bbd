import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { readAt } from '../bounded-file.ts'
import { UnreadableDocument } from '../unreadable-document.ts'

/** What an archive may cost its reader. */
export interface ArchiveLimits {
  entries: number
  directoryBytes: number
  /** The most that one unpacked part takes, and all that are read. */
  partBytes: number
  totalBytes: number
}

const OFFICE_LIMITS: ArchiveLimits = {
  entries: 5_000,
  directoryBytes: 2 * 1024 * 1024,
  partBytes: 32 * 1024 * 1024,
  totalBytes: 64 * 1024 * 1024,
}

const END_RECORD = { signature: 0x06054b50, bytes: 22, maxCommentBytes: 0xffff }
const DIRECTORY_ENTRY = { signature: 0x02014b50, bytes: 46 }
const LOCAL_HEADER = { signature: 0x04034b50, bytes: 30 }
const STORED = 0
const DEFLATED = 8

type Entry = { isEncrypted: boolean; method: number; packedBytes: number; headerOffset: number }

const inflate = promisify(inflateRaw)
const broken = (detail: string) => new UnreadableDocument('broken', `zip: ${detail}`)
const tooComplex = (detail: string) => new UnreadableDocument('too_complex', `zip: ${detail}`)

/**
 * The parts of a zip file, read in place from an open file: unless said otherwise at most 5,000 entries, 32 MB a part and
 * 64 MB in all. Declared sizes are not believed, names are only compared, and nothing is written anywhere.
 */
export class ZipArchive {
  readonly #file: FileHandle
  readonly #entries: Map<string, Entry>
  readonly #limits: ArchiveLimits
  #unpackedBytes = 0

  private constructor(file: FileHandle, entries: Map<string, Entry>, limits: ArchiveLimits) {
    this.#file = file
    this.#entries = entries
    this.#limits = limits
  }

  static async open(file: FileHandle, limits: ArchiveLimits = OFFICE_LIMITS): Promise<ZipArchive> {
    const end = await findEndRecord(file)
    const entryCount = end.readUInt16LE(10)
    const directoryBytes = end.readUInt32LE(12)
    if (entryCount > limits.entries) throw tooComplex(`${entryCount} entries`)
    if (directoryBytes > limits.directoryBytes) throw tooComplex(`directory of ${directoryBytes} bytes`)
    const directory = await readAt(file, end.readUInt32LE(16), directoryBytes)
    return new ZipArchive(file, parseDirectory(directory, entryCount), limits)
  }

  names(): Iterable<string> {
    return this.#entries.keys()
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** The unpacked part, or null where the archive has none of that name. */
  async read(name: string, partBytes = this.#limits.partBytes): Promise<Buffer | null> {
    const entry = this.#entries.get(name)
    if (!entry) return null
    if (entry.isEncrypted) throw new UnreadableDocument('encrypted', `zip: ${name}`)
    const maxBytes = Math.min(partBytes, this.#limits.totalBytes - this.#unpackedBytes)
    if (maxBytes <= 0 || entry.packedBytes > maxBytes) throw tooComplex(`no room left for ${name}`)
    const part = await unpack(entry.method, await this.#readPacked(entry), maxBytes)
    this.#unpackedBytes += part.length
    return part
  }

  async #readPacked(entry: Entry): Promise<Buffer> {
    const header = await readAt(this.#file, entry.headerOffset, LOCAL_HEADER.bytes)
    if (header.length < LOCAL_HEADER.bytes || header.readUInt32LE(0) !== LOCAL_HEADER.signature) {
      throw broken('no local header')
    }
    const nameAndExtraBytes = header.readUInt16LE(26) + header.readUInt16LE(28)
    return readAt(this.#file, entry.headerOffset + LOCAL_HEADER.bytes + nameAndExtraBytes, entry.packedBytes)
  }
}

async function findEndRecord(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat()
  const start = Math.max(0, size - END_RECORD.bytes - END_RECORD.maxCommentBytes)
  const tail = await readAt(file, start, size - start)
  for (let at = tail.length - END_RECORD.bytes; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END_RECORD.signature) return tail.subarray(at)
  }
  throw broken('no end record')
}

function parseDirectory(directory: Buffer, entryCount: number): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  let at = 0
  for (let i = 0; i < entryCount; i++) {
    const nameStart = at + DIRECTORY_ENTRY.bytes
    if (nameStart > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY.signature) {
      throw broken('damaged directory')
    }
    const nameEnd = nameStart + directory.readUInt16LE(at + 28)
    const name = directory.toString('utf8', nameStart, nameEnd)
    if (!entries.has(name)) {
      entries.set(name, {
        isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
        method: directory.readUInt16LE(at + 10),
        packedBytes: directory.readUInt32LE(at + 20),
        headerOffset: directory.readUInt32LE(at + 42),
      })
    }
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

async function unpack(method: number, packed: Buffer, maxBytes: number): Promise<Buffer> {
  if (method === STORED) return packed
  if (method !== DEFLATED) throw broken(`packing method ${method}`)
  try {
    return await inflate(packed, { maxOutputLength: maxBytes })
  } catch (error) {
    if (error instanceof RangeError) throw tooComplex(`part unpacks to more than ${maxBytes} bytes`)
    throw broken(error instanceof Error ? error.message : 'cannot be unpacked')
  }
}
