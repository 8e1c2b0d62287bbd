/** A note beside the text. Lengths are in px, from the top of the text. */
export interface BesideNote {
  /** The top of what it is about. */
  wanted: number
  /** The greatest top that leaves those after it room beside their own paragraph. */
  latest: number
  height: number
}

/** Between two notes. A folded one takes as much as a line of the essay, which may have a mistake in each line. */
const NOTE_GAP = 1

/**
 * The top of each note, which are in order: at what it is about, or below those before it, but within its paragraph. The chosen one
 * stands at what it is about; those before make room for it above, those after below.
 * @param bottom of what is seen: where what the chosen one is about is seen, so is the whole note
 */
export function placeNotes(
  notes: readonly BesideNote[],
  chosen: number | null = null,
  bottom = Number.POSITIVE_INFINITY,
): number[] {
  const tops: number[] = []
  /** Where the next one may begin. */
  let free = 0
  const put = ({ wanted, latest, height }: BesideNote) => {
    const top = Math.max(free, Math.min(wanted, latest))
    tops.push(top)
    free = top + height + NOTE_GAP
  }
  const before = notes.slice(0, chosen ?? notes.length)
  for (const note of before) put(note)
  const own = chosen === null ? undefined : notes[chosen]
  if (!own) return tops
  const least = before.reduce((sum, { height }) => sum + height + NOTE_GAP, 0)
  const isSeen = own.wanted < bottom
  const top = Math.max(least, isSeen ? Math.min(own.wanted, bottom - own.height) : own.wanted)
  let ceiling = top
  for (const [index, { height }] of [...before.entries()].reverse()) {
    tops[index] = Math.min(tops[index] ?? 0, ceiling - height - NOTE_GAP)
    ceiling = tops[index]
  }
  tops.push(top)
  free = top + own.height + NOTE_GAP
  for (const note of notes.slice(before.length + 1)) put(note)
  return tops
}
