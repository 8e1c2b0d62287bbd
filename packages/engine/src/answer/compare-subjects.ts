import { byForm, MOST_LINES, states } from './choose-lines.ts'
import { definingLine, type Library } from './library.ts'
import type { Line } from './line-index.ts'
import { type Question, readQuestion } from './question.ts'
import { repairTypos } from './repair-typos.ts'

/** Sentences for a comparison, and the subjects that the notes say nothing of. */
export type Comparison = { readonly lines: readonly Line[]; readonly missing: readonly string[] }

/** A sentence on each of the two subjects of `question`, and one that names both; null where neither is found. */
export function compareSubjects(library: Library, { subjects }: Question): Comparison | null {
  const [left = '', right = ''] = subjects
  const sides = completeSubjects(left, right).map((subject) => ({ subject, line: lineAbout(library, subject) }))
  const own = sides.flatMap(({ line }) => line ?? [])
  if (own.length === 0) return null
  const both = library.index.lines.find(
    (line) => !own.includes(line) && states(line) && sides.every(({ subject }) => holdsAll(line, subject)),
  )
  return {
    lines: [...new Set([...own, ...(both ? [both] : [])])].slice(0, MOST_LINES),
    missing: sides.filter(({ line }) => !line).map(({ subject }) => subject),
  }
}

/** 'internal and external fragmentation': the left side leaves out the noun of the right. */
function completeSubjects(left: string, right: string): readonly string[] {
  const words = right.split(' ')
  return left.includes(' ') || words.length === 1 ? [left, right] : [`${left} ${words.at(-1)}`, right]
}

function lineAbout(library: Library, subject: string): Line | undefined {
  const { index } = library
  const terms = repairTypos(readQuestion(subject).terms, index.vocabulary)
  const definition = definingLine(library, subject, terms)
  if (definition) return definition
  const question: Question = { kind: 'definition', subjects: [subject], terms }
  return byForm(index.rank(terms), question).find(({ line }) => holdsAll(line, subject))?.line
}

const holdsAll = (line: Line, subject: string): boolean => {
  const { terms } = readQuestion(subject)
  return terms.length > 0 && terms.every(({ text }) => line.terms.has(text))
}
