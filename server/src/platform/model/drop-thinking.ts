const OPENING = '<think>'
const CLOSING = '</think>'

/**
 * Takes the thinking aloud of a reasoning model out of a text that comes in pieces: blocks `<think>…</think>` at its
 * very start, and the empty lines there. `push` answers what of the text so far is new and is to be shown.
 */
export function dropThinking(): { push(piece: string): string } {
  let hasBegun = false
  let waiting = ''
  const push = (piece: string): string => {
    if (hasBegun) return piece
    waiting = (waiting + piece).trimStart()
    while (waiting.startsWith(OPENING)) {
      const closedAt = waiting.indexOf(CLOSING)
      if (closedAt < 0) return ''
      waiting = waiting.slice(closedAt + CLOSING.length).trimStart()
    }
    if (OPENING.startsWith(waiting)) return ''
    hasBegun = true
    return waiting
  }
  return { push }
}
