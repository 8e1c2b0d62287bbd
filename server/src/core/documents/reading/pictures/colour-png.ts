import { deflateSync } from 'node:zlib'
import { PNG_SIGNATURE, pngPart } from './grey-raster.ts'

/** A picture in colours: blue, green, red and a byte that says nothing, a pixel, row by row. */
export interface ColourRaster {
  width: number
  height: number
  pixels: Uint8Array
}

/** More work makes a page of text hardly smaller. */
const PACKING_LEVEL = 5
/** A picture that counts its colours has at most so many. */
const MOST_COLOURS = 256
/** So few fit two in a byte. */
const FEW_COLOURS = 16
const COUNTED = 3
const RED_GREEN_BLUE = 2
/** How many of a colour's eight bits a photograph keeps: scans are noise in the others, which would triple their size. */
const PHOTO_MASK = 0xf8

/**
 * A page as a PNG. Black on white, and in a few colours more, has sixteen shades of each and takes 5 to 120 kB; scans in grey take
 * 400 kB. Where there are too many colours for a table it has thirty-two shades of each.
 */
export function encodeColours(raster: ColourRaster): Uint8Array {
  const counted = countColours(raster)
  return counted ? encodeCounted(raster, counted) : encodePhoto(raster)
}

interface CountedColours {
  /** Four bits each of red, green and blue, in the order in which they were met. */
  colours: number[]
  /** Which of them each pixel has. */
  numbers: Uint8Array
}

/** Null where there are too many. */
function countColours({ width, height, pixels }: ColourRaster): CountedColours | null {
  const numberOf = new Int16Array(4096).fill(-1)
  const colours: number[] = []
  const numbers = new Uint8Array(width * height)
  for (let pixel = 0, at = 0; pixel < numbers.length; pixel++, at += 4) {
    const colour = shade(pixels[at + 2]) * 256 + shade(pixels[at + 1]) * 16 + shade(pixels[at])
    let number = numberOf[colour] ?? -1
    if (number < 0) {
      if (colours.length === MOST_COLOURS) return null
      number = colours.push(colour) - 1
      numberOf[colour] = number
    }
    numbers[pixel] = number
  }
  return { colours, numbers }
}

const shade = (eightBits = 0): number => eightBits >> 4

function encodeCounted({ width, height }: ColourRaster, { colours, numbers }: CountedColours): Uint8Array {
  const isFew = colours.length <= FEW_COLOURS
  const table = Buffer.from(colours.flatMap((colour) => [colour >> 8, (colour >> 4) & 15, colour & 15].map(fullShade)))
  const rowBytes = isFew ? Math.ceil(width / 2) : width
  const rows = Buffer.alloc((rowBytes + 1) * height)
  for (let row = 0, pixel = 0; row < height; row++) {
    const begin = row * (rowBytes + 1) + 1
    for (let column = 0; column < width; column++, pixel++) {
      const number = numbers[pixel] ?? 0
      const at = begin + (isFew ? column >> 1 : column)
      rows[at] = isFew && column % 2 === 0 ? number << 4 : (rows[at] ?? 0) | number
    }
  }
  const parts = [pngPart('PLTE', table), pngPart('IDAT', deflateSync(rows, { level: PACKING_LEVEL }))]
  return assemble({ width, height }, isFew ? 4 : 8, COUNTED, parts)
}

/** 15 of 15 is white. */
const fullShade = (fourBits: number): number => fourBits * 17

function encodePhoto({ width, height, pixels }: ColourRaster): Uint8Array {
  const rowBytes = width * 3
  const rows = Buffer.alloc((rowBytes + 1) * height)
  for (let row = 0, at = 0; row < height; row++) {
    let to = row * (rowBytes + 1) + 1
    for (let column = 0; column < width; column++, at += 4) {
      for (const part of [2, 1, 0]) rows[to++] = rounded(pixels[at + part])
    }
  }
  return assemble({ width, height }, 8, RED_GREEN_BLUE, [pngPart('IDAT', deflateSync(rows, { level: PACKING_LEVEL }))])
}

/** White stays white. */
const rounded = (eightBits = 0): number => (eightBits & PHOTO_MASK) | (eightBits >> 5)

function assemble(
  { width, height }: Pick<ColourRaster, 'width' | 'height'>,
  depth: number,
  kind: number,
  parts: readonly Buffer[],
): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, kind], 8)
  return Buffer.concat([PNG_SIGNATURE, pngPart('IHDR', header), ...parts, pngPart('IEND', Buffer.alloc(0))])
}
