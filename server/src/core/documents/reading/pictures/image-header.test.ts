import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../test/files/temporary-folder.ts'
import { readImageHeader } from './image-header.ts'

const write = temporaryFolder()
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const read = (content: Buffer) => readImageHeader(write('picture', content))

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n'
const JPEG_FRAME = [0xff, 0xc2, 0, 11, 8, 0x04, 0xb0, 0x06, 0x40, 1]

test.each([
  ['PNG', 'image/png', bytes(PNG_SIGNATURE, [0, 0, 0, 13], 'IHDR', [0, 0, 6, 64, 0, 0, 4, 176])],
  ['GIF', 'image/gif', bytes('GIF89a', [0x40, 0x06, 0xb0, 0x04])],
  [
    'JPEG behind an EXIF segment and fill bytes',
    'image/jpeg',
    bytes([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff], JPEG_FRAME),
  ],
  ['lossy WebP', 'image/webp', bytes('RIFF0000WEBPVP8 0000', [0, 0, 0, 0x9d, 1, 0x2a, 0x40, 0x06, 0xb0, 0x04])],
  ['lossless WebP', 'image/webp', bytes('RIFF0000WEBPVP8L0000/', [0x3f, 0xc6, 0x2b, 0x01])],
  ['extended WebP', 'image/webp', bytes('RIFF0000WEBPVP8X0000', [0, 0, 0, 0, 0x3f, 0x06, 0, 0xaf, 0x04, 0])],
])('a %s tells its size', async (_kind, type, content) => {
  expect(await read(content)).toEqual({ type, width: 1600, height: 1200 })
})

test.each([
  ['a PNG that ends with its signature', 'image/png', bytes(PNG_SIGNATURE)],
  ['a JPEG without a frame', 'image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2])],
  ['a JPEG whose segments lead nowhere', 'image/jpeg', bytes([0xff, 0xd8, ...Array(2000).fill(0xff)])],
  ['a WebP of an unknown kind', 'image/webp', bytes('RIFF0000WEBPVP9 ')],
])('%s has no size', async (_kind, type, content) => {
  expect(await read(content)).toEqual({ type, width: 0, height: 0 })
})

test.each(['', 'GIF', 'RIFF0000WAVE', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7'])(
  '%j is no picture',
  async (content) => {
    expect(await read(bytes(content))).toBeNull()
  },
)
