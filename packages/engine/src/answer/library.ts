import { parseDocument, type StudyDocument } from '../document.ts'
import { defines } from './choose-lines.ts'
import { type Definition, definitionsOf, findDefinition } from './definitions.ts'
import { type Line, LineIndex } from './line-index.ts'
import { names } from './names.ts'
import type { SearchTerm } from './search-terms.ts'

/** Notes made ready to be asked. */
export type Library = {
  readonly notes: string
  readonly document: StudyDocument
  readonly index: LineIndex
  readonly definitions: readonly Definition[]
}

/** The notes asked about last: the questions of a talk are about the same notes, and reading them takes most of the time. */
let latest: Library | undefined

/** `notes`, read and indexed; those of the last question are kept. */
export function libraryOf(notes: string): Library {
  if (latest?.notes === notes) return latest
  const document = parseDocument(notes)
  latest = { notes, document, index: new LineIndex(document), definitions: definitionsOf(document) }
  return latest
}

/** The line that defines `subject`, searched as typed and, by `terms`, with its typing errors repaired. */
export function definingLine(
  { definitions, index }: Library,
  subject: string,
  terms: readonly SearchTerm[],
): Line | undefined {
  const repaired = terms.map(({ text }) => text).join(' ')
  const found = findDefinition(definitions, subject) ?? findDefinition(definitions, repaired)
  if (found) return index.lines.find(({ start, end }) => start < found.end && found.start < end)
  return index.lines.find((line) => names(line, subject)) ?? index.lines.find((line) => defines(line, subject, terms))
}
