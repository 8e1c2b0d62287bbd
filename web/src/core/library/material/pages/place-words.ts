import type { PageLayer } from '@lectern/contract/materials'
import type { RecallState } from '@lectern/domain/review'
import type { Stretch } from '../passage.ts'

/** Some words of a page that stand beside each other and look the same. */
export interface PlacedWords {
  /** In characters of the whole material. */
  start: number
  /** With the space that follows, where one does. */
  text: string
  /** By how much each letter is moved apart, in parts of the font's size, so that they end where they do on the picture. */
  spacing: number
  isMarked: boolean
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

/** What stands out of a page: a passage that is gone to, and those that are coloured by what is remembered. */
export interface Highlights {
  passage: Stretch | null
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
    const words = line.runs.flatMap((run, index) =>
      partRun(run, highlights).map((part) => ({ ...part, spacing: spacingOf(run, line.runs[index + 1], size, measure) })),
    )
    return { left: line.runs[0]?.left ?? 0, top: line.top, height: tall, size, words: withGaps(words, line.runs) }
  })
}

/** Whether something of the passage stands on the page where it can be marked. */
export const marksAny = ({ lines }: Pick<PageLayer, 'lines'>, { from, to }: Stretch): boolean =>
  lines.some(({ runs }) => runs.some(({ start, text }) => start < to && from < start + text.length))

type Part = Pick<PlacedWords, 'start' | 'text' | 'isMarked' | 'state'>

const covers = ({ from, to }: Stretch, place: number): boolean => from <= place && place < to

/** A run in parts that each look the same all over. */
function partRun({ start, text }: Run, { passage, coloured }: Highlights): Part[] {
  const end = start + text.length
  const edges = [...(passage ? [passage] : []), ...coloured].flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set([start, ...edges.filter((edge) => start < edge && edge < end)])].toSorted((one, two) => one - two)
  return cuts.map((from, index) => ({
    start: from,
    text: text.slice(from - start, (cuts[index + 1] ?? end) - start),
    isMarked: passage !== null && covers(passage, from),
    state: coloured.find((stretch) => covers(stretch, from))?.state ?? null,
  }))
}

const gapAfter = ({ start, text }: Run, next: Run | undefined): string =>
  next && next.start > start + text.length ? ' ' : ''

/** A word goes on to where the next one begins: so none of a line is moved by those before it. */
function spacingOf(run: Run, next: Run | undefined, size: number, measure: Measure): number {
  const text = run.text + gapAfter(run, next)
  const wanted = (next ? next.left - run.left : run.width) / size
  return (wanted - measure(text)) / Array.from(text).length
}

/** The space after a word belongs to its last part; it is marked where the words on both sides are. */
function withGaps(words: PlacedWords[], runs: readonly Run[]): PlacedWords[] {
  const gapEnds = new Set(runs.flatMap((run, index) => (gapAfter(run, runs[index + 1]) ? [run.start + run.text.length] : [])))
  return words.map((part) => (gapEnds.has(part.start + part.text.length) ? { ...part, text: `${part.text} ` } : part))
}
