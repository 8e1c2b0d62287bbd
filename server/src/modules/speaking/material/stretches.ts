/** What the engine reads of a material at most, in a second or so. */
const MOST_CHARACTERS = 48_000
const STRETCHES = 6
/** Where a stretch may begin and end: after a paragraph, a line, a sentence. */
const PAUSES = [/\n\s*\n/, /\n/, /[。！？]|[.!?]\s/]

/** A text up to so many characters as it is; of a longer one, stretches of it that lie evenly over the whole, in its order. */
export function stretchesOf(text: string, mostCharacters = MOST_CHARACTERS): string[] {
  if (text.length <= mostCharacters) return [text]
  const length = Math.floor(mostCharacters / STRETCHES)
  const step = (text.length - length) / (STRETCHES - 1)
  return Array.from({ length: STRETCHES }, (_, index) => {
    const from = Math.floor(index * step)
    const stretch = text.slice(from, from + length)
    return stretch.slice(index === 0 ? 0 : firstPause(stretch)).trim()
  })
}

/** Where the first paragraph, line or sentence begins that does so in the first half; 0 where none does. */
function firstPause(stretch: string): number {
  const half = stretch.slice(0, stretch.length / 2)
  for (const pause of PAUSES) {
    const found = pause.exec(half)
    if (found) return found.index + found[0].length
  }
  return 0
}
