import { expect, test } from 'vitest'
import { hashOfSound } from './hash-of-sound.ts'

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(8 + body.length), Buffer.from(type), body])
}
const long = (type: string, body: Buffer) =>
  Buffer.concat([u32(1), Buffer.from(type), u32(0), u32(16 + body.length), body])
/** A sound that was written at a time of 32 or of 64 bits. */
function mp4({
  at,
  version = 0,
  samples = 'sound',
  timescale = 48_000,
  first = 'ftyp',
}: Partial<Written> & { at: number }) {
  const times = version === 1 ? [u32(0), u32(at), u32(0), u32(at)] : [u32(at), u32(at)]
  const timed = (type: string) => box(type, u32(version << 24), ...times, u32(timescale), u32(9))
  const track = box('trak', timed('tkhd'), box('mdia', timed('mdhd')))
  return Buffer.concat([
    box(first, Buffer.from('isom')),
    long('mdat', Buffer.from(samples)),
    box('moov', timed('mvhd'), track),
  ])
}
interface Written {
  version: number
  samples: string
  timescale: number
  first: string
}

test.each([0, 1])('A sound is the same whenever it was written (version %s of its headers)', (version) => {
  const [now, later] = [mp4({ at: 5, version }), mp4({ at: 6, version })]
  expect(now.equals(later)).toBe(false)
  expect(hashOfSound(now)).toBe(hashOfSound(later))
})

test('A sound is another one whose samples, or whose headers in any other respect, differ', () => {
  const known = hashOfSound(mp4({ at: 5 }))
  for (const other of [{ samples: 'noise' }, { timescale: 44_100 }, { version: 1 }])
    expect(hashOfSound(mp4({ at: 5, ...other }))).not.toBe(known)
})

test('What is no MP4 differs by any byte, and what breaks off is known as well', () => {
  expect(hashOfSound(mp4({ at: 5, first: 'RIFF' }))).not.toBe(hashOfSound(mp4({ at: 6, first: 'RIFF' })))
  const whole = mp4({ at: 5 })
  for (let length = 0; length < whole.length; length += 1)
    expect(hashOfSound(whole.subarray(0, length))).toMatch(/^[0-9a-f]{64}$/)
})

test('What nests boxes without end is known as well', () => {
  const depth = 100_000
  const nested = Buffer.concat(
    Array.from({ length: depth }, (_, level) => [u32(8 * (depth - level)), Buffer.from('moov')]).flat(),
  )
  expect(hashOfSound(Buffer.concat([box('ftyp', Buffer.from('isom')), nested]))).toMatch(/^[0-9a-f]{64}$/)
})
