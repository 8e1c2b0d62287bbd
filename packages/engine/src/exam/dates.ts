import type { StudyDocument } from '../document.ts'

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const DATE = new RegExp(
  `(?:${MONTH} (?:\\d{1,2}, )?)?\\b(?:1[0-9]{3}|20[0-2]\\d)\\b(?!年|[,.]?\\d)|\\d{3,4}年(?:\\d{1,2}月)?(?:\\d{1,2}日)?`,
  'g',
)
const UNIT_BEFORE = /(?:[$£€#]|\b(?:about|of only|page))\s?$/
/** Dates further apart than this are not taken for each other. */
const MOST_YEARS_APART = 120

const yearOf = (date: string): number => Number(/\d{3,4}/.exec(date)?.[0] ?? 0)
/** '1905年8月' → '#年#月', 'May 1905' → 'M #': how a date is written. */
const shapeOf = (date: string): string => date.replace(new RegExp(MONTH), 'M').replace(/\d+/g, '#')

/** Other dates of the text that are written like `date`, the nearest in time first. */
export function datesLike(date: string, { sentences }: StudyDocument): string[] {
  const year = yearOf(date)
  const found = new Set<string>()
  for (const { text } of sentences) {
    for (const match of text.matchAll(DATE)) {
      if (!UNIT_BEFORE.test(text.slice(0, match.index))) found.add(match[0])
    }
  }
  const years = new Set([year])
  return [...found]
    .filter((other) => shapeOf(other) === shapeOf(date) && Math.abs(yearOf(other) - year) <= MOST_YEARS_APART)
    .toSorted((a, b) => Math.abs(yearOf(a) - year) - Math.abs(yearOf(b) - year) || a.localeCompare(b))
    .filter((other) => !years.has(yearOf(other)) && years.add(yearOf(other)))
}
