import { parseDocument, type StudyDocument } from '../document.ts'
import { defines } from './choose-lines.ts'
import { type Definition, definitionsOf, findDefinition } from './definitions.ts'
import { type FoundPassage, type Line, Passages } from './passages.ts'
import type { SearchTerm } from './search-terms.ts'

/** Notes made ready to be asked. */
export type Library = {
  readonly notes: string
  readonly document: StudyDocument
  readonly passages: Passages
  readonly definitions: readonly Definition[]
}

/** The share of a question's weight that a passage must speak of. */
const LEAST_COVERAGE = 0.6
/** The same where the notes lack the question's rarest word. */
const LEAST_COVERAGE_WITHOUT_RAREST = 0.75
const PASSAGES_COMPARED = 3

/** The notes asked about last: the questions of a talk are about the same notes, and reading them takes most of the time. */
let latest: Library | undefined

/** `notes`, read and indexed; those of the last question are kept. */
export function libraryOf(notes: string): Library {
  if (latest?.notes === notes) return latest
  const document = parseDocument(notes)
  latest = { notes, document, passages: new Passages(document), definitions: definitionsOf(document) }
  return latest
}

/** The line that defines `subject`, searched as typed and, by `terms`, with its typing errors repaired. */
export function definingLine(
  { definitions, passages }: Library,
  subject: string,
  terms: readonly SearchTerm[],
): Line | undefined {
  const repaired = terms.map(({ text }) => text).join(' ')
  const found = findDefinition(definitions, subject) ?? findDefinition(definitions, repaired)
  if (found) return passages.lines.find(({ start, end }) => start < found.end && found.start < end)
  return passages.lines.find((line) => defines(line, subject, terms))
}

/** Whether one of the best passages speaks of enough of the question to be its answer. */
export function isCovered(
  found: readonly FoundPassage[],
  terms: readonly SearchTerm[],
  { passages }: Library,
): boolean {
  const coverage = Math.max(0, ...found.slice(0, PASSAGES_COMPARED).map((passage) => passage.coverage))
  const rarest = terms.toSorted((a, b) => passages.weightOf(b) - passages.weightOf(a))[0]
  const isRarestKnown = rarest !== undefined && passages.vocabulary.has(rarest.text)
  return coverage >= (isRarestKnown ? LEAST_COVERAGE : LEAST_COVERAGE_WITHOUT_RAREST)
}
