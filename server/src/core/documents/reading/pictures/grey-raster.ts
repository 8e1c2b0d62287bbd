import { crc32, deflateSync } from 'node:zlib'
import { UnreadableDocument } from '../unreadable-document.ts'

/** A picture in shades of grey: a byte a pixel, row by row, black 0. */
export interface GreyRaster {
  width: number
  height: number
  pixels: Uint8Array
}

export interface RasterRules {
  dotsPerInch: number
  mostPixels: number
}

const POINTS_PER_INCH = 72
/** Longest side, in pixels: keeps a page that is a thread from growing beyond its pixels by rounding. */
const LONGEST_SIDE = 20_000

/**
 * Pixels of a page of so many points: its width a multiple of 4, as bitmaps want their rows.
 * @throws UnreadableDocument `broken` for a page without a size
 */
export function rasterSize(widthPoints: number, heightPoints: number, dotsPerInch: number, mostPixels: number) {
  if (!(widthPoints > 0 && heightPoints > 0)) throw new UnreadableDocument('broken', 'a page without a size')
  const scale = Math.min(
    dotsPerInch / POINTS_PER_INCH,
    Math.sqrt(mostPixels / (widthPoints * heightPoints)),
    LONGEST_SIDE / Math.max(widthPoints, heightPoints),
  )
  return {
    width: Math.max(4, Math.round(widthPoints * scale) & ~3),
    height: Math.max(1, Math.round(heightPoints * scale)),
  }
}

/** The plainest of picture files: a line of text, then the pixels. */
export const encodePgm = ({ width, height, pixels }: GreyRaster): Uint8Array =>
  Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), pixels])

export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const GREY_OF_8_BITS = [8, 0, 0, 0, 0]
/** Scans hardly pack better with more work. */
const PACKING_LEVEL = 4

export function encodePng({ width, height, pixels }: GreyRaster): Uint8Array {
  // Each row begins with how it is filtered: 0, not at all.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(GREY_OF_8_BITS, 8)
  return Buffer.concat([
    PNG_SIGNATURE,
    pngPart('IHDR', header),
    pngPart('IDAT', deflateSync(rows, { level: PACKING_LEVEL })),
    pngPart('IEND', Buffer.alloc(0)),
  ])
}

/** A part of a PNG, with its length and checksum. */
export function pngPart(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const part = Buffer.alloc(body.length + 8)
  part.writeUInt32BE(content.length, 0)
  part.set(body, 4)
  part.writeUInt32BE(crc32(body), body.length + 4)
  return part
}
