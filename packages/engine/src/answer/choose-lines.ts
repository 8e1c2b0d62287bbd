import type { Place } from '../document.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { ANSWER_MARKS } from './data/question-kinds.ts'
import type { Line, LineIndex, RankedLine } from './line-index.ts'
import type { Question } from './question.ts'
import { type SearchTerm, termKey } from './search-terms.ts'

export const MOST_LINES = 3
/** What a sentence must have of the best one's score to be cited beside it. */
const LEAST_OF_BEST = 0.7
const BONUS = { mark: 0.15, subjectFirst: 0.25, leaning: -0.1, row: -0.3 }
/** So much a passage that may answer shows of the sentences around the one that was found, in characters. */
const LONGEST_EXCERPT = 420
const LEANS = /^(?:this|these|it|its|they|their|such|that|he|she|both)\b|^(?:这|它|其|该|此|他|她)/i

/** '十、', '3.', '•' before an item of a list. */
const ITEM_MARK = /^(?:[一二三四五六七八九十]+、|\d{1,2}[.)、]|[•*-])\s*(?:\*\*)?/
/** How far after its subject the verb of a definition may stand. */
const LONGEST_LEAD = 8

/** Whether a sentence says something, rather than asking or setting a task. */
export const states = ({ text }: Line): boolean =>
  !/[?？]["”’」』]?$/.test(text) &&
  !/^(?:Explain|Describe|Discuss|Compute|Calculate|Compare|List|Define|State)\b/.test(text) &&
  !/^(?:请|請|试|試)/.test(text)

/** Whether a sentence needs the one before it to be understood. */
const leans = ({ text }: Line): boolean => LEANS.test(simplifiedShadow(text))

/**
 * `ranked` in the order in which its lines answer `question` by their form as well. Those that only ask are left out, and
 * where an example is wanted those that give none.
 */
export function byForm(ranked: readonly RankedLine[], question: Question): RankedLine[] {
  const stating = ranked.filter(({ line }) => states(line))
  const examples = question.kind === 'example' ? stating.filter(({ line }) => hasMark(line, question)) : []
  return (examples.length > 0 ? examples : stating)
    .map((one) => ({ ...one, score: one.score + formOf(one.line, question) * one.coverage }))
    .toSorted((a, b) => b.score - a.score || a.line.id - b.line.id)
}

/** Whether a line has the words by which answers to such a question are known. */
export const hasMark = ({ text }: Pick<Line, 'text'>, { kind }: Question): boolean =>
  ANSWER_MARKS[kind]?.test(simplifiedShadow(text)) ?? false

/** What the form of a sentence says for it. */
function formOf(line: Line, question: Question): number {
  const { subjects, terms } = question
  const isSubjectFirst = subjects.some((subject) => opensWith(line, subject, terms))
  return (
    (hasMark(line, question) ? BONUS.mark : 0) +
    (isSubjectFirst ? BONUS.subjectFirst : 0) +
    (leans(line) ? BONUS.leaning : 0) +
    (line.isRow && question.kind !== 'count' ? BONUS.row : 0)
  )
}

/**
 * The sentences that answer, at most three: the best first, the others as they stand in the notes. `lead` comes first in
 * any case.
 */
export function chooseLines(ranked: readonly RankedLine[], index: LineIndex, lead?: Line): Line[] {
  const best = ranked[0]
  const first = lead ?? best?.line
  if (!first) return []
  const others = ranked
    .filter(({ line, score }) => line.id !== first.id && score >= LEAST_OF_BEST * (best?.score ?? 1))
    .map(({ line }) => line)
    .slice(0, MOST_LINES - 1)
  return withAntecedent(first, others, index)
}

/** Puts the sentence before in front of one that leans on it. */
function withAntecedent(first: Line, others: readonly Line[], { lines }: LineIndex): Line[] {
  const rest = others.toSorted((a, b) => a.id - b.id)
  const before = lines[first.id - 1]
  if (!leans(first) || before?.title !== first.title) return [first, ...rest]
  return [before, first, ...rest.filter(({ id }) => id !== before.id)].slice(0, MOST_LINES)
}

/**
 * At most three excerpts around the lines that may answer, best first: each the sentence with those beside it, as what is
 * asked is often said in the next one.
 */
export function chooseExcerpts(ranked: readonly RankedLine[], { lines }: LineIndex): Excerpt[] {
  const excerpts: Excerpt[] = []
  for (const { line } of ranked) {
    if (excerpts.length === MOST_LINES) break
    if (excerpts.some(({ start, end, parts }) => (line.start < end && line.end > start) || parts.some(isSame(line))))
      continue
    excerpts.push(excerptAround(line, lines, excerpts))
  }
  return excerpts
}

const isSame =
  ({ text }: Line) =>
  (other: Line): boolean =>
    other.text === text

function excerptAround(line: Line, lines: readonly Line[], taken: readonly Excerpt[]): Excerpt {
  const own = [line]
  for (const at of [line.id + 1, line.id - 1]) {
    const other = lines[at]
    if (!other || other.title !== line.title || line.isRow || other.isRow) continue
    const isTaken = taken.some(({ start, end }) => other.start < end && other.end > start)
    const length = other.text.length + own.reduce((sum, { text }) => sum + text.length, 0)
    if (!isTaken && length <= LONGEST_EXCERPT) own.push(other)
  }
  const inOrder = own.toSorted((a, b) => a.id - b.id)
  return {
    start: inOrder[0]?.start ?? line.start,
    end: inOrder.at(-1)?.end ?? line.end,
    parts: inOrder,
  }
}

/** Sentences that stand side by side. */
export type Excerpt = Place & { readonly parts: readonly Line[] }

/** Whether a sentence opens with `subject`, as typed or, in `terms`, with its typing errors repaired. */
function opensWith({ text }: Line, subject: string, terms: readonly SearchTerm[]): boolean {
  const opening = simplifiedShadow(text)
    .toLowerCase()
    .replace(ITEM_MARK, '')
    .replace(/^(?:an?|the)\s+/, '')
  if (opening.startsWith(simplifiedShadow(subject).toLowerCase())) return true
  const key = terms.map((term) => term.text).join(' ')
  return /^[a-z ]+$/.test(key) && termKey(opening.split(' ').slice(0, terms.length).join(' ')) === key
}

/** Whether `line` says what `subject` is, in its first words. */
export function defines(line: Line, subject: string, terms: readonly SearchTerm[]): boolean {
  const { index = Number.POSITIVE_INFINITY } = ANSWER_MARKS.definition?.exec(simplifiedShadow(line.text)) ?? {}
  return index <= subject.length + LONGEST_LEAD && opensWith(line, subject, terms)
}
