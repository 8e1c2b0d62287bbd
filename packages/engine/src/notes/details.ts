import { under } from '../parse/headings.ts'
import { languageOf } from '../parse/script.ts'
import type { Point } from './points.ts'

/** A sentence that stands alone, and those that go on from it. */
export type NotesPoint = { text: string; details: string[] }

/** Where what goes on from a sentence belongs. */
type Head = {
  readonly point: NotesPoint
  readonly title: string
  /** Whether the sentence waits for the one line that it has. */
  readonly isPaired?: boolean
  /** Whether a line under it became a point by itself. */
  isParted?: boolean
}

const LONGEST_TITLE = 40

/**
 * What goes on from a point, under it. A line of a list that others stand under is a point by itself, behind a title above
 * it, and so are the lines of that list after it; where each has one line alone, both are one.
 */
export function withDetails(chosen: readonly Point[]): NotesPoint[] {
  const points = joinSentencesOfLines(chosen)
  const { hasLines, areInPairs } = linesAmong(points)
  const gathered: NotesPoint[] = []
  const bare = new Set<NotesPoint>()
  const place = (own: Point, head: Head | undefined): Head => {
    const { text, after, isListed } = own
    if (head && hasLines(own) && areInPairs(after)) return { point: head.point, title: text, isPaired: true }
    if (head && !hasLines(own) && !(isListed && head.isParted)) {
      head.point.details.push(head.isPaired ? under(head.title, text) : text)
      return { point: head.point, title: text }
    }
    const point = { text: head && isTitle(head.title) ? under(head.title, text) : text, details: [] }
    if (head) head.isParted = true
    if (head && isTitle(head.title)) bare.add(head.point)
    gathered.push(point)
    return { point, title: text }
  }
  const heads = new Map<number | null, Head>()
  for (const own of points) heads.set(own.sentence.id, place(own, heads.get(own.after)))
  return gathered.filter((point) => point.details.length > 0 || !bare.has(point))
}

/** Sentences right after each other in one line of a list as one point, at the place of the last. */
function joinSentencesOfLines(points: readonly Point[]): Point[] {
  const joined: Point[] = []
  for (const own of points) {
    const last = joined.at(-1)
    if (!last || !isSameLine(last, own)) joined.push(own)
    else
      joined[joined.length - 1] = {
        ...last,
        sentence: own.sentence,
        text: last.text + spaceBefore(own.text) + own.text,
      }
  }
  return joined
}

const spaceBefore = (text: string): string => (languageOf(text) === 'zh' ? '' : ' ')

/** Which lines of lists have others under them, and whether all those under one stand in pairs: a title and its only line. */
function linesAmong(points: readonly Point[]) {
  const lines = Map.groupBy(
    points.filter(({ isListed }) => isListed),
    ({ after }) => after,
  )
  const linesOf = ({ sentence }: Point): readonly Point[] => lines.get(sentence.id) ?? []
  const hasLines = (point: Point): boolean => point.isListed && linesOf(point).length > 0
  const isPair = (point: Point): boolean =>
    isTitle(point.text) && linesOf(point).length === 1 && !linesOf(point).some(hasLines)
  const areInPairs = (of: number | null): boolean =>
    (lines.get(of) ?? []).every((line) => !hasLines(line) || isPair(line))
  return { hasLines, areInPairs }
}

/** Whether a sentence goes on in the same line of a list, and answers nothing that stands before it there. */
const isSameLine = ({ sentence: { id, block } }: Point, { sentence, isLine, isListed, after }: Point): boolean =>
  isLine && sentence.block === block && sentence.id === id + 1 && !(isListed && after === id)

const isTitle = (text: string): boolean => text.length <= LONGEST_TITLE && !/[.。．;；]$/.test(text)
