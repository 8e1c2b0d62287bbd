/** Lines of a spreadsheet or of Quizlet: what stands between the sides of a card, and between cards. */
export interface Separators {
  side: string
  card: string
}

/** What a student can choose from; anything else can be typed. */
export const SIDE_SEPARATORS = ['\t', ',', ';', '|', ' - ', ' : '] as const

const QUOTE = '"'
const SAMPLE_LINES = 200

/**
 * The cells of each row. A cell in quotes may hold separators, line breaks and, doubled, quotes; a quote elsewhere is a
 * character like any other. Linear in the length.
 */
export function readRows(text: string, { side, card }: Separators): string[][] {
  const rows: string[][] = []
  const nextSide = seeker(text, side)
  const nextCard = seeker(text, card)
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const quoted = text[at] === QUOTE ? readQuoted(text, at, side, card) : null
    const cell =
      quoted ?? cellUpTo(text, at, { at: nextSide(at), length: side.length }, { at: nextCard(at), length: card.length })
    row.push(cell.text)
    at = cell.end + (cell.endsRow ? card.length : side.length)
    if (!cell.endsRow) continue
    if (row.length > 1 || row[0]?.trim() !== '') rows.push(row)
    row = []
    if (cell.end >= text.length) break
  }
  return rows
}

interface Cell {
  text: string
  /** Where its separator stands. */
  end: number
  endsRow: boolean
}

/** A separator that comes next, or the end of the text. */
interface Next {
  at: number
  length: number
}

function cellUpTo(text: string, from: number, side: Next, card: Next): Cell {
  const end = Math.min(side.at, card.at)
  // Where two marks begin together the longer one stands there: a blank line, not the end of a line.
  const endsRow = card.at < side.at || (card.at === side.at && (card.length >= side.length || end === text.length))
  return { text: text.slice(from, end), end, endsRow }
}

/** Null where the quotes do not end with the cell: then they are words. */
function readQuoted(text: string, from: number, side: string, card: string): Cell | null {
  let content = ''
  let at = from + 1
  for (;;) {
    const closing = text.indexOf(QUOTE, at)
    if (closing < 0) return null
    content += text.slice(at, closing)
    if (text[closing + 1] !== QUOTE) {
      const end = closing + 1
      if (text.startsWith(card, end) || end === text.length) return { text: content, end, endsRow: true }
      return text.startsWith(side, end) ? { text: content, end, endsRow: false } : null
    }
    content += QUOTE
    at = closing + 2
  }
}

/**
 * Finds the next `separator` from places that only go forward. What was found is kept, so that a separator that is rare is
 * not looked for through the whole text again with every cell.
 */
function seeker(text: string, separator: string): (from: number) => number {
  let found = -1
  return (from) => {
    if (found >= from) return found
    const at = separator === '' ? -1 : text.indexOf(separator, from)
    found = at < 0 ? text.length : at
    return found
  }
}

/** The separators by which most lines have a second side, and as many of them as the others. */
export function guessSeparators(text: string): Separators {
  const lines = text.split('\n', SAMPLE_LINES).filter((line) => line.trim() !== '')
  if (lines.length === 1 && text.includes(';')) {
    const side = bestSide(
      text.split(';').filter((piece) => piece.trim() !== ''),
      [';'],
    )
    if (side) return { side, card: ';' }
  }
  return { side: bestSide(lines, []) ?? '\t', card: '\n' }
}

function bestSide(lines: readonly string[], apart: readonly string[]): string | null {
  let best: { side: string; score: number } | null = null
  for (const side of SIDE_SEPARATORS) {
    if (apart.includes(side)) continue
    const counts = lines.map((line) => line.split(side).length - 1)
    const found = counts.filter((count) => count > 0).length
    const same = counts.filter((count) => count === (counts.find((other) => other > 0) ?? 0)).length
    const score = found * 2 + same
    if (found * 2 >= lines.length && score > (best?.score ?? 0)) best = { side, score }
  }
  return best?.side ?? null
}
