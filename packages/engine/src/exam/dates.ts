import type { StudyDocument } from '../document.ts'

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const DATE = new RegExp(
  `(?:${MONTH} (?:\\d{1,2}, )?)?\\b(?:1[0-9]{3}|20[0-2]\\d)\\b(?!年|s\\b|[,.]?\\d)|\\d{3,4}年(?!代)(?:\\d{1,2}月)?(?:\\d{1,2}日)?`,
  'g',
)
const UNIT_BEFORE = /(?:[$£€#]|\b(?:about|of only|page))\s?$/
/** Dates further apart than this are not taken for each other; who knows the month knows the time better. */
const MOST_YEARS_APART = { old: 100, late: 30, exact: 20 } as const
const LATE = 1800

/** A date of the text. */
export type DateOption = {
  readonly text: string
  readonly year: number
  /** How it is written: '1905年8月' → '#年#月', 'May 1905' → 'M #'. */
  readonly shape: string
}

const readDate = (text: string): DateOption => ({
  text,
  year: Number(/\d{3,4}/.exec(text)?.[0] ?? 0),
  shape: text.replace(new RegExp(MONTH), 'M').replace(/\d+/g, '#'),
})

/** The dates that stand in the text, each once. */
export function datesIn({ sentences }: StudyDocument): DateOption[] {
  const found = new Set<string>()
  for (const { text } of sentences) {
    for (const match of text.matchAll(DATE)) {
      if (!UNIT_BEFORE.test(text.slice(0, match.index))) found.add(match[0])
    }
  }
  return [...found].map(readDate)
}

/** Those of `dates` in other years that are written like `date`, the nearest in time first, one a year. */
export function datesLike(date: string, dates: readonly DateOption[]): string[] {
  const { year, shape } = readDate(date)
  const apart = MOST_YEARS_APART[year < LATE ? 'old' : /^(?:#|#年)$/.test(shape) ? 'late' : 'exact']
  const years = new Set([year])
  return dates
    .filter((other) => other.shape === shape && Math.abs(other.year - year) <= apart)
    .toSorted((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year) || a.text.localeCompare(b.text))
    .filter((other) => !years.has(other.year) && years.add(other.year))
    .map(({ text }) => text)
}
