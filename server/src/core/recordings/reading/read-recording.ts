import { readFileSync } from 'node:fs'
import type { RecordingType } from '@lectern/domain/materials/material'
import {
  ADTS,
  type AudioCodec,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FLAC,
  FlacOutputFormat,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  Output,
  type OutputFormat,
  QTFF,
  UnsupportedInputFormatError,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { Recording } from './messages.ts'
import { type Packet, type PieceLimits, planPieces, type Stretch } from './plan-pieces.ts'
import { UnreadableRecording } from './unreadable-recording.ts'

/** An explicit list: with all that the library knows, a playlist that calls itself .mp3 would open other files. */
const FORMATS = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, ADTS, OGG, FLAC]
/** Three hours in packets of 10 ms, which is shorter than any recorder's. */
const MOST_PACKETS = 1_100_000

/** The container that takes a codec as it is, and that every browser and recogniser knows. */
function containerOf(codec: AudioCodec): { format: OutputFormat; contentType: RecordingType } {
  if (codec === 'mp3') return { format: new Mp3OutputFormat(), contentType: 'audio/mpeg' }
  if (codec === 'aac') return { format: new Mp4OutputFormat(), contentType: 'audio/mp4' }
  if (codec === 'opus' || codec === 'vorbis') return { format: new WebMOutputFormat(), contentType: 'audio/webm' }
  if (codec === 'flac') return { format: new FlacOutputFormat(), contentType: 'audio/flac' }
  const wav = new WavOutputFormat()
  if (wav.getSupportedAudioCodecs().includes(codec)) return { format: wav, contentType: 'audio/wav' }
  throw new UnreadableRecording('unusable_sound', codec)
}

interface Sound {
  track: InputAudioTrack
  codec: AudioCodec
  packets: EncodedPacketSink
  /** Time of the first packet, where the sound's own time begins. */
  zero: number
}

/** A recording on disk: what it is, and its sound cut without being decoded. Call it in a process of its own. */
export class RecordingFile {
  readonly #input: Input
  #sound: Promise<Sound> | null = null

  constructor(path: string) {
    this.#input = new Input({ formats: FORMATS, source: new BufferSource(readFileSync(path)) })
  }

  /** @throws UnreadableRecording, or whatever a broken file makes the library throw */
  async inspect(limits: PieceLimits): Promise<Recording> {
    const { codec, packets: sink, zero } = await this.#open()
    const { contentType } = containerOf(codec)
    const packets: Packet[] = []
    let durationSeconds = 0
    for await (const { timestamp, duration, byteLength } of sink.packets(undefined, undefined, {
      metadataOnly: true,
    })) {
      const packet = { start: timestamp - zero, end: timestamp - zero + duration, bytes: byteLength }
      durationSeconds = Math.max(durationSeconds, packet.end)
      if (durationSeconds > limits.totalSeconds) throw new UnreadableRecording('too_long', `${durationSeconds} s`)
      if (packets.push(packet) > MOST_PACKETS) throw new UnreadableRecording('too_complex', 'too many packets')
    }
    if (packets.length === 0 || !(durationSeconds > 0)) throw new UnreadableRecording('no_sound', 'no packets')
    return { durationSeconds, contentType, pieces: planPieces(packets, limits) }
  }

  /** @throws as above */
  async cut(stretch: Stretch | null): Promise<Uint8Array> {
    const { track, codec, packets, zero } = await this.#open()
    const target = new BufferTarget()
    const output = new Output({ format: containerOf(codec).format, target })
    const source = new EncodedAudioPacketSource(codec)
    output.addAudioTrack(source)
    await output.start()
    const decoderConfig = (await track.getDecoderConfig()) ?? undefined
    const start = stretch ? stretch.start + zero : zero
    const first = stretch ? ((await packets.getPacket(start)) ?? undefined) : undefined
    for await (const packet of packets.packets(first)) {
      if (stretch && packet.timestamp >= stretch.end + zero) break
      await source.add(packet.clone({ timestamp: Math.max(0, packet.timestamp - start) }), { decoderConfig })
    }
    await output.finalize()
    return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
  }

  #open(): Promise<Sound> {
    this.#sound ??= openSound(this.#input)
    return this.#sound
  }
}

async function openSound(input: Input): Promise<Sound> {
  const track = await input.getPrimaryAudioTrack().catch((error: unknown) => {
    if (error instanceof UnsupportedInputFormatError)
      throw new UnreadableRecording('unsupported_type', 'no known format')
    throw error
  })
  if (!track) throw new UnreadableRecording('no_sound', 'no audio track')
  const codec = await track.getCodec()
  if (!codec) throw new UnreadableRecording('unusable_sound', 'an unknown codec')
  const packets = new EncodedPacketSink(track)
  const first = await packets.getFirstPacket({ metadataOnly: true })
  if (!first) throw new UnreadableRecording('no_sound', 'no packets')
  return { track, codec, packets, zero: first.timestamp }
}
