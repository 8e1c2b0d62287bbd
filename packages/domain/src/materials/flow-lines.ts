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

/** A text whose lines flow, and where each place of the text as it was stands in it. */
export interface FlowedText {
  text: string
  /** @param place in UTF-16 units, of the text as it was; in a gap that is left out, where what follows begins */
  placeOf: (place: number) => number
}

/** `text` without the line ends that stand where the page's width was used up; all others stay. */
export function flowLines(text: string): FlowedText {
  const lines = text.split('\n')
  const widths = lines.map(widthOf)
  const pageWidth = usualWidth(widths.filter((width) => width > 0))
  if (pageWidth < LEAST_WIDTH) return { text, placeOf: (place) => place }
  let flowed = ''
  let begin = 0
  /** Where each line begins, before and after, and how many blanks at its beginning are left out. */
  const moved = lines.map((line, index) => {
    const before = lines[index - 1] ?? ''
    const share = (widths[index - 1] ?? 0) / pageWidth
    const isFull = share >= (ENDS_SENTENCE.test(before) ? FULL_SENTENCE_SHARE : FULL_SHARE)
    const isApart = line.trim() === '' || BEGINS_ITEM.test(line) || IS_NUMBER.test(line)
    const isJoined = index > 0 && isFull && !isApart
    const shown = isJoined ? line.trimStart() : line
    if (isJoined) flowed = `${flowed.trimEnd()}${gapBetween(before, line)}`
    else if (index > 0) flowed += '\n'
    const place = { from: begin, to: flowed.length, cut: line.length - shown.length }
    flowed += shown
    begin += line.length + 1
    return place
  })
  const length = flowed.length
  return {
    text: flowed,
    placeOf: (place) => {
      const at = moved.findLastIndex(({ from }) => from <= place)
      const { from = 0, to = 0, cut = 0 } = moved[at] ?? {}
      const next = moved[at + 1]?.to ?? length
      return Math.min(to + Math.max(0, place - from - cut), next)
    },
  }
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
