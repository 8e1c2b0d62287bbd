import { speakByFlite } from '../../platform/speech/flite-voice.ts'
import type { Speech, Transcript, TranscriptSegment } from '../../platform/speech/speech.ts'
import { asOperator } from '../as-operator.ts'

const HEADER_BYTES = 44
const SAMPLE_BYTES = 2
const RATE_PLACE = 24
const PAUSE_SECONDS = 0.5
/** Somebody speaks so fast who has no haste. */
const CHARACTERS_A_SECOND = 13
const SILENT_RATE = 8000
const WITHIN_MS = 60_000

/** English lines read aloud one after the other, as one recording, and when each of them is said. */
export async function speakLines(lines: readonly string[]): Promise<{ wav: Buffer; transcript: Transcript }> {
  // There is one place to speak in: each line has its own time only once the one before it is said.
  const spoken: Spoken[] = []
  for (const line of lines) spoken.push(await speak(line))
  const bytesASecond = (spoken[0]?.rate ?? 0) * SAMPLE_BYTES
  const pause = Buffer.alloc(bytesASecond * PAUSE_SECONDS)
  const segments: TranscriptSegment[] = []
  let length = 0
  for (const { text, samples } of spoken) {
    segments.push({ start: length / bytesASecond, end: (length + samples.length) / bytesASecond, text })
    length += samples.length + pause.length
  }
  const samples = Buffer.concat(spoken.flatMap((one) => [one.samples, pause]))
  return { wav: wavOf(samples, spoken[0]?.rate ?? 0), transcript: transcriptOf(lines.join(' '), segments) }
}

interface Spoken {
  text: string
  rate: number
  samples: Buffer
}

async function speak(text: string): Promise<Spoken> {
  const wav = await speakByFlite(text, asOperator(WITHIN_MS))
  if (!wav) throw new Error('A line of the demonstration cannot be spoken')
  return { text, rate: wav.readUInt32LE(RATE_PLACE), samples: wav.subarray(HEADER_BYTES) }
}

/** Silence for as long as a text takes to say: for what is heard once, and not kept. */
export const silenceFor = (text: string): Buffer =>
  wavOf(Buffer.alloc(SAMPLE_BYTES * Math.round((SILENT_RATE * text.length) / CHARACTERS_A_SECOND)), SILENT_RATE)

/** Sound of one channel in 16 bits. */
function wavOf(samples: Buffer, rate: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, RATE_PLACE)
  header.writeUInt32LE(rate * SAMPLE_BYTES, 28)
  header.writeUInt16LE(SAMPLE_BYTES, 32)
  header.writeUInt16LE(SAMPLE_BYTES * 8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

export const transcriptOf = (text: string, segments: readonly TranscriptSegment[] = []): Transcript => ({
  text,
  language: 'en',
  segments,
})

/** Ears that know what each recording says, in the order in which they hear them. */
export function hearing(transcripts: readonly Transcript[]): Speech {
  const left = [...transcripts]
  return {
    description: { transcribes: 'local', speaks: null, name: null },
    transcribe: async () => {
      const next = left.shift()
      if (!next) throw new Error('Nothing more is to be heard')
      return next
    },
    speak: async () => null,
  }
}
