import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildWav } from '../../../test/files/build-wav.ts'
import { temporaryFolder } from '../../../test/files/temporary-folder.ts'
import { material } from '../../../test/material.ts'
import { Problem } from '../../problem.ts'
import { RecordingReader } from './recording-reader.ts'

const write = temporaryFolder()
const LIMITS = { bytes: 8 * 1024 * 1024, seconds: 600, overlapSeconds: 4, totalSeconds: 10_800 }
const MEI = { id: 1 }
const within = () => AbortSignal.timeout(60_000)

const inspect = (path: string, limits = LIMITS) =>
  RecordingReader.use(path, { student: MEI, signal: within() }, (reader) => reader.inspect(limits))
const cutOf = (path: string, stretch: { start: number; end: number } | null) =>
  RecordingReader.use(path, { student: MEI, signal: within() }, (reader) => reader.cut(stretch))

test.each([
  ['sentences-90s.mp3', 'audio/mpeg', 90.36],
  ['sentences-90s.m4a', 'audio/mp4', 90.33],
  ['sentences-90s.webm', 'audio/webm', 90.26],
  ['clip.mp4', 'audio/mp4', 6.08],
  ['clip.ogg', 'audio/webm', 6],
])('%s is read', async (name, contentType, seconds) => {
  const recording = await inspect(material(`audio/${name}`))
  expect(recording.contentType).toBe(contentType)
  expect(recording.durationSeconds).toBeCloseTo(seconds, 1)
  expect(recording.pieces).toEqual([{ start: 0, end: recording.durationSeconds }])
})

test('a video is left its sound alone, which is a recording again', async () => {
  const sound = await cutOf(material('audio/clip.mp4'), null)
  expect(sound.length).toBeLessThan(readFileSync(material('audio/clip.mp4')).length)
  const recording = await inspect(write('sound.m4a', sound))
  expect(recording).toMatchObject({ contentType: 'audio/mp4' })
  expect(recording.durationSeconds).toBeCloseTo(6, 0)
})

test('pieces are cut where they were planned, packet by packet', async () => {
  const path = material('audio/sentences-90s.mp3')
  const { pieces } = await inspect(path, { ...LIMITS, seconds: 40 })
  expect(pieces.map(({ start, end }) => [Math.round(start), Math.round(end)])).toEqual([
    [0, 40],
    [36, 76],
    [72, 90],
  ])
  const [, second] = pieces
  const piece = await inspect(write('piece.mp3', await cutOf(path, second ?? null)))
  expect(piece.durationSeconds).toBeCloseTo(40, 0)
})

test('a recording is as long as its last packet says, not its header', async () => {
  expect((await inspect(write('boast.wav', buildWav(3, 0x7fff_0000)))).durationSeconds).toBeCloseTo(3, 1)
})

test('a recording may be as long as the limit says, and no longer', async () => {
  const limits = { ...LIMITS, totalSeconds: 10 }
  expect((await inspect(write('limit.wav', buildWav(10)), limits)).durationSeconds).toBe(10)
  await expect(inspect(write('longer.wav', buildWav(11)), limits)).rejects.toMatchObject({ reason: 'too_long' })
})

const mp3 = readFileSync(material('audio/sentences-90s.mp3'))
const m4a = readFileSync(material('audio/sentences-90s.m4a'))

test.each([
  [
    'a playlist that names other files',
    readFileSync(material('audio/playlist-that-opens-files.mp3')),
    'unsupported_type',
  ],
  ['a document', readFileSync(material('documents/en.pdf')), 'unsupported_type'],
  ['an empty file', Buffer.alloc(0), 'unsupported_type'],
  ['a header without sound', buildWav(0), 'no_sound'],
  ['half a container, whose index stood at its end', m4a.subarray(0, m4a.length / 2), 'no_sound'],
])('%s is refused', async (_, bytes, reason) => {
  await expect(inspect(write('refused.mp3', bytes))).rejects.toMatchObject({ reason })
})

test('what is broken in the middle gives its whole packets or a refusal, never a hang', async () => {
  const torn = Buffer.from(mp3)
  torn.fill(0xff, 40_000, 90_000)
  const { durationSeconds } = await inspect(write('torn.mp3', torn))
  expect(durationSeconds).toBeGreaterThan(60)
  expect(durationSeconds).toBeLessThan(91)
})

test('whoever leaves ends the reading', async () => {
  const leaver = new AbortController()
  const reading = RecordingReader.use(
    material('audio/sentences-90s.mp3'),
    { student: MEI, signal: leaver.signal },
    (reader) => reader.inspect(LIMITS),
  )
  leaver.abort(new Error('the student left'))
  await expect(reading).rejects.toThrow('the student left')
})

test('of many jobs of one student a dozen wait, and those of another do not wait for them', async () => {
  const path = material('audio/clip.mp4')
  const leaving = new AbortController()
  const refusals: unknown[] = []
  const hold = () => new Promise<never>((_, reject) => leaving.signal.addEventListener('abort', () => reject()))
  const mine = Array.from({ length: 24 }, () =>
    RecordingReader.use(path, { student: MEI, lane: 'jobs', signal: leaving.signal }, hold).catch((error: unknown) => {
      if (error instanceof Problem) refusals.push(error.code)
    }),
  )
  const other = { student: { id: 2 }, lane: 'jobs', signal: within() } as const
  const { contentType } = await RecordingReader.use(path, other, (reader) => reader.inspect(LIMITS))
  expect(contentType).toBe('audio/mp4')
  expect(refusals).toEqual(Array.from({ length: 11 }, () => 'rate_limited'))
  leaving.abort()
  await Promise.all(mine)
})
