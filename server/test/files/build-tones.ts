/** A pure tone; 0 Hz is silence. */
export interface Tone {
  hz: number
  seconds: number
}

const LOUDNESS = 0.3
const HEADER_BYTES = 44
const FULL_SCALE = { 16: 2 ** 15 - 1, 24: 2 ** 23 - 1, 32: 2 ** 31 - 1 } as const

/** The samples of one tone after another. */
export function toneSamples(tones: readonly Tone[], sampleRate: number): Float32Array {
  return Float32Array.from(
    tones.flatMap(({ hz, seconds }) =>
      Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
        hz === 0 ? 0 : LOUDNESS * Math.sin((2 * Math.PI * hz * index) / sampleRate),
      ),
    ),
  )
}

/** Builds the tones as a .wav file. `kind`: how it writes samples. */
export function buildTones(
  tones: readonly Tone[],
  { sampleRate = 16_000, channels = 1, kind = 's16' as 'u8' | 's16' | 's24' | 's32' | 'f32' } = {},
): Buffer {
  const samples = toneSamples(tones, sampleRate)
  const bits = Number(kind.slice(1))
  const frameBytes = (bits / 8) * channels
  const wav = Buffer.alloc(HEADER_BYTES + samples.length * frameBytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(kind === 'f32' ? 3 : 1, 20)
  wav.writeUInt16LE(channels, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * frameBytes, 28)
  wav.writeUInt16LE(frameBytes, 32)
  wav.writeUInt16LE(bits, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(samples.length * frameBytes, 40)
  samples.forEach((sample, index) => {
    for (let channel = 0; channel < channels; channel++)
      write(wav, HEADER_BYTES + index * frameBytes + channel * (bits / 8), sample, kind)
  })
  return wav
}

function write(wav: Buffer, at: number, sample: number, kind: string): void {
  if (kind === 'u8') wav.writeUInt8(Math.round(128 + 127 * sample), at)
  else if (kind === 'f32') wav.writeFloatLE(sample, at)
  else {
    const bits = Number(kind.slice(1)) as keyof typeof FULL_SCALE
    wav.writeIntLE(Math.round(sample * FULL_SCALE[bits]), at, bits / 8)
  }
}
