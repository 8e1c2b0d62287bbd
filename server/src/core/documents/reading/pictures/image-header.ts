import { type FileHandle, open } from 'node:fs/promises'
import { readAt } from '../bounded-file.ts'

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'

/** What the first bytes of a picture say of it. Width and height in pixels, 0 where they are not told. */
export interface ImageHeader {
  type: ImageType
  width: number
  height: number
}

const HEAD_BYTES = 32
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const JPEG = Buffer.from('\xff\xd8\xff', 'latin1')
const GIF = Buffer.from('GIF8', 'latin1')
const RIFF = Buffer.from('RIFF', 'latin1')
/** What a RIFF file holds is said behind its length. */
const WEBP = Buffer.from('WEBP', 'latin1')
const WEBP_AT = 8

/** What kind of picture begins with these bytes; null for anything else (requirements/files.md#file-types). */
export function imageTypeOf(head: Buffer): ImageType | null {
  const holds = (signature: Buffer, at = 0) => head.subarray(at, at + signature.length).equals(signature)
  if (holds(PNG)) return 'image/png'
  if (holds(GIF)) return 'image/gif'
  if (holds(RIFF) && holds(WEBP, WEBP_AT)) return 'image/webp'
  return holds(JPEG) ? 'image/jpeg' : null
}

/** The picture at `path` as its bytes tell, reading no more than its headers; null for anything else. */
export async function readImageHeader(path: string): Promise<ImageHeader | null> {
  await using file = await open(path)
  const head = await readAt(file, 0, HEAD_BYTES)
  const padded = Buffer.concat([head, Buffer.alloc(HEAD_BYTES - head.length)])
  const type = imageTypeOf(head)
  switch (type) {
    case 'image/png':
      return { type, width: padded.readUInt32BE(16), height: padded.readUInt32BE(20) }
    case 'image/gif':
      return { type, width: padded.readUInt16LE(6), height: padded.readUInt16LE(8) }
    case 'image/webp':
      return { type, ...webpSize(padded) }
    case 'image/jpeg':
      return { type, ...(await jpegSize(file)) }
    default:
      return null
  }
}

/** Three kinds of WebP, each with a size of its own behind the name of its first part. */
function webpSize(head: Buffer): { width: number; height: number } {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = head.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
    default:
      return { width: 0, height: 0 }
  }
}

/** Segments in front of the frame: profiles, thumbnails, what cameras write. */
const MOST_SEGMENTS = 500
const SEGMENT_BYTES = 9
/** Start of frame: C0 to CF, but for three that are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

async function jpegSize(file: FileHandle): Promise<{ width: number; height: number }> {
  let at = 2
  for (let count = 0; count < MOST_SEGMENTS; count++) {
    const segment = await readAt(file, at, SEGMENT_BYTES)
    if (segment.length < SEGMENT_BYTES || segment[0] !== 0xff) break
    const marker = segment.readUInt8(1)
    if (isFrame(marker)) return { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5) }
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xff ? 1 : 2 + segment.readUInt16BE(2)
  }
  return { width: 0, height: 0 }
}
