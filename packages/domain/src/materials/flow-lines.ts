/** The lines of a printed page put together to paragraphs, so that it can be read at any width. */

const CJK = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/
/** A point of a list, or a number that begins one. */
const BEGINS_ITEM = /^\s*(?:[•·●○■□▪◦‣–—*-]\s|\(?\d{1,3}[.)、]|[（(][一二三四五六七八九十a-z\d]{1,3}[）)])/i
/** The number of a page, at its head or foot. */
const IS_NUMBER = /^\s*\d{1,4}\s*$/
const ENDS_SENTENCE = /[.!?:;。！？：；]["'”’」』）)]?\s*$/
/** Too few lines tell nothing of how wide the page is. */
const LEAST_LINES = 4
/** Narrower ones are a table's, a poem's or a slide's. */
const LEAST_WIDTH = 40
/** A line that goes so far on was broken for want of room. */
const FULL_SHARE = 0.75
/** One that ends a sentence goes on only where it fills the page. */
const FULL_SENTENCE_SHARE = 0.9

/** `text` without the line ends that stand where the page's width was used up; all others stay. */
export function flowLines(text: string): string {
  const lines = text.split('\n')
  const widths = lines.map(widthOf)
  const pageWidth = usualWidth(widths.filter((width) => width > 0))
  if (pageWidth < LEAST_WIDTH) return text
  return lines.reduce((page, line, index) => {
    if (index === 0) return line
    const before = lines[index - 1] ?? ''
    const share = (widths[index - 1] ?? 0) / pageWidth
    const isFull = share >= (ENDS_SENTENCE.test(before) ? FULL_SENTENCE_SHARE : FULL_SHARE)
    const isApart = line.trim() === '' || BEGINS_ITEM.test(line) || IS_NUMBER.test(line)
    if (!isFull || isApart) return `${page}\n${line}`
    return `${page.trimEnd()}${gapBetween(before, line)}${line.trimStart()}`
  }, '')
}

/** What four of five lines do not go beyond; 0 where there are too few. */
function usualWidth(widths: readonly number[]): number {
  if (widths.length < LEAST_LINES) return 0
  return widths.toSorted((one, other) => one - other)[Math.floor((widths.length - 1) * 0.8)] ?? 0
}

/** In columns of a Latin letter; a Chinese character takes two. */
const widthOf = (line: string): number =>
  Array.from(line.trim()).reduce((width, character) => width + (CJK.test(character) ? 2 : 1), 0)

const gapBetween = (before: string, after: string): string =>
  CJK.test(before.trimEnd().at(-1) ?? '') && CJK.test(after.trimStart().at(0) ?? '') ? '' : ' '
