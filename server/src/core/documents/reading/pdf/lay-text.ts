import { withoutMarks } from '../page-marks.ts'
import { tidyText } from '../tidy-text.ts'
import { findLetters } from './find-letters.ts'
import { type Letter, type LetterBox, LINE_END_HYPHEN } from './page-letters.ts'

/** A word of a page's text, or what of a line stands without a gap: `text` begins at `start` of the whole, `left` and `width` are parts of the page's width. */
interface LaidRun {
  start: number
  text: string
  left: number
  width: number
}

/** A line of a page: `top` and `height` are parts of the page's height. */
export interface LaidLine {
  top: number
  height: number
  runs: LaidRun[]
}

/** A page's size in points, and its text where it is shown; no lines where the text was not read from the page's own. */
export interface PageLayer {
  width: number
  height: number
  lines: LaidLine[]
}

/** A character of the text, in UTF-16 units from the page's beginning, that has its place on the page. */
interface Placed {
  at: number
  box: LetterBox
}

/** Below this the text is another one, as what was recognised of a scan. */
const LEAST_FOUND_SHARE = 0.5
/** A share of the lower of two boxes: letters of a line stand beside each other, and so do raised and lowered marks. */
const LEAST_BESIDE = 0.4
/** In heights of the line: a wider gap parts columns and cells. */
const WIDEST_GAP = 1.5
/** In heights of the line: letters of a word are set back by less. */
const MOST_SET_BACK = 0.5
/** In heights of the line: words reach into each other by less, but where one stands above the other, as the limits of a sum do. */
const MOST_OVERLAP = 0.05
/** A share of a letter: less is not seen of a mark's end. */
const MOST_UNEVEN = 0.02
/** A share of the wider of two Chinese letters; marks may be drawn half as wide. */
const MOST_WIDER = 0.25
/** What is added above and below a line, as a share of its ink's height. */
const AROUND_INK = 0.25
/** Parts of a page are told to a ten thousandth: a tenth of a pixel. */
const EXACT = 10_000

const IDEOGRAPH = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/
const IS_BLANK = /\s/

/**
 * The lines of a page, each with its words in the order of the text, drawn from the page's letters. `text` is what was read of
 * the page: as the letters say, tidied.
 */
export function layText(letters: readonly Letter[], text: string, start: number): LaidLine[] {
  const shown = letters.flatMap(({ character, box }) => asRead(character).map((unit) => ({ unit, box })))
  const boxes = findLetters(shown, text)
  const count = text.replaceAll(/\s/g, '').length
  if (boxes.size === 0 || boxes.size < count * LEAST_FOUND_SHARE) return []
  const placed = [...boxes].map(([at, box]) => ({ at, box }))
  return intoLines(placed, text).map((line) => layLine(line, text, start))
}

/** What a letter of the page has become in the text, by UTF-16 units. */
const asRead = (character: string): string[] =>
  character === LINE_END_HYPHEN ? [character] : withoutMarks(tidyText(character)).split('')

function intoLines(placed: readonly Placed[], text: string): Placed[][] {
  const lines: Placed[][] = []
  for (const letter of placed) {
    const line = lines.at(-1)
    if (line && goesOn(line, letter, text)) line.push(letter)
    else lines.push([letter])
  }
  return lines
}

function goesOn(line: readonly Placed[], { at, box }: Placed, text: string): boolean {
  const before = line.at(-1)
  if (!before) return false
  const last = before.box
  const height = Math.min(last.bottom - last.top, box.bottom - box.top)
  const beside = Math.min(last.bottom, box.bottom) - Math.max(last.top, box.top)
  if (beside <= height * LEAST_BESIDE) return false
  return isNextTo(last, box, isOneRun(before.at, at, text))
}

/** Widths are compared with heights as if the page were square: it is within a factor of two. */
function isNextTo(last: LetterBox, box: LetterBox, isOneWord: boolean): boolean {
  const height = Math.max(last.bottom - last.top, box.bottom - box.top)
  const leftmost = isOneWord ? last.left - height * MOST_SET_BACK : last.right - height * MOST_OVERLAP
  return box.left > leftmost && box.left - last.right < height * WIDEST_GAP
}

/** Some fonts are said to be twice as tall as their letters: what is marked of a line must not cover the next one. */
function layLine(line: readonly Placed[], text: string, start: number): LaidLine {
  const inkTop = Math.min(...line.map(({ box }) => box.inkTop))
  const inkBottom = Math.max(...line.map(({ box }) => box.inkBottom))
  const around = (inkBottom - inkTop) * AROUND_INK
  const top = Math.max(Math.min(...line.map(({ box }) => box.top)), inkTop - around)
  const bottom = Math.min(Math.max(...line.map(({ box }) => box.bottom)), inkBottom + around)
  const runs = intoRuns(line, text).map((run) => layRun(run, text, start))
  return { top: exact(top), height: exact(bottom - top), runs }
}

function intoRuns(line: readonly Placed[], text: string): Placed[][] {
  const runs: Placed[][] = []
  for (const letter of line) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isOneRun(last.at, letter.at, text) && isEven(run, letter, text)) run.push(letter)
    else runs.push([letter])
  }
  return runs
}

/** Words end at a gap, and where Chinese begins or ends. */
function isOneRun(before: number, after: number, text: string): boolean {
  if (IS_BLANK.test(text.slice(before, after))) return false
  return IDEOGRAPH.test(text.charAt(before)) === IDEOGRAPH.test(text.charAt(after))
}

/** Chinese letters of a run are as wide as each other, and as far apart as its first two: what is marked of it ends on a letter's edge. */
function isEven(run: readonly Placed[], { at, box }: Placed, text: string): boolean {
  const [first, second] = run
  if (!first || !IDEOGRAPH.test(text.charAt(at))) return true
  if (!isAsWide(first.box, box)) return false
  if (!second) return true
  const advance = second.box.left - first.box.left
  return Math.abs(box.left - first.box.left - advance * run.length) < advance * MOST_UNEVEN
}

const isAsWide = (one: LetterBox, other: LetterBox): boolean => {
  const [width, otherWidth] = [one.right - one.left, other.right - other.left]
  return Math.abs(width - otherWidth) < Math.max(width, otherWidth) * MOST_WIDER
}

function layRun(run: readonly Placed[], text: string, start: number): LaidRun {
  const [first, last] = [run[0]?.at ?? 0, run.at(-1)?.at ?? 0]
  const left = Math.min(...run.map(({ box }) => box.left))
  const right = Math.max(...run.map(({ box }) => box.right))
  return { start: start + first, text: text.slice(first, last + 1), left: exact(left), width: exact(right - left) }
}

const exact = (part: number): number => Math.round(part * EXACT) / EXACT
