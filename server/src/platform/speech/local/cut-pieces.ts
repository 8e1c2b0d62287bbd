import { HEARD_RATE, join } from './resample.ts'

/** A stretch of sound that a recogniser hears at once: mono, 16 kHz. */
export interface SoundPiece {
  /** Seconds from the start of the recording. */
  start: number
  /** Empty where there is nothing to hear. */
  samples: Float32Array
  seconds: number
}

/** Whisper hears 30 s at once; what is cut stays under it. */
const LONGEST_SECONDS = 28
const SHORTEST_SECONDS = 16
/** A cut goes through the middle of the quietest stretch of this length. */
const PAUSE_SECONDS = 0.3
const STEP_SECONDS = 0.05
/** Loudest stretch of 0.1 s of a piece, as root of the mean square: below it, a recogniser makes words up. */
const HEARABLE = 0.0015
const LOUDNESS_SECONDS = 0.1
/** A recording may leave time out; up to here that is how its clock ticks. */
const GAP_SECONDS = 0.5

/** Cuts sound that comes bit by bit into pieces, at its pauses. Times follow those that the recording tells. */
export function createPieceCutter() {
  let waiting: Float32Array[] = []
  let length = 0
  let start = 0

  const take = (samples: Float32Array): SoundPiece => {
    const piece = {
      start,
      samples: isHearable(samples) ? samples : new Float32Array(0),
      seconds: samples.length / HEARD_RATE,
    }
    start += piece.seconds
    return piece
  }
  const rest = (): SoundPiece[] => {
    const samples = join(waiting)
    waiting = []
    length = 0
    return samples.length > 0 ? [take(samples)] : []
  }

  return {
    /** Samples at 16 kHz that begin `at` seconds into the recording. @returns the pieces that are whole now */
    add(samples: Float32Array, at: number): SoundPiece[] {
      const pieces: SoundPiece[] = []
      const expected = start + length / HEARD_RATE
      if (Math.abs(at - expected) > GAP_SECONDS) {
        pieces.push(...rest())
        // Time in a recording does not run back, whatever it says.
        start = Math.max(at, expected)
      }
      waiting.push(samples)
      length += samples.length
      while (length > LONGEST_SECONDS * HEARD_RATE) {
        const whole = join(waiting)
        const place = quietestPlace(whole)
        pieces.push(take(whole.slice(0, place)))
        waiting = [whole.slice(place)]
        length -= place
      }
      return pieces
    },
    /** What is left, at the end of the recording. */
    rest,
  }
}

/** Where to cut: the middle of the quietest pause among the samples that a piece may end at. */
function quietestPlace(samples: Float32Array): number {
  const [pause, step] = [PAUSE_SECONDS * HEARD_RATE, STEP_SECONDS * HEARD_RATE]
  const last = LONGEST_SECONDS * HEARD_RATE - pause
  let [quietest, place] = [Number.POSITIVE_INFINITY, last]
  for (let from = SHORTEST_SECONDS * HEARD_RATE; from <= last; from += step) {
    const loudness = loudnessOf(samples.subarray(from, from + pause))
    // The last of equal pauses, so that pieces are long.
    if (loudness <= quietest) [quietest, place] = [loudness, from]
  }
  return place + pause / 2
}

function isHearable(samples: Float32Array): boolean {
  const length = LOUDNESS_SECONDS * HEARD_RATE
  for (let from = 0; from < samples.length; from += length) {
    if (loudnessOf(samples.subarray(from, from + length)) > HEARABLE) return true
  }
  return false
}

function loudnessOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length)
}
