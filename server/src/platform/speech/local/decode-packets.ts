import { MPEGDecoder } from 'mpg123-decoder'
import { OpusDecoder } from 'opus-decoder'

/** Mono samples of one packet, and how many of them a second has. */
interface DecodedPacket {
  samples: Float32Array
  sampleRate: number
}

/** What a track says of itself. */
export interface TrackFormat {
  /** mediabunny's name of it: `mp3`, `opus`, `pcm-s16`, … */
  codec: string
  sampleRate: number
  channels: number
}

interface PacketDecoder {
  decode(packet: Uint8Array): DecodedPacket
  close(): void
}

/** How the samples of each kind of plain sound are read; the `be` kinds have their bytes the other way round. */
const PLAIN_KINDS: Record<string, { bytes: number; read: (view: DataView, at: number, isLittle: boolean) => number }> =
  {
    u8: { bytes: 1, read: (view, at) => (view.getUint8(at) - 128) / 128 },
    s8: { bytes: 1, read: (view, at) => view.getInt8(at) / 128 },
    s16: { bytes: 2, read: (view, at, isLittle) => view.getInt16(at, isLittle) / 2 ** 15 },
    s24: { bytes: 3, read: readInt24 },
    s32: { bytes: 4, read: (view, at, isLittle) => view.getInt32(at, isLittle) / 2 ** 31 },
    f32: { bytes: 4, read: (view, at, isLittle) => view.getFloat32(at, isLittle) },
    f64: { bytes: 8, read: (view, at, isLittle) => view.getFloat64(at, isLittle) },
  }
const OPUS_RATE = 48_000
const MOST_OPUS_CHANNELS = 2

/** What turns packets of a track into samples; null for what nothing here decodes. */
export async function openDecoder({ codec, sampleRate, channels }: TrackFormat): Promise<PacketDecoder | null> {
  if (codec === 'mp3') return openMp3()
  if (codec === 'opus' && channels <= MOST_OPUS_CHANNELS) return openOpus(channels)
  const [, kind = '', ending = ''] = /^pcm-([a-z]\d+)(be)?$/.exec(codec) ?? []
  const plain = PLAIN_KINDS[kind]
  if (!plain) return null
  const isLittle = ending !== 'be'
  return {
    decode: (packet) => ({
      samples: readPlain(packet, channels, (view, at) => plain.read(view, at, isLittle), plain.bytes),
      sampleRate,
    }),
    close: () => {},
  }
}

async function openMp3(): Promise<PacketDecoder> {
  const decoder = new MPEGDecoder({ enableGapless: false })
  await decoder.ready
  return {
    decode(packet) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decodeFrame(packet)
      return { samples: mix(channelData, samplesDecoded), sampleRate }
    },
    close: () => decoder.free(),
  }
}

async function openOpus(channels: number): Promise<PacketDecoder> {
  const decoder = new OpusDecoder({ channels, sampleRate: OPUS_RATE })
  await decoder.ready
  return {
    decode(packet) {
      const { channelData, samplesDecoded } = decoder.decodeFrame(packet)
      return { samples: mix(channelData, samplesDecoded), sampleRate: OPUS_RATE }
    },
    close: () => decoder.free(),
  }
}

/** The mean of the channels. */
function mix(channels: readonly Float32Array[], length: number): Float32Array {
  const [only] = channels
  if (only && channels.length === 1) return only.slice(0, length)
  const mono = new Float32Array(length)
  for (const channel of channels)
    for (let i = 0; i < length; i++) mono[i] = (mono[i] ?? 0) + (channel[i] ?? 0) / channels.length
  return mono
}

function readPlain(
  packet: Uint8Array,
  channels: number,
  read: (view: DataView, at: number) => number,
  sampleBytes: number,
): Float32Array {
  const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength)
  const mono = new Float32Array(Math.floor(packet.byteLength / (sampleBytes * channels)))
  for (let i = 0; i < mono.length; i++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += read(view, (i * channels + channel) * sampleBytes)
    // A file of fractions may hold what is no number.
    mono[i] = Number.isFinite(sum) ? sum / channels : 0
  }
  return mono
}

function readInt24(view: DataView, at: number, isLittle: boolean): number {
  const [low, high] = isLittle ? [0, 2] : [2, 0]
  return ((view.getInt8(at + high) << 16) | (view.getUint8(at + 1) << 8) | view.getUint8(at + low)) / 2 ** 23
}
