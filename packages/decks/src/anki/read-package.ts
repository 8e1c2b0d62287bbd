import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { UnreadableDeck } from '../unreadable-deck.ts'
import { CollectionFile } from './collection-file.ts'
import { type MediaMap, readMediaJson, readMediaMessage } from './media-map.ts'
import { numberOf, readFields } from './protobuf.ts'
import { NoteReader, type ReadNotes } from './read-notes.ts'

const decompress = promisify(zstdDecompress)

/** The parts of an archive, each unpacked within the bounds of whoever opened it. */
export interface PackageParts {
  has(name: string): boolean
  /** Null where there is none of that name. */
  read(name: string, maxBytes: number): Promise<Uint8Array | null>
}

export interface PackageLimits {
  /** The most that the unpacked collection takes, without its media. */
  collectionBytes: number
  /** The most that one medium takes. */
  mediumBytes: number
  notes: number
}

const NEWEST_VERSION = 3
const META_BYTES = 1024
const MEDIA_MAP_BYTES = 16 * 1024 * 1024

/** A package of Anki's, of any of its three generations: `.apkg` and `.colpkg` are alike but for what they hold. */
export class AnkiPackage {
  readonly #parts: PackageParts
  readonly #limits: PackageLimits
  readonly #notes: NoteReader
  readonly #media: MediaMap
  readonly #isCompressed: boolean
  readonly noteIds: readonly bigint[]

  private constructor(
    parts: PackageParts,
    limits: PackageLimits,
    isCompressed: boolean,
    notes: NoteReader,
    media: MediaMap,
  ) {
    this.#parts = parts
    this.#limits = limits
    this.#isCompressed = isCompressed
    this.#notes = notes
    this.#media = media
    this.noteIds = notes.listIds()
  }

  /** @throws UnreadableDeck, or what `parts` throws */
  static async open(parts: PackageParts, limits: PackageLimits, now: number): Promise<AnkiPackage> {
    const isCompressed = parts.has('collection.anki21b')
    await requireKnownVersion(parts)
    const name = ['collection.anki21b', 'collection.anki21', 'collection.anki2'].find((part) => parts.has(part))
    const packed = name === undefined ? null : await parts.read(name, limits.collectionBytes)
    if (packed === null) throw new UnreadableDeck('not_anki', 'no collection in the archive')
    const bytes = isCompressed ? await unzstd(packed, limits.collectionBytes) : packed
    const notes = new NoteReader(await CollectionFile.open(bytes), now)
    const opened = new AnkiPackage(parts, limits, isCompressed, notes, await readMediaMap(parts, isCompressed))
    if (opened.noteIds.length > limits.notes) throw new UnreadableDeck('too_large', `${opened.noteIds.length} notes`)
    return opened
  }

  /** What a note of `noteIds` gives. A damaged one is left out alone. */
  readNote(id: bigint): ReadNotes {
    return this.#notes.read(id)
  }

  /** What a medium holds; null where the package lacks it. @throws UnreadableDeck `too_large` */
  async readMedium(fileName: string): Promise<Uint8Array | null> {
    const part = this.#media.get(fileName.normalize('NFC'))
    const packed = part === undefined ? null : await this.#parts.read(part, this.#limits.mediumBytes)
    return packed && this.#isCompressed ? unzstd(packed, this.#limits.mediumBytes) : packed
  }
}

/** The newest collections say of which version they are. */
async function requireKnownVersion(parts: PackageParts): Promise<void> {
  const meta = parts.has('meta') ? await parts.read('meta', META_BYTES) : null
  if (meta === null) return
  try {
    if (numberOf(readFields(meta), 1) <= NEWEST_VERSION) return
  } catch {
    throw new UnreadableDeck('broken', 'meta')
  }
  throw new UnreadableDeck('too_new', 'a version that is not known')
}

async function readMediaMap(parts: PackageParts, isCompressed: boolean): Promise<MediaMap> {
  const packed = await parts.read('media', MEDIA_MAP_BYTES)
  if (packed === null || packed.length === 0) return new Map()
  return isCompressed ? readMediaMessage(await unzstd(packed, MEDIA_MAP_BYTES)) : readMediaJson(packed)
}

async function unzstd(packed: Uint8Array, maxOutputLength: number): Promise<Uint8Array> {
  try {
    return await decompress(packed, { maxOutputLength })
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableDeck('too_large', 'unpacks to too much')
    throw new UnreadableDeck('broken', `zstd: ${error}`)
  }
}
