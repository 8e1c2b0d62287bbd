import type { Mistake } from '@lectern/contract/writing/shapes'
import { markedText, type Stretch } from './marked-text.ts'
import { isShown, type Shown } from './shown-mistakes.ts'

/** Paragraphs of the essay that stand beside the notes on their mistakes. */
export interface EssayRow {
  /** Where it begins in the essay. */
  start: number
  stretches: Stretch[]
  /** Indexes of the mistakes that are noted beside it; those without a place stand beside the last row. */
  noted: number[]
  /** Whether every note has room beside it as a whole; else each is a line until it is looked at. */
  isRoomy: boolean
}

/** The end of a line, with the empty lines that follow. */
const LINE_END = /\n(?:[^\S\n]*\n)*/g
/** In widths of a letter, two of which are a Chinese character's. A shorter line may be one that was broken to fit a page: it ends no paragraph by itself. */
const LEAST_PARAGRAPH = 120
/** What a line of the essay and of a note hold, about. */
const LINE_WIDTH = 68
const NOTE_LINE_WIDTH = 44
/** The lines that a note takes beside its reason. */
const NOTE_LINES = 2

/** The essay cut at the ends of its paragraphs, none of them within a mark; nothing of it is left out. */
export function essayRows(essay: string, mistakes: readonly Mistake[], shown: Shown = 'all'): EssayRow[] {
  const marked = markedText(essay, mistakes, (mistake) => isShown(mistake, shown))
  const ends = paragraphEnds(essay)
  const rows: Omit<EssayRow, 'isRoomy'>[] = [{ start: 0, stretches: [], noted: [] }]
  for (const { start, text, mistakeIndex } of marked) {
    let at = start
    const add = (end: number) => {
      if (end > at) rows.at(-1)?.stretches.push({ start: at, text: essay.slice(at, end), mistakeIndex })
      at = end
    }
    for (const end of mistakeIndex === null ? ends : []) {
      if (end <= start || end > start + text.length || end === essay.length) continue
      add(end)
      rows.push({ start: end, stretches: [], noted: [] })
    }
    add(start + text.length)
  }
  for (const [index, mistake] of mistakes.entries())
    if (isShown(mistake, shown)) rowOf(rows, mistake.start)?.noted.push(index)
  return rows.map((row) => ({ ...row, isRoomy: hasRoom(row, mistakes) }))
}

/** Indexes of the mistakes that have a mark to be gone to. */
export const markedIn = (rows: readonly EssayRow[]): ReadonlySet<number> =>
  new Set(rows.flatMap(({ stretches }) => stretches.flatMap(({ mistakeIndex }) => mistakeIndex ?? [])))

function hasRoom({ stretches, noted }: Omit<EssayRow, 'isRoomy'>, mistakes: readonly Mistake[]): boolean {
  const own = stretches.map(({ text }) => text).join('')
  const lines = own
    .trimEnd()
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(widthOf(line) / LINE_WIDTH)))
  const taken = noted.map(
    (index) => NOTE_LINES + Math.ceil(widthOf(mistakes[index]?.explanation ?? '') / NOTE_LINE_WIDTH),
  )
  return sum(taken) <= sum(lines)
}

const widthOf = (text: string): number => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function paragraphEnds(essay: string): number[] {
  let lineStart = 0
  const ends: number[] = []
  for (const { 0: found, index } of essay.matchAll(LINE_END)) {
    const isParagraph = found.lastIndexOf('\n') > 0 || widthOf(essay.slice(lineStart, index)) >= LEAST_PARAGRAPH
    lineStart = index + found.length
    if (isParagraph) ends.push(lineStart)
  }
  return ends
}

const rowOf = <Row extends { start: number }>(rows: readonly Row[], start: number | null): Row | undefined =>
  start === null ? rows.at(-1) : rows.findLast((row) => row.start <= start)
