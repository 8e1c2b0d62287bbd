/** Record types of the PowerPoint 97 binary format ([MS-PPT] 2.13.24) and of its drawings ([MS-ODRAW]). */
export const PPT = {
  slideAtom: 1007,
  slidePersistAtom: 1011,
  placeholderAtom: 3011,
  outlineTextRefAtom: 3998,
  textHeaderAtom: 3999,
  textCharsAtom: 4000,
  textBytesAtom: 4008,
  slideListWithText: 4080,
  userEditAtom: 4085,
  persistDirectoryAtom: 6002,
  shapeContainer: 0xf004,
  childAnchor: 0xf00f,
} as const

const HEADER_BYTES = 8
const CONTAINER_VERSION = 15
/** Real files nest about ten deep. */
const MAX_DEPTH = 32

/** A record's body is the bytes from `start` up to `end`; a body that claims to go on beyond its parent ends with it. */
export type PptRecord = { type: number; instance: number; isContainer: boolean; start: number; end: number }

/** The record that starts at `offset`, or null where none fits before `limit`. */
export function recordAt(bytes: Buffer, offset: number, limit = bytes.length): PptRecord | null {
  const start = offset + HEADER_BYTES
  if (!(offset >= 0 && start <= limit)) return null
  const versionAndInstance = bytes.readUInt16LE(offset)
  return {
    type: bytes.readUInt16LE(offset + 2),
    instance: versionAndInstance >> 4,
    isContainer: (versionAndInstance & 15) === CONTAINER_VERSION,
    start,
    end: Math.min(start + bytes.readUInt32LE(offset + 4), limit),
  }
}

/** Every record under `parent` in file order; those of a type in `closed` are given, but not what is inside them. */
export function* recordsWithin(
  bytes: Buffer,
  parent: Pick<PptRecord, 'start' | 'end'>,
  closed: readonly number[] = [],
  depth = 0,
): Generator<PptRecord> {
  let offset = parent.start
  for (;;) {
    const record = recordAt(bytes, offset, parent.end)
    if (!record) return
    yield record
    if (record.isContainer && depth < MAX_DEPTH && !closed.includes(record.type)) {
      yield* recordsWithin(bytes, record, closed, depth + 1)
    }
    offset = record.end
  }
}

/** The unsigned 32-bit number at `offset` of the record's body, 0 where the body is shorter. */
export function numberIn(bytes: Buffer, record: PptRecord, offset: number): number {
  const at = record.start + offset
  return at + 4 <= record.end ? bytes.readUInt32LE(at) : 0
}

/** The text of a text atom, null for any other record. */
export function textOf(bytes: Buffer, record: PptRecord): string | null {
  if (record.type === PPT.textCharsAtom) return bytes.toString('utf16le', record.start, record.end)
  if (record.type === PPT.textBytesAtom) return bytes.toString('latin1', record.start, record.end)
  return null
}
