import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../test/files/temporary-folder.ts'
import { encodePgm, encodePng, rasterSize } from './grey-raster.ts'
import { readImageHeader } from './image-header.ts'

const write = temporaryFolder()
const raster = { width: 4, height: 2, pixels: Uint8Array.from([0, 50, 100, 150, 200, 250, 255, 1]) }

test.each([
  ['A4', 595, 842, 1652, 2339],
  ['a poster', 5000, 5000, 4000, 4000],
  ['the largest page that there can be', 2 ** 31, 2 ** 31, 4000, 4000],
  ['a thread', 1e7, 0.001, 20_000, 1],
  ['a point', 0.001, 0.001, 4, 1],
])('%s becomes a picture of bounded size', (_what, width, height, widthPixels, heightPixels) => {
  expect(rasterSize(width, height, 200, 16_000_000)).toEqual({ width: widthPixels, height: heightPixels })
})

test.each([
  [0, 10],
  [10, -1],
  [Number.NaN, 10],
])('a page of %s by %s points cannot be drawn', (width, height) => {
  expect(() => rasterSize(width, height, 200, 16_000_000)).toThrow('without a size')
})

test('a raster is written as a PGM and as a PNG', async () => {
  expect(Buffer.from(encodePgm(raster)).toString('latin1')).toBe('P5 4 2 255\n\x00\x32\x64\x96\xc8\xfa\xff\x01')
  const png = Buffer.from(encodePng(raster))
  expect(await readImageHeader(write('raster.png', png))).toEqual({ type: 'image/png', width: 4, height: 2 })
  const start = png.indexOf('IDAT') + 4
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))
  expect([...rows]).toEqual([0, 0, 50, 100, 150, 0, 200, 250, 255, 1])
})
