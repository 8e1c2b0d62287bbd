const SAMPLE_RATE = 8000
const HEADER_BYTES = 44

/** Silence as a .wav file: one channel of 8,000 samples a second, 8 bits each. `declaredBytes`: what its header says. */
export function buildWav(seconds: number, declaredBytes = seconds * SAMPLE_RATE): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(HEADER_BYTES - 8 + declaredBytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SAMPLE_RATE, 24)
  header.writeUInt32LE(SAMPLE_RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(declaredBytes, 40)
  return Buffer.concat([header, Buffer.alloc(seconds * SAMPLE_RATE, 128)])
}
