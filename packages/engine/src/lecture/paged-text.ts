import type { Place } from '../parse/mapped-text.ts'

/** A page of a lecture; pages count from 1. A long page may come in several pieces. */
export type LecturePage = { page: number; text: string }

/** Pages as one text, which still tells what stood on which. */
export type PagedText = {
  readonly text: string
  /** The page that holds all of `place`; null for what runs on from one to the next. */
  pageOf(place: Place): number | null
}

/**
 * Pages one after the other. A sentence that runs on to the next page is not cut by an empty line; the title of a slide
 * is set apart by one, so that it is read as a heading.
 */
export function joinPages(pages: readonly LecturePage[]): PagedText {
  const places: { start: number; end: number; page: number }[] = []
  let text = ''
  for (const { page, text: asRead } of pages) {
    const isContinued = text !== '' && runsOn(text, asRead)
    const own = isContinued ? asRead : asRead.replace(SLIDE_TITLE, '$1\n\n')
    if (text !== '') text += isContinued ? '\n' : '\n\n'
    places.push({ start: text.length, end: text.length + own.length, page })
    text += own
  }
  return {
    text,
    pageOf: ({ start, end }) => places.find((page) => page.start <= start && end <= page.end)?.page ?? null,
  }
}

/** A short first line that ends no sentence, before a line that begins something. Lines of a script are longer. */
const SLIDE_TITLE =
  /^((?=[\p{Lu}\d“"]).{3,59}[^\s.!?;:,…-]|(?=[^\n]*\p{Script=Han})[^\n。！？；，、：]{2,20})\n(?=[\p{Lu}\p{Lo}\d•●▪◦‣–“"「（(-])/u

const runsOn = (before: string, after: string): boolean =>
  /[\p{Ll}\p{Script=Han},，、;；]$/u.test(before.trimEnd()) && /^\s*[\p{Ll}\p{Script=Han}]/u.test(after)
