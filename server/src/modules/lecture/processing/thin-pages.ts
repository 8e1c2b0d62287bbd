/** Letters and digits below which a page is likely to show more than it says. */
const THIN_CHARACTERS = 80
const FEWEST_LINES = 8
/** Share of a page's lines that may be scraps; with more, they are a formula or figure whose signs fell apart. */
const SHATTERED_SHARE = 0.4
const SCRAP_CHARACTERS = 3
/** A line that ends with a great operator or a limit of one: what belongs above, below or under it stands elsewhere. */
const BROKEN_OFF = /[∑∏∫∮√∞][ \t]*$/gmu
const FEWEST_BROKEN_OFF = 2
const LETTERS = /[\p{L}\p{N}]/gu
/** What stands for signs that a font has and Unicode has not. */
const UNKNOWN_SIGNS = /[\ufffd\p{Co}]/gu
const MOST_UNKNOWN_SIGNS = 3

/** Whether a page of a PDF is likely to show what its text does not say: pictures, or formulas of which scraps are left. */
export function isThinPage(text: string): boolean {
  if ((text.match(LETTERS)?.length ?? 0) < THIN_CHARACTERS) return true
  if ((text.match(UNKNOWN_SIGNS)?.length ?? 0) > MOST_UNKNOWN_SIGNS) return true
  if ((text.match(BROKEN_OFF)?.length ?? 0) >= FEWEST_BROKEN_OFF) return true
  const lines = text.split('\n').filter((line) => line.trim())
  const scraps = lines.filter((line) => line.trim().length <= SCRAP_CHARACTERS)
  return lines.length >= FEWEST_LINES && scraps.length / lines.length > SHATTERED_SHARE
}

/** What was seen of a thin page in place of its text, where it says at least as much. */
export function textOfThinPage(text: string, seen: string): string {
  const lettersOf = (some: string): number => some.match(LETTERS)?.length ?? 0
  return lettersOf(seen) >= lettersOf(text) ? seen : text
}
