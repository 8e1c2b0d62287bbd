import type { TimedWord } from './timed-words.ts'

/** What two pieces say twice is looked for this far around their overlap: recognisers' times are not exact. */
const SLACK_SECONDS = 3
/** Silence that both pieces heard, in seconds: shorter ones are no pause. */
const LEAST_PAUSE_SECONDS = 0.1
/** Words said twice that are found by chance: fewer than so many in a row prove nothing. */
const LEAST_RUN = 2

interface Piece {
  start: number
  end: number
  words: readonly TimedWord[]
}

/**
 * The words of all pieces as one talk. Neighbours say the same where they overlap; they are joined in a pause that both
 * heard there, else at the longest run of words that both have, so that none is doubled or lost, and in the middle of the
 * overlap where they share none.
 */
export function joinPieces(pieces: readonly Piece[]): TimedWord[] {
  const joined: TimedWord[] = []
  let last: Piece | null = null
  for (const piece of pieces) {
    const seam = last ? findSeam(joined, piece.words, { from: piece.start, to: last.end }) : { keep: 0, skip: 0 }
    joined.length = seam.keep
    joined.push(...piece.words.slice(seam.skip))
    last = piece
  }
  return joined
}

/** How many words of `before` stay, and how many of `after` they have said already. */
function findSeam(before: readonly TimedWord[], after: readonly TimedWord[], overlap: { from: number; to: number }) {
  const pause = lastPause(before, after, overlap)
  if (pause) return pause
  const firstTail = firstFrom(before, overlap.from - SLACK_SECONDS)
  const head = after.slice(0, firstFrom(after, overlap.to + SLACK_SECONDS))
  const run = longestRun(before.slice(firstTail), head)
  // The last of them is taken from the later piece: the earlier one may have ended it with a full stop of its own.
  const shared = run.length - 1
  if (run.length >= LEAST_RUN) return { keep: firstTail + run.inTail + shared, skip: run.inHead + shared }
  const middle = (overlap.from + overlap.to) / 2
  return { keep: firstFrom(before, middle), skip: firstFrom(after, middle) }
}

/**
 * The last pause of the overlap between segments of both, as the earlier piece is the surer one: its recogniser has heard
 * what comes before. Null where there is none.
 */
function lastPause(before: readonly TimedWord[], after: readonly TimedWord[], overlap: { from: number; to: number }) {
  for (let keep = before.length; keep >= 0; keep--) {
    const [last, next] = [before[keep - 1], before[keep]]
    if (last && last.end < overlap.from) return null
    if (last && !last.endsSegment) continue
    const pause = { from: Math.max(last?.end ?? 0, overlap.from), to: Math.min(next?.start ?? overlap.to, overlap.to) }
    const skip = after.findIndex(({ start }) => start >= pause.from + LEAST_PAUSE_SECONDS)
    const [said, first] = [after[skip - 1], after[skip]]
    if (skip < 0 || !first || (said && !said.endsSegment)) continue
    const from = Math.max(pause.from, said?.end ?? overlap.from)
    if (Math.min(pause.to, first.start) - from >= LEAST_PAUSE_SECONDS) return { keep, skip }
  }
  return null
}

/** Index of the first word whose middle is not before `second`. */
function firstFrom(words: readonly TimedWord[], second: number): number {
  const index = words.findIndex(({ start, end }) => (start + end) / 2 >= second)
  return index < 0 ? words.length : index
}

/** The longest run of words that both have, and where it begins in each. */
function longestRun(tail: readonly TimedWord[], head: readonly TimedWord[]) {
  let best = { length: 0, inTail: 0, inHead: 0 }
  let previous: number[] = []
  tail.forEach((word, row) => {
    const lengths = head.map((other, column) => (other.key === word.key ? (previous[column - 1] ?? 0) + 1 : 0))
    lengths.forEach((length, column) => {
      if (length > best.length) best = { length, inTail: row - length + 1, inHead: column - length + 1 }
    })
    previous = lengths
  })
  return best
}
