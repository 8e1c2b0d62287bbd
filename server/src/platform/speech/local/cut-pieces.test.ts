import { describe, expect, test } from 'vitest'
import { type Tone, toneSamples } from '../../../../test/files/build-tones.ts'
import { createPieceCutter, type SoundPiece } from './cut-pieces.ts'
import { HEARD_RATE } from './resample.ts'

/** Fed a tenth of a second at a time, as it comes from a decoder. */
function cut(tones: readonly Tone[]): SoundPiece[] {
  const samples = toneSamples(tones, HEARD_RATE)
  const cutter = createPieceCutter()
  const pieces: SoundPiece[] = []
  const step = HEARD_RATE / 10
  for (let from = 0; from < samples.length; from += step)
    pieces.push(...cutter.add(samples.slice(from, from + step), from / HEARD_RATE))
  return [...pieces, ...cutter.rest()]
}

const timesOf = (pieces: readonly SoundPiece[]) => pieces.map(({ start, seconds }) => [start, seconds])

describe('Sound is cut', () => {
  test('at its pauses, into pieces that a recogniser hears at once', () => {
    const pieces = cut([
      { hz: 440, seconds: 20 },
      { hz: 0, seconds: 0.4 },
      { hz: 440, seconds: 19 },
    ])
    expect(pieces).toHaveLength(2)
    expect(pieces[0]?.seconds).toBeGreaterThan(20.1)
    expect(pieces[0]?.seconds).toBeLessThan(20.3)
    expect(pieces[1]?.start).toBe(pieces[0]?.seconds)
    expect((pieces[1]?.start ?? 0) + (pieces[1]?.seconds ?? 0)).toBeCloseTo(39.4, 3)
  })

  test('where it never pauses too, and never above 28 s', () => {
    const pieces = cut([{ hz: 440, seconds: 100 }])
    expect(Math.max(...pieces.map(({ seconds }) => seconds))).toBeLessThanOrEqual(28)
    expect(pieces.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(100, 3)
  })

  test('not at all when it is short', () => {
    expect(timesOf(cut([{ hz: 440, seconds: 3 }]))).toEqual([[0, 3]])
    expect(cut([])).toEqual([])
  })

  test('and where there is nothing to hear, nothing is kept but the time', () => {
    const pieces = cut([
      { hz: 0, seconds: 40 },
      { hz: 440, seconds: 5 },
    ])
    expect(pieces.map(({ samples }) => samples.length > 0)).toEqual([false, true])
    expect(pieces.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(45, 3)
  })

  test('where the recording leaves time out, and time never runs back', () => {
    const second = toneSamples([{ hz: 440, seconds: 1 }], HEARD_RATE)
    const cutter = createPieceCutter()
    const pieces = [0, 60, 3].flatMap((at) => cutter.add(second, at))
    expect(timesOf([...pieces, ...cutter.rest()])).toEqual([
      [0, 1],
      [60, 1],
      [61, 1],
    ])
  })
})
