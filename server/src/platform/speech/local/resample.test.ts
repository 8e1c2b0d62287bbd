import { describe, expect, test } from 'vitest'
import { toneSamples } from '../../../../test/files/build-tones.ts'
import { createResampler, HEARD_RATE, join } from './resample.ts'

const SECOND = [{ hz: 1000, seconds: 1 }]
const loudnessOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

/** Away from its ends, where the filter has not all it needs. */
const middleOf = (samples: Float32Array) => samples.subarray(1000, samples.length - 1000)

describe('Sound brought to 16 kHz', () => {
  test.each([8000, 11_025, 22_050, 24_000, 44_100, 48_000, 96_000, 44_101])(
    'from %i Hz is the same tone',
    (sampleRate) => {
      const heard = createResampler(sampleRate)(toneSamples(SECOND, sampleRate))
      const expected = toneSamples(SECOND, HEARD_RATE)
      expect(Math.abs(heard.length - HEARD_RATE)).toBeLessThan(50)
      const [one, other] = [middleOf(heard), middleOf(expected)]
      const difference = one.map((sample, index) => sample - (other[index] ?? 0)).subarray(0, 10_000)
      expect(loudnessOf(difference)).toBeLessThan(0.005)
      expect(loudnessOf(one)).toBeCloseTo(loudnessOf(other), 2)
    },
  )

  test('has no tones that it cannot hold', () => {
    const heard = createResampler(48_000)(toneSamples([{ hz: 11_000, seconds: 1 }], 48_000))
    expect(loudnessOf(middleOf(heard))).toBeLessThan(0.001)
  })

  test('is the same in one stretch and in many', () => {
    const samples = toneSamples(SECOND, 44_100)
    const resample = createResampler(44_100)
    const stretches = Array.from({ length: 45 }, (_, n) => resample(samples.subarray(n * 1000, (n + 1) * 1000)))
    expect(join(stretches)).toEqual(createResampler(44_100)(samples))
  })

  test('stays what it is where it is so already', () => {
    const samples = toneSamples(SECOND, HEARD_RATE)
    expect(createResampler(HEARD_RATE)(samples)).toBe(samples)
  })
})
