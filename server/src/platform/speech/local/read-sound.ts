import {
  ADTS,
  EncodedPacketSink,
  FilePathSource,
  FLAC,
  Input,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'
import { createPieceCutter, type SoundPiece } from './cut-pieces.ts'
import { openDecoder } from './decode-packets.ts'
import { createResampler } from './resample.ts'
import { UnheardSound } from './unheard-sound.ts'

/** Named one by one: with every format that there is, a playlist that calls itself a recording opens other files. */
const FORMATS = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, ADTS, OGG, FLAC]
/** What sound cards and codecs use; a filter for anything beyond would cost memory, not show care. */
const [LOWEST_RATE, HIGHEST_RATE] = [6_000, 192_000]
const MOST_CHANNELS = 8

/**
 * The sound of the recording at `path`, piece by piece, however long it is: MP3, Opus and plain samples, whatever
 * container they are in. @throws UnheardSound; anything else that a parser throws means a broken file
 */
export async function* readSound(path: string): AsyncGenerator<SoundPiece> {
  using input = new Input({ formats: FORMATS, source: new FilePathSource(path) })
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new UnheardSound('soundless', 'there is no sound in it')
  const [codec, channels, sampleRate] = [
    await track.getCodec(),
    await track.getNumberOfChannels(),
    await track.getSampleRate(),
  ]
  if (!isPlausible(sampleRate) || channels > MOST_CHANNELS) {
    throw new UnheardSound('undecodable', `${channels} channels of ${sampleRate} Hz`)
  }
  const decoder = await openDecoder({ codec: codec ?? 'unknown', sampleRate, channels })
  if (!decoder) throw new UnheardSound('undecodable', `${codec ?? 'an unknown codec'}, ${channels} channels`)
  try {
    const cutter = createPieceCutter()
    const resamplers = new Map<number, ReturnType<typeof createResampler>>()
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const decoded = decoder.decode(packet.data)
      if (decoded.samples.length === 0 || !isPlausible(decoded.sampleRate)) continue
      const resample = resamplers.get(decoded.sampleRate) ?? createResampler(decoded.sampleRate)
      resamplers.set(decoded.sampleRate, resample)
      yield* cutter.add(resample(decoded.samples), packet.timestamp)
    }
    yield* cutter.rest()
  } finally {
    decoder.close()
  }
}

const isPlausible = (sampleRate: number) => sampleRate >= LOWEST_RATE && sampleRate <= HIGHEST_RATE
