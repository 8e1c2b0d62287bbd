import { UnreadableRecording } from './unreadable-recording.ts'

/** From `start` to `end`, in seconds from the beginning of the sound. */
export interface Stretch {
  start: number
  end: number
}

export interface PieceLimits {
  /** Largest piece, as a file. */
  bytes: number
  seconds: number
  /** How much of a piece the next one says again, so that no word is lost at a cut. */
  overlapSeconds: number
  /** Longest recording. */
  totalSeconds: number
}

/** A packet of sound: it cannot be cut. */
export interface Packet extends Stretch {
  bytes: number
}

/** What a container adds for a packet at most, and for a file. */
const PACKET_OVERHEAD_BYTES = 16
const FILE_OVERHEAD_BYTES = 64 * 1024

/** The fewest pieces that hold `packets`, in order; none exceeds its limits, and together they leave nothing out. */
export function planPieces(packets: readonly Packet[], limits: PieceLimits): Stretch[] {
  const pieces: Stretch[] = []
  let first = 0
  for (;;) {
    const after = endOfPiece(packets, first, limits)
    const [start, end] = [packets[first]?.start, packets[after - 1]?.end]
    if (start === undefined || end === undefined) return pieces
    pieces.push({ start, end })
    if (after >= packets.length) return pieces
    first = nextBeginning(packets, first, after, end - limits.overlapSeconds)
  }
}

/** The index after the last packet of a piece that begins at `first`. */
function endOfPiece(packets: readonly Packet[], first: number, { bytes, seconds }: PieceLimits): number {
  let room = bytes - FILE_OVERHEAD_BYTES
  const latest = (packets[first]?.start ?? 0) + seconds
  let index = first
  for (let packet = packets[index]; packet; packet = packets[++index]) {
    room -= packet.bytes + PACKET_OVERHEAD_BYTES
    if (room < 0 || packet.end > latest) break
  }
  if (index === first && first < packets.length)
    throw new UnreadableRecording('too_complex', `a packet of ${packets[first]?.bytes} bytes`)
  return index
}

/** Back by the overlap, though never by more than half a piece: each piece brings something new. */
function nextBeginning(packets: readonly Packet[], first: number, after: number, from: number): number {
  let index = after
  const earliest = first + Math.ceil((after - first) / 2)
  while (index > earliest && (packets[index - 1]?.start ?? 0) >= from) index--
  return index
}
