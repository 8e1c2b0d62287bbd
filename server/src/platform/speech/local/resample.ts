/** What recognisers of the Whisper family hear: 16,000 samples a second, one channel. */
export const HEARD_RATE = 16_000

/** Zero crossings of the filter on each side: more is sharper and slower; speech needs no more. */
const HALF_WIDTH = 16
/** Cut-off as a share of the half rate: what lies between them is lost rather than folded down. */
const CUTOFF = 0.92

/**
 * Brings mono samples at `sampleRate` to 16 kHz, a stretch at a time: a windowed-sinc filter with one set of weights
 * for each position that an output sample can have between two input samples. What the filter still waits for at the
 * end, a millisecond or two, is left out.
 */
export function createResampler(sampleRate: number): (samples: Float32Array) => Float32Array {
  if (sampleRate === HEARD_RATE) return (samples) => samples
  const common = greatestCommonDivisor(sampleRate, HEARD_RATE)
  const [step, phases] = [sampleRate / common, HEARD_RATE / common]
  const filters = filtersOf(sampleRate, phases)
  const taps = filters.length / phases
  let waiting: Float32Array = new Float32Array(taps / 2 - 1)
  /** Where the next output sample stands, in `phases`-ths of an input sample from the start of `waiting`. */
  let position = 0

  return (samples) => {
    const input = join([waiting, samples])
    const heard: number[] = []
    for (; Math.floor(position / phases) + taps <= input.length; position += step) {
      const first = Math.floor(position / phases)
      const weights = (position % phases) * taps
      let sum = 0
      for (let tap = 0; tap < taps; tap++) sum += (input[first + tap] ?? 0) * (filters[weights + tap] ?? 0)
      heard.push(sum)
    }
    const done = Math.min(Math.floor(position / phases), input.length)
    position -= done * phases
    waiting = input.slice(done)
    return Float32Array.from(heard)
  }
}

/** The weights of every phase, one after another. */
function filtersOf(sampleRate: number, phases: number): Float32Array {
  const cutoff = CUTOFF * Math.min(1, HEARD_RATE / sampleRate)
  const half = Math.ceil(HALF_WIDTH / cutoff)
  const taps = 2 * half
  const filters = new Float32Array(taps * phases)
  for (let phase = 0; phase < phases; phase++) {
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap + 1 - half - phase / phases
      filters[phase * taps + tap] = cutoff * sinc(cutoff * distance) * hann(distance / half)
    }
  }
  return filters
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
const hann = (x: number) => (Math.abs(x) >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x))
const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))

/** Stretches as one. */
export function join(stretches: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(stretches.reduce((length, stretch) => length + stretch.length, 0))
  let length = 0
  for (const stretch of stretches) {
    whole.set(stretch, length)
    length += stretch.length
  }
  return whole
}
