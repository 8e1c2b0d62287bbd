import { createHash } from 'node:crypto'

/** Each in the one before: nobody nests them deeper. */
const CONTAINERS = ['moov', 'trak', 'mdia']
const TIMED = ['mvhd', 'tkhd', 'mdhd']

/** SHA-256 of a sound as it was cut, whenever that was: an MP4 says in its headers when it was written, which is left out. */
export function hashOfSound(sound: Uint8Array): string {
  const bytes = Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength)
  const hash = createHash('sha256')
  let from = 0
  for (const { start, end } of timesIn(bytes, 0, bytes.length)) {
    hash.update(bytes.subarray(from, start))
    from = end
  }
  return hash.update(bytes.subarray(from)).digest('hex')
}

/** Where the boxes of an MP4 say when they were written and changed; nowhere in what is none. */
function* timesIn(bytes: Buffer, from: number, to: number, depth = 0): Generator<{ start: number; end: number }> {
  if (from === 0 && bytes.toString('latin1', 4, 8) !== 'ftyp') return
  for (let at = from; at + 8 <= to; ) {
    const [short, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)]
    const isLong = short === 1 && at + 16 <= to
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short
    const end = at + size
    if (size < 8 || end > to) return
    const body = at + (isLong ? 16 : 8)
    if (type === CONTAINERS[depth]) yield* timesIn(bytes, body, end, depth + 1)
    // A version, flags, and two times of 32 bits each, or of 64.
    if (TIMED.includes(type) && body + 20 <= end) yield { start: body + 4, end: body + (bytes[body] === 1 ? 20 : 12) }
    at = end
  }
}
