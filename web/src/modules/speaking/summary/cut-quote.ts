const GOES_ON_AFTER = /^\s*[\p{L}\p{N}]/u
const WENT_ON_BEFORE = /[\p{L}\p{N}]\s*$/u

/** Whether a quote begins, and ends, in the middle of what was said. */
export function isCutFrom(turns: readonly { said: string }[], quote: string): { before: boolean; after: boolean } {
  const said = turns.find((turn) => turn.said.includes(quote))?.said ?? ''
  const at = said.indexOf(quote)
  if (at < 0) return { before: false, after: false }
  return { before: WENT_ON_BEFORE.test(said.slice(0, at)), after: GOES_ON_AFTER.test(said.slice(at + quote.length)) }
}
