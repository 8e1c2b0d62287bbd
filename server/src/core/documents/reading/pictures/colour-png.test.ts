import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeColours } from './colour-png.ts'

/** A part of a PNG by its name, and what the header says of its pixels. */
function readPng(png: Uint8Array) {
  const bytes = Buffer.from(png)
  const part = (name: string) => {
    const start = bytes.indexOf(name) + 4
    return bytes.subarray(start, start + bytes.readUInt32BE(start - 8))
  }
  const header = part('IHDR')
  return {
    size: [header.readUInt32BE(0), header.readUInt32BE(4)],
    depth: header[8],
    kind: header[9],
    table: [...(bytes.includes('PLTE') ? part('PLTE') : [])],
    rows: [...inflateSync(part('IDAT'))],
  }
}

const pixelsOf = (colours: readonly (readonly [red: number, green: number, blue: number])[]) =>
  Uint8Array.from(colours.flatMap(([red, green, blue]) => [blue, green, red, 0]))

test('A page of few colours names them once, and its pixels by half a byte', () => {
  const pixels = pixelsOf([
    [255, 255, 255],
    [0, 0, 0],
    [250, 251, 252],
    [255, 0, 0],
    [255, 255, 255],
    [0, 0, 0],
  ])
  expect(readPng(encodeColours({ width: 3, height: 2, pixels }))).toEqual({
    size: [3, 2],
    depth: 4,
    kind: 3,
    table: [255, 255, 255, 0, 0, 0, 255, 0, 0],
    rows: [0, 0x01, 0x00, 0, 0x20, 0x10],
  })
})

test('A page of more colours names them too, and one of very many has them in each pixel', () => {
  const greens = (count: number) => {
    const colours = Array.from({ length: count }, (_, index) => [(index >> 4) * 16, (index % 16) * 16, 255] as const)
    return readPng(encodeColours({ width: count, height: 1, pixels: pixelsOf(colours) }))
  }
  expect(greens(256)).toMatchObject({ depth: 8, kind: 3, rows: [0, ...Array.from({ length: 256 }, (_, at) => at)] })
  const many = [...Array.from({ length: 256 }, (_, index) => [(index >> 4) * 16, (index % 16) * 16, 255] as const)]
  const photo = readPng(encodeColours({ width: 257, height: 1, pixels: pixelsOf([...many, [0, 0, 0]]) }))
  expect(photo).toMatchObject({ depth: 8, kind: 2, table: [] })
  // Black, red of 1 of 16 parts, and white stay what they are, but for shades that nobody sees.
  expect([photo.rows.slice(1, 4), photo.rows.slice(-3)]).toEqual([
    [0, 0, 255],
    [0, 0, 0],
  ])
})
