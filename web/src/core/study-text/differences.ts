import { diffArrays } from 'diff'

/** A piece of the revised text: as it was, or changed, with what it was and what it would be. */
export type Piece =
  | { id: number; kind: 'same'; text: string }
  | { id: number; kind: 'change'; before: string; after: string }

/** Beyond so many edits the texts have little in common: the whole is then one change. */
const MOST_EDITS = 4000
/** What the student is made to wait at most; then the whole is one change as well. */
const LONGEST_MS = 1500
const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })

/** How `revised` differs from `essay`, word by word, in Chinese too. */
export function differences(essay: string, revised: string): Piece[] {
  const parts = diffArrays(wordsOf(essay), wordsOf(revised), { maxEditLength: MOST_EDITS, timeout: LONGEST_MS })
  if (!parts) return [{ id: 0, kind: 'change', before: essay, after: revised }]
  const pieces: Piece[] = []
  for (const { value: words, added, removed } of parts) {
    const value = words.join('')
    const last = pieces.at(-1)
    if (!added && !removed) pieces.push({ id: pieces.length, kind: 'same', text: value })
    else if (last?.kind === 'change') extend(last, value, added)
    else pieces.push({ id: pieces.length, kind: 'change', before: added ? '' : value, after: added ? value : '' })
  }
  return withoutGaps(pieces)
}

/** Changes with a single space between them are one: 'very good' gives way to 'a great help' at once. */
function withoutGaps(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const [change, gap] = joined.slice(-2)
    const isSpaceBetween = change?.kind === 'change' && gap?.kind === 'same' && gap.text === ' '
    if (piece.kind === 'change' && isSpaceBetween) {
      joined.splice(-2, 2, {
        ...change,
        before: `${change.before} ${piece.before}`,
        after: `${change.after} ${piece.after}`,
      })
    } else joined.push(piece)
  }
  return joined
}

const wordsOf = (text: string): string[] => Array.from(SEGMENTER.segment(text), ({ segment }) => segment)

function extend(change: Extract<Piece, { kind: 'change' }>, value: string, isAdded: boolean): void {
  if (isAdded) change.after += value
  else change.before += value
}

/** What stands now where a stretch of the essay stood: whole words, where a part of one was changed. */
export function standsNow(pieces: readonly Piece[], start: number, end: number): string {
  let at = 0
  let now = ''
  for (const piece of pieces) {
    const before = piece.kind === 'same' ? piece.text : piece.before
    const [from, to] = [at, at + before.length]
    at = to
    if (piece.kind === 'same') now += piece.text.slice(Math.max(0, start - from), Math.max(0, end - from))
    else if (before === '' ? start < to && to < end : from < end && start < to) now += piece.after
  }
  return now.trim()
}

/** The text with the accepted changes made and the others left as they were. */
export const textWith = (pieces: readonly Piece[], accepted: ReadonlySet<number>): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'same') return piece.text
      return accepted.has(piece.id) ? piece.after : piece.before
    })
    .join('')
