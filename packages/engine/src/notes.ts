import { proposeCandidates } from './cards/find-candidates.ts'
import { type Definition, definitionsIn, definitionsOf } from './definitions.ts'
import { type Place, parseDocument } from './document.ts'
import { capitalise } from './en/segment.ts'
import { densityFor } from './notes/density.ts'
import { choosePoints, type Point, pointsOf } from './notes/points.ts'
import { under } from './parse/headings.ts'
import { divideIntoParts, headingOf, type Part, titleOfDocument } from './parts.ts'
import { salienceOf } from './salience.ts'
import { statementsOf } from './statements.ts'
import { studyTermsOf } from './study-terms.ts'

type KeyTerm = { term: string; definition: string }
/** A sentence that stands alone, and those that go on from it. */
type NotesPoint = { text: string; details: string[] }
type NotesSection = { heading: string; points: NotesPoint[]; keyTerms: KeyTerm[] }
/** Notes of the built-in engine: sentences of the student's own text, chosen and put in order. */
export type Notes = { title: string; sections: NotesSection[] }

/**
 * Notes from `text`: about half of its sentences by part, and the terms it defines. `purpose` (any words: 'summary',
 * 'detailed', 'vocabulary', '考试' …) shifts how much is taken; where `text` is one of many `pieces`, it is less. Parts follow the
 * headings; a long stretch without any is cut where its vocabulary changes. A text that holds nothing fit gives no
 * sections. 100,000 words take about 1.5 s of CPU.
 */
export function makeNotes(text: string, options: { purpose?: string; pieces?: number } = {}): Notes {
  const document = parseDocument(text)
  const density = densityFor(options.purpose ?? '', options.pieces ?? 1)
  const definitions = definitionsOf(proposeCandidates(document))
  const terms = studyTermsOf(document, new Set(definitions.map(({ name }) => name)))
  const parts = divideIntoParts(document, terms)
  const points = pointsOf(document, statementsOf(document), salienceOf(document))
  const title = titleOfDocument(document, terms)
  const said = new Set<string>()
  const sections: (NotesSection & { of: number | undefined })[] = []
  for (const part of parts) {
    const defined = definitionsIn(part.sentences, definitions).slice(0, density.terms)
    for (const sentence of part.sentences) if (isDefined(sentence, defined)) said.add(sentence.text)
    const own = withoutRepeats(withDetails(choosePoints(part, withoutDefined(points, part, defined), density)), said)
    if (defined.length + own.length === 0) continue
    const keyTerms = defined.map(({ name, meaning }) => ({ term: capitalise(name), definition: meaning }))
    const of = part.sentences[0]?.section
    const last = sections.at(-1)
    // A long section that has its author's title keeps that throughout.
    if (last?.of === of && last && !part.hasOwnTitle && document.sections[of ?? -1]?.title) {
      last.points.push(...own)
      last.keyTerms.push(...keyTerms)
    } else sections.push({ of, heading: headingOf(part, title, document), points: own, keyTerms })
  }
  return { title, sections: sections.map(({ of: _, ...section }) => section) }
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

/** What goes on from a point, under it; what announces a list within a list stands over that by itself, after what both stand under. */
function withDetails(points: readonly Point[]): NotesPoint[] {
  const heads = new Map<number | null, NotesPoint>()
  const gathered: NotesPoint[] = []
  const parted = new Set<NotesPoint>()
  for (const { sentence, text, after, isLead } of points) {
    const head = heads.get(after)
    const isParted = head !== undefined && isLead === true && isTitle(head.text)
    if (head && !isParted) head.details.push(text)
    else gathered.push({ text: isParted ? under(head.text, text) : text, details: [] })
    if (isParted) parted.add(head)
    heads.set(sentence.id, head && !isParted ? head : (gathered.at(-1) as NotesPoint))
  }
  return gathered.filter((point) => point.details.length > 0 || !parted.has(point))
}

const LONGEST_TITLE = 40
const isTitle = (text: string): boolean => text.length <= LONGEST_TITLE && !/[.。．;；]$/.test(text)

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
