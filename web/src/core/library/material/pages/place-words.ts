import type { PageLayer } from '@lectern/contract/materials/page-layer'
import type { RecallState } from '@lectern/domain/review'
import type { PageMark, Stretch } from '../passage.ts'

/** Some words of a page that stand beside each other and look the same. */
export interface PlacedWords {
  /** In characters of the whole material. */
  start: number
  /** Or the space between two words. */
  text: string
  /** By how much each letter is moved apart, in parts of the font's size, so that they end where they do on the picture. */
  spacing: number
  /** What is marked that they are of; null where nothing is. */
  mark: PageMark | null
  /** How what asks about them stands; null where nothing does. */
  state: RecallState | null
}

/** A line of a page, in parts of its width (`left`, `size`, `height`) and height (`top`). */
export interface PlacedLine {
  left: number
  top: number
  height: number
  /** The font's size. */
  size: number
  words: PlacedWords[]
}

/** What stands out of a page: what is marked, and the passages that are coloured by what is remembered. */
export interface Highlights {
  marks: readonly PageMark[]
  coloured: readonly (Stretch & { state: RecallState })[]
}

/** The width of a text, in parts of the font's size. */
export type Measure = (text: string) => number

type Line = PageLayer['lines'][number]
type Run = Line['runs'][number]

/** Letters are about so tall, of a line that has room for all of them. */
const SIZE_OF_LINE = 0.8

/** The words of a page where they stand on its picture, parted where something begins or ends that stands out. */
export function placeWords(
  { width, height, lines }: Pick<PageLayer, 'width' | 'height' | 'lines'>,
  highlights: Highlights,
  measure: Measure,
): PlacedLine[] {
  return lines.map((line) => {
    const tall = (line.height * height) / width
    const size = tall * SIZE_OF_LINE
    const words = line.runs.flatMap((run, index) => {
      const next = line.runs[index + 1]
      const spacing = spacingOf(run, next, size, measure)
      return [
        ...partRun(run, highlights).map((part) => ({ ...part, spacing })),
        ...gapAfter(run, next, highlights).map((gap) => ({
          ...gap,
          spacing: widthOfGap(run, next, size) - measure(' '),
        })),
      ]
    })
    return { left: line.runs[0]?.left ?? 0, top: line.top, height: tall, size, words }
  })
}

/** Whether something of a passage stands on the page where it can be marked. */
export const marksAny = ({ lines }: Pick<PageLayer, 'lines'>, { from, to }: Stretch): boolean =>
  lines.some(({ runs }) => runs.some(({ start, text }) => start < to && from < start + text.length))

type Part = Pick<PlacedWords, 'start' | 'text' | 'mark' | 'state'>

const covers = ({ from, to }: Stretch, place: number): boolean => from <= place && place < to

/** A run in parts that each look the same all over. */
function partRun({ start, text }: Run, { marks, coloured }: Highlights): Part[] {
  const end = start + text.length
  const edges = [...marks, ...coloured].flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set([start, ...edges.filter((edge) => start < edge && edge < end)])].toSorted(
    (one, two) => one - two,
  )
  return cuts.map((from, index) => ({
    start: from,
    text: text.slice(from - start, (cuts[index + 1] ?? end) - start),
    mark: marks.find((mark) => covers(mark, from)) ?? null,
    state: coloured.find((stretch) => covers(stretch, from))?.state ?? null,
  }))
}

/** A space between words is laid by itself: it may be wide, as between the cells of a table. */
function gapAfter(run: Run, next: Run | undefined, { marks, coloured }: Highlights): Part[] {
  const start = run.start + run.text.length
  if (!next || next.start === start) return []
  const state = coloured.find((stretch) => covers(stretch, start))?.state ?? null
  return [{ start, text: ' ', mark: marks.find((mark) => covers(mark, start)) ?? null, state }]
}

const widthOfGap = (run: Run, next: Run | undefined, size: number): number =>
  ((next?.left ?? 0) - run.left - run.width) / size

/** A word ends where it does on the picture, or where the next one begins that stands without a space: so none of a line is moved by those before it. */
function spacingOf(run: Run, next: Run | undefined, size: number, measure: Measure): number {
  const isJoined = next?.start === run.start + run.text.length
  const wanted = (isJoined ? next.left - run.left : run.width) / size
  return (wanted - measure(run.text)) / Array.from(run.text).length
}
