import { proposeCandidates } from './cards/find-candidates.ts'
import { type Definition, definitionsIn, definitionsOf } from './definitions.ts'
import { type Place, parseDocument } from './document.ts'
import { capitalise } from './en/segment.ts'
import { densityFor } from './notes/density.ts'
import { type NotesPoint, withDetails } from './notes/details.ts'
import { choosePoints, type Point, pointsOf } from './notes/points.ts'
import { divideIntoParts, headingOf, type Part, titleOfDocument } from './parts.ts'
import { studyTermsOf } from './study-terms.ts'
import { type FoundTable, type Table, tablesOf } from './tables.ts'

type KeyTerm = { term: string; definition: string }
type NotesSection = { heading: string; points: NotesPoint[]; keyTerms: KeyTerm[]; table: Table | null }
/** Notes of the built-in engine: sentences and tables of the student's own text, chosen and in its order. */
export type Notes = { title: string; sections: NotesSection[] }

const MOST_ROWS_IN_BRIEF = 6

/**
 * Notes from `text`: more than half of its sentences by part, most of its lists, its tables, and the terms it defines. `purpose` (any words: 'summary',
 * 'detailed', 'vocabulary', '考试' …) shifts how much is taken; where `text` is one of many `pieces`, it is less. Parts follow the
 * headings; a long stretch without any is cut where its vocabulary changes. A text that holds nothing fit gives no
 * sections. 100,000 words take about 1.5 s of CPU.
 */
export function makeNotes(text: string, options: { purpose?: string; pieces?: number } = {}): Notes {
  const document = parseDocument(text)
  const density = densityFor(options.purpose ?? '', options.pieces ?? 1)
  const definitions = definitionsOf(proposeCandidates(document))
  const terms = studyTermsOf(document, new Set(definitions.map(({ name }) => name)))
  const tables = tablesOf(document).filter(({ rows }) => !density.isBrief || rows.length <= MOST_ROWS_IN_BRIEF)
  const points = pointsOf(document)
  const tabled = new Set(
    tables.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  )
  const leads = new Set([...points.values()].flatMap(({ after, isListed }) => (isListed ? [after] : [])))
  // A definition that lines stand under is told with them, and one in a table by that.
  const told = document.sentences.filter(({ id, block }) => leads.has(id) || tabled.has(block))
  const isWhole = (definition: Definition): boolean => !told.some((sentence) => isDefined(sentence, [definition]))
  const title = titleOfDocument(document, terms)
  const said = new Set<string>()
  const sections: PlacedSection[] = []
  for (const whole of divideIntoParts(document, terms)) {
    const part = { ...whole, sentences: whole.sentences.filter(({ block }) => !tabled.has(block)) }
    const defined = definitionsIn(part.sentences, definitions).filter(isWhole).slice(0, density.terms)
    for (const sentence of part.sentences) if (isDefined(sentence, defined)) said.add(sentence.text)
    const own = withoutRepeats(withDetails(choosePoints(part, withoutDefined(points, part, defined), density)), said)
    if (defined.length + own.length === 0) continue
    const keyTerms = defined.map(({ name, meaning }) => ({ term: capitalise(name), definition: meaning }))
    const { section: of = -1, block = 0 } = part.sentences[0] ?? {}
    const last = sections.at(-1)
    // A long section that has its author's title keeps that throughout.
    if (last?.of === of && !part.hasOwnTitle && document.sections[of]?.title) {
      last.points.push(...own)
      last.keyTerms.push(...keyTerms)
    } else sections.push({ of, block, heading: headingOf(part, title, document), points: own, keyTerms, table: null })
  }
  return { title, sections: withTables(sections, tables).map(({ of: _, block: __, ...section }) => section) }
}

/** A section of the notes with the numbers of the section that it is of and of its first block. */
type PlacedSection = NotesSection & { of: number; block: number }

/** `sections` with the `tables` among them, each with what the text has before or after it under one heading, or alone. */
function withTables(sections: readonly PlacedSection[], tables: readonly FoundTable[]): PlacedSection[] {
  const placed = sections.map((section) => ({ ...section }))
  const alone: PlacedSection[] = []
  for (const { columns, rows, from, heading, nextHeading, title } of tables) {
    const beside = placed.filter(({ block }) => heading < block && block < nextHeading)
    const host = beside.findLast(({ block }) => block < from) ?? beside[0]
    const isFirst = !alone.some(({ block }) => heading < block && block < nextHeading)
    if (host && !host.table) host.table = { columns, rows }
    else
      alone.push({
        of: -1,
        block: from,
        heading: host || !isFirst ? '' : title,
        points: [],
        keyTerms: [],
        table: { columns, rows },
      })
  }
  return [...placed, ...alone].toSorted((a, b) => a.block - b.block)
}

/** `points` that say anything new, with their details or by themselves; what is said now is added to `said`. */
function withoutRepeats(points: readonly NotesPoint[], said: Set<string>): NotesPoint[] {
  return points.filter(({ text, details }) => {
    const lines = [text, ...details]
    const isNew = lines.some((line) => !said.has(line))
    for (const line of lines) said.add(line)
    return isNew
  })
}

const isDefined = ({ start, end }: Place, defined: readonly Definition[]): boolean =>
  defined.some(({ card }) => card.start < end && card.end > start)

/** `points` without the sentences that say no more than the definition of a key term. */
function withoutDefined(
  points: ReadonlyMap<number, Point>,
  { sentences }: Part,
  defined: readonly Definition[],
): ReadonlyMap<number, Point> {
  return new Map(
    sentences.flatMap((sentence) => {
      const point = points.get(sentence.id)
      return point && !isDefined(sentence, defined) ? [[sentence.id, point] as const] : []
    }),
  )
}
