import { proposeCandidates } from './cards/find-candidates.ts'
import { type Definition, definitionsIn, definitionsOf } from './definitions.ts'
import { parseDocument } from './document.ts'
import { capitalise } from './en/segment.ts'
import { densityFor } from './notes/density.ts'
import { choosePoints, type Point, pointsOf } from './notes/points.ts'
import { summarise } from './notes/summary.ts'
import { divideIntoParts, headingOf, type Part, titleOfDocument } from './parts.ts'
import { salienceOf } from './salience.ts'
import { statementsOf } from './statements.ts'
import { studyTermsOf } from './study-terms.ts'

type KeyTerm = { term: string; definition: string }
type NotesSection = { heading: string; points: string[]; keyTerms: KeyTerm[] }
/** Notes of the built-in engine: sentences of the student's own text, chosen and put in order. */
export type Notes = { title: string; sections: NotesSection[]; summary: string[] }

/**
 * Notes from `text`: about a fifth of its sentences by part, the terms it defines, and a summary of three to six
 * sentences. `purpose` (any words: 'summary', 'detailed', 'vocabulary', '考试' …) shifts how much is taken. Parts follow the
 * headings; a long stretch without any is cut where its vocabulary changes. A text that holds nothing fit gives no
 * sections. 100,000 words take about 1.5 s of CPU.
 */
export function makeNotes(text: string, options: { purpose?: string } = {}): Notes {
  const document = parseDocument(text)
  const { share, terms: mostTerms } = densityFor(options.purpose ?? '')
  const definitions = definitionsOf(proposeCandidates(document))
  const terms = studyTermsOf(document, new Set(definitions.map(({ name }) => name)))
  const parts = divideIntoParts(document, terms)
  const points = pointsOf(document, statementsOf(document), salienceOf(document))
  const title = titleOfDocument(document, terms)
  const chosen = parts.map((part) => {
    const defined = definitionsIn(part.sentences, definitions).slice(0, mostTerms)
    return { part, defined, points: choosePoints(part, withoutDefined(points, part, defined), share) }
  })
  return {
    title,
    sections: chosen
      .filter(({ defined, points: own }) => defined.length + own.length > 0)
      .map(({ part, defined, points: own }) => ({
        heading: headingOf(part, title, document),
        points: own.map((point) => point.text),
        keyTerms: defined.map(({ name, meaning }) => ({ term: capitalise(name), definition: meaning })),
      })),
    summary: summarise(
      parts.map((part) => choosePoints(part, points, share)),
      document.sentences.length,
    ),
  }
}

/** `points` without the sentences that say no more than the definition of a key term. */
function withoutDefined(
  points: ReadonlyMap<number, Point>,
  { sentences }: Part,
  defined: readonly Definition[],
): ReadonlyMap<number, Point> {
  const isDefined = ({ start, end }: { start: number; end: number }): boolean =>
    defined.some(({ card }) => card.start < end && card.end > start)
  return new Map(
    sentences.flatMap((sentence) => {
      const point = points.get(sentence.id)
      return point && !isDefined(sentence) ? [[sentence.id, point] as const] : []
    }),
  )
}
