import { describe, expect, test } from 'vitest'
import { buildTones, type Tone } from '../../../../test/files/build-tones.ts'
import { temporaryFolder } from '../../../../test/files/temporary-folder.ts'
import { material } from '../../../../test/material.ts'
import type { SoundPiece } from './cut-pieces.ts'
import { readSound } from './read-sound.ts'
import { readSoundConfined } from './sound-process.ts'

const write = temporaryFolder()
const never = new AbortController().signal

const piecesOf = (path: string): Promise<SoundPiece[]> => Array.fromAsync(readSound(path))
const confinedPiecesOf = (path: string): Promise<SoundPiece[]> => Array.fromAsync(readSoundConfined(path, never))
const secondsOf = (pieces: readonly SoundPiece[]) => pieces.reduce((sum, { seconds }) => sum + seconds, 0)

/** How often a second the sound crosses zero upwards. */
function heightOf([piece]: readonly SoundPiece[]): number {
  const samples = piece?.samples ?? new Float32Array(0)
  const crossings = samples.filter((sample, index) => sample >= 0 && (samples[index - 1] ?? 0) < 0).length
  return crossings / (piece?.seconds ?? 1)
}

describe('A recording is heard', () => {
  test.each(['sentences-90s.mp3', 'sentences-90s.webm'])('whole: %s', async (name) => {
    const pieces = await confinedPiecesOf(material(`audio/${name}`))
    expect(secondsOf(pieces)).toBeGreaterThan(90)
    expect(secondsOf(pieces)).toBeLessThan(90.6)
    expect(pieces.length).toBeGreaterThan(3)
    expect(pieces.every(({ samples }) => samples.length > 0)).toBe(true)
  })

  test('from an Ogg file too', async () => {
    const pieces = await piecesOf(material('audio/clip.ogg'))
    expect(secondsOf(pieces)).toBeCloseTo(6, 1)
    expect(pieces.every(({ samples }) => samples.length > 0)).toBe(true)
  })

  const tone: Tone[] = [{ hz: 500, seconds: 2 }]
  test.each([
    { kind: 's16' },
    { kind: 'u8' },
    { kind: 's24' },
    { kind: 's32' },
    { kind: 'f32' },
    { sampleRate: 44_100, channels: 2 },
    { sampleRate: 8000 },
  ] as const)('in plain samples, of %j', async (format) => {
    const pieces = await piecesOf(write('tone.wav', buildTones(tone, format)))
    expect(secondsOf(pieces)).toBeCloseTo(2, 2)
    expect(heightOf(pieces)).toBeGreaterThan(495)
    expect(heightOf(pieces)).toBeLessThan(505)
  })
})

describe('A recording is refused', () => {
  test.each(['sentences-90s.m4a', 'clip.mp4'])('when nothing here decodes it: %s', async (name) => {
    await expect(piecesOf(material(`audio/${name}`))).rejects.toMatchObject({ reason: 'undecodable' })
  })

  test.each([
    ['a playlist that would open other files', 'audio/playlist-that-opens-files.mp3'],
    ['a document', 'documents/en.pdf'],
  ])('when it is none: %s', async (_, name) => {
    await expect(confinedPiecesOf(material(name))).rejects.toMatchObject({ reason: 'broken' })
  })

  test('when its header claims what no sound has', async () => {
    const wav = buildTones([{ hz: 500, seconds: 1 }])
    wav.writeUInt32LE(3_000_000_000, 24)
    await expect(piecesOf(write('fast.wav', wav))).rejects.toMatchObject({ reason: 'undecodable' })
  })

  test('in the middle, when it is given up', async () => {
    const abort = new AbortController()
    const pieces = readSoundConfined(material('audio/sentences-90s.mp3'), abort.signal)
    expect((await pieces.next()).value?.start).toBe(0)
    abort.abort(new Error('the student left'))
    await expect(pieces.next()).rejects.toThrow('the student left')
  })
})
