import { crc32 } from 'node:zlib'
import { type ImageType, imageTypeOf } from './image-header.ts'

/**
 * What kind of picture begins with these bytes, and whether it is one as a whole, whatever stands behind its end: its parts
 * follow each other up to that end, and it has a size. Null for anything else.
 */
export function wholeImageType(bytes: Buffer): { kind: ImageType; isDamaged: boolean } | null {
  const kind = imageTypeOf(bytes)
  return kind && { kind, isDamaged: !IS_WHOLE[kind](bytes) }
}

const IS_WHOLE: Readonly<Record<ImageType, (bytes: Buffer) => boolean>> = {
  'image/png': isWholePng,
  'image/jpeg': isWholeJpeg,
  'image/gif': isWholeGif,
  'image/webp': isWholeWebp,
}

const PNG_SIGNATURE_BYTES = 8
/** Length, name and checksum. */
const PNG_FRAME_BYTES = 12

/** Chunks from the header to the end, each with its checksum, some of them of pixels. */
function isWholePng(bytes: Buffer): boolean {
  let at = PNG_SIGNATURE_BYTES
  let hasPixels = false
  while (at + PNG_FRAME_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + PNG_FRAME_BYTES + length
    if (end > bytes.length) return false
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return false
    const name = bytes.toString('latin1', at + 4, at + 8)
    const isHeader = at === PNG_SIGNATURE_BYTES
    if (
      isHeader &&
      (name !== 'IHDR' || length !== 13 || !hasSize(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)))
    )
      return false
    if (name === 'IDAT') hasPixels = true
    if (name === 'IEND') return hasPixels
    at = end
  }
  return false
}

const hasSize = (width: number, height: number): boolean => width > 0 && height > 0

const JPEG = { start: 0xd8, end: 0xd9, scan: 0xda } as const
/** Frames of every kind; C4, C8 and CC are something else. */
const isJpegFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a length: restarts, and TEM. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Segments up to a frame with a size and the pixels behind it. Many a camera's file lacks the end: it is not asked for. */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2
  let isSized = false
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes.readUInt8(at + 1)
    const step = jpegStep(bytes, at, marker)
    if (step === null) return false
    if (isJpegFrame(marker)) isSized = true
    if (marker === JPEG.scan) return isSized && at + step < bytes.length
    at += step
  }
  return false
}

/** How many bytes the segment takes; null where there can be none such, or none so long. */
function jpegStep(bytes: Buffer, at: number, marker: number): number | null {
  // Any number of fill bytes may stand before a marker.
  if (marker === 0xff) return 1
  if (standsAlone(marker)) return 2
  const length = bytes.readUInt16BE(at + 2)
  const isCut = length < 2 || at + 2 + length > bytes.length
  if (isCut || marker === JPEG.end || marker === JPEG.start) return null
  const isSizeless =
    isJpegFrame(marker) && (length < 8 || !hasSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)))
  return isSizeless ? null : 2 + length
}

const GIF = { header: 13, image: 0x2c, extension: 0x21, trailer: 0x3b } as const

/** Blocks from the header on, one of them an image, up to the end. */
function isWholeGif(bytes: Buffer): boolean {
  if (bytes.length < GIF.header || !/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return false
  if (!hasSize(bytes.readUInt16LE(6), bytes.readUInt16LE(8))) return false
  let at: number | null = GIF.header + colourBytes(bytes.readUInt8(10))
  let hasImage = false
  while (at !== null && at < bytes.length) {
    const block: number = bytes.readUInt8(at)
    if (block === GIF.trailer) return hasImage
    if (block === GIF.extension) at = afterSubBlocks(bytes, at + 2)
    else if (block === GIF.image && at + 10 < bytes.length) {
      hasImage = true
      // Behind the description of the image and its colours stands how wide its codes are.
      at = afterSubBlocks(bytes, at + 11 + colourBytes(bytes.readUInt8(at + 9)))
    } else return false
  }
  return false
}

/** Bytes of a table of colours, three each, as its flags say. */
const colourBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

/** Where the blocks of data that begin at `at` have ended; null where the bytes end before. */
function afterSubBlocks(bytes: Buffer, at: number): number | null {
  while (at < bytes.length) {
    const length = bytes.readUInt8(at)
    at += 1 + length
    if (length === 0) return at
  }
  return null
}

const RIFF_HEAD_BYTES = 12
const RIFF_CHUNK_BYTES = 8

/** Chunks that fill what the head says, one of them of pixels. */
function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length < RIFF_HEAD_BYTES) return false
  const end = RIFF_CHUNK_BYTES + bytes.readUInt32LE(4)
  if (end > bytes.length) return false
  let hasPixels = false
  let at = RIFF_HEAD_BYTES
  while (at + RIFF_CHUNK_BYTES <= end) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    if (at + RIFF_CHUNK_BYTES + length > end) return false
    if (['VP8 ', 'VP8L', 'ANMF'].includes(name)) hasPixels = length > 0
    // Chunks begin at even places.
    at += RIFF_CHUNK_BYTES + length + (length % 2)
  }
  return hasPixels
}
