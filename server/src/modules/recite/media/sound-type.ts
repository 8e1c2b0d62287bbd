import type { SOUND_ENDINGS } from '@lectern/domain/cards/media-marks'

export type SoundType = keyof typeof SOUND_ENDINGS

const SIGNATURES: readonly { type: SoundType; at: number; begins: string }[] = [
  { type: 'audio/mpeg', at: 0, begins: 'ID3' },
  { type: 'audio/ogg', at: 0, begins: 'OggS' },
  { type: 'audio/flac', at: 0, begins: 'fLaC' },
  { type: 'audio/mp4', at: 4, begins: 'ftyp' },
  { type: 'audio/webm', at: 0, begins: '\x1a\x45\xdf\xa3' },
]

/** What kind of sound begins with these bytes; null for anything else. It is served as that and as nothing else. */
export function soundTypeOf(head: Buffer): SoundType | null {
  const holds = (signature: string, at: number) => head.toString('latin1', at, at + signature.length) === signature
  if (holds('RIFF', 0) && holds('WAVE', 8)) return 'audio/wav'
  return SIGNATURES.find(({ begins, at }) => holds(begins, at))?.type ?? (isMpegFrame(head) ? 'audio/mpeg' : null)
}

/** A frame of MPEG layer III without tags before it: its eleven bits, with a bit rate and a sampling rate that exist. */
function isMpegFrame(head: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = head
  const isLayer3 = (second & 0b0000_0110) === 0b0000_0010
  const version = (second & 0b0001_1000) >> 3
  const bitRate = third >> 4
  const samplingRate = (third >> 2) & 0b11
  return (
    first === 0xff && second >> 5 === 0b111 && isLayer3 && version !== 1 && bitRate % 15 !== 0 && samplingRate !== 3
  )
}
