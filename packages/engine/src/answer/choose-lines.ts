import { simplifiedShadow } from '../zh/simplified.ts'
import type { FoundPassage, Line, Passages } from './passages.ts'
import { ANSWER_MARKS, type Question } from './question.ts'
import { type SearchTerm, termKey } from './search-terms.ts'

const MOST_PASSAGES = 5
export const MOST_LINES = 3
/** What a sentence must have of the best one's score to be cited beside it. */
const LEAST_OF_BEST = 0.6
/** A word that stands in the heading only counts for so much. */
const TITLE_SHARE = 0.6
const BONUS = { mark: 0.25, subjectFirst: 0.25, passage: 0.1, leaning: -0.15 }
const LEANS = /^(?:this|these|it|its|they|their|such|that|he|she|both)\b|^(?:这|它|其|该|此|他|她)/i

/** How far after its subject the verb of a definition may stand. */
const LONGEST_LEAD = 8

type Scored = { readonly line: Line; readonly score: number }

/** Whether a sentence says something, rather than asking or setting a task. */
export const states = ({ text }: Line): boolean =>
  !/[?？]["”’」』]?$/.test(text) &&
  !/^(?:Explain|Describe|Discuss|Compute|Calculate|Compare|List|Define|State)\b/.test(text) &&
  !/^(?:请|請|试|試)/.test(text)

/** Whether a sentence needs the one before it to be understood. */
const leans = ({ text }: Line): boolean => LEANS.test(simplifiedShadow(text))

/**
 * The sentences of the best passages that answer `question`, at most three: the best first, the others as they stand in
 * the notes. `lead` comes first in any case.
 */
export function chooseLines(
  found: readonly FoundPassage[],
  question: Question,
  passages: Passages,
  lead?: Line,
): Line[] {
  const scored = scoreLines(found.slice(0, MOST_PASSAGES), question, passages)
  const best = scored[0]
  const first = lead ?? best?.line
  if (!first) return []
  const others = scored
    .filter(({ line, score }) => line.id !== first.id && score >= LEAST_OF_BEST * (best?.score ?? 1))
    .map(({ line }) => line)
    .slice(0, MOST_LINES - 1)
  return withAntecedent(first, others, passages)
}

/** Puts the sentence before in front of one that leans on it. */
function withAntecedent(first: Line, others: readonly Line[], { lines }: Passages): Line[] {
  const rest = others.toSorted((a, b) => a.id - b.id)
  const before = lines[first.id - 1]
  if (!leans(first) || before?.title !== first.title) return [first, ...rest]
  return [before, first, ...rest.filter(({ id }) => id !== before.id)].slice(0, MOST_LINES)
}

function scoreLines(found: readonly FoundPassage[], question: Question, passages: Passages): Scored[] {
  const top = found[0]?.score ?? 1
  const best = new Map<number, Scored>()
  for (const { passage, score: passageScore } of found) {
    for (const line of passage.lines.filter(states)) {
      const own = scoreLine(line, question, passages)
      if (own <= 0) continue
      const score = own + (BONUS.passage * passageScore) / top
      if (score > (best.get(line.id)?.score ?? 0)) best.set(line.id, { line, score })
    }
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score)
}

/** The share of the question that a sentence speaks of, and what its form says for it; 0 where it says nothing of it. */
function scoreLine(line: Line, { kind, subjects, terms }: Question, passages: Passages): number {
  const inTitle = new Set(termKey(line.title).split(' '))
  let whole = 0
  let covered = 0
  for (const term of terms) {
    const weight = passages.weightOf(term)
    whole += weight
    if (line.terms.has(term.text)) covered += weight
    else if (inTitle.has(term.text)) covered += weight * TITLE_SHARE
  }
  if (covered === 0) return 0
  const shadow = simplifiedShadow(line.text)
  const hasMark = ANSWER_MARKS[kind]?.test(shadow) ?? false
  const isSubjectFirst = subjects.some((subject) => opensWith(line, subject, terms))
  return (
    covered / whole +
    (hasMark ? BONUS.mark : 0) +
    (isSubjectFirst ? BONUS.subjectFirst : 0) +
    (leans(line) ? BONUS.leaning : 0)
  )
}

/** Whether a sentence opens with `subject`, as typed or, in `terms`, with its typing errors repaired. */
export function opensWith({ text }: Line, subject: string, terms: readonly SearchTerm[]): boolean {
  const opening = simplifiedShadow(text)
    .toLowerCase()
    .replace(/^(?:an?|the)\s+/, '')
  if (opening.startsWith(simplifiedShadow(subject).toLowerCase())) return true
  const key = terms.map((term) => term.text).join(' ')
  return /^[a-z ]+$/.test(key) && termKey(opening.split(' ').slice(0, terms.length).join(' ')) === key
}

/** Whether `line` says what `subject` is, in its first words. */
export function defines(line: Line, subject: string, terms: readonly SearchTerm[]): boolean {
  const mark = ANSWER_MARKS.definition?.exec(simplifiedShadow(line.text))
  return (
    mark !== undefined &&
    mark !== null &&
    mark.index <= subject.length + LONGEST_LEAD &&
    opensWith(line, subject, terms)
  )
}
