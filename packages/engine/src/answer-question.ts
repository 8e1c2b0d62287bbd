import { chooseLines, MOST_LINES } from './answer/choose-lines.ts'
import { compareSubjects } from './answer/compare-subjects.ts'
import { resolveQuestion, type Turn } from './answer/follow-up.ts'
import { definingLine, isCovered, type Library, libraryOf } from './answer/library.ts'
import type { Line } from './answer/passages.ts'
import { type Phrases, phrasesIn, type ReplyLanguage } from './answer/phrases.ts'
import { ANSWER_MARKS, NEEDS_MARK, type Question, readQuestion } from './answer/question.ts'
import { repairTypos } from './answer/repair-typos.ts'
import type { SearchTerm } from './answer/search-terms.ts'
import { type NotesAnswer, writeNearest, writeReply } from './answer/write-reply.ts'
import { salienceOf } from './salience.ts'
import { simplifiedShadow } from './zh/simplified.ts'

export type { Turn } from './answer/follow-up.ts'
export type { ReplyLanguage } from './answer/phrases.ts'
export type { Citation, NotesAnswer } from './answer/write-reply.ts'

/** From this share of a question a passage is shown as the nearest to what it does not answer. */
const LEAST_NEARNESS = 0.35

/**
 * Answers `question` from `notes` alone, in their own sentences, at most three; `history` is the talk so far, oldest
 * turn first. Says so where the notes do not cover the question. Never fails. Reading 100,000 words takes about
 * 3 s of CPU, a further question about the same notes some 10 ms.
 */
export function answerFromNotes(
  notes: string,
  question: string,
  history: readonly Turn[],
  language: ReplyLanguage,
): NotesAnswer {
  const phrases = phrasesIn(language)
  const library = libraryOf(notes)
  const { lines, vocabulary } = library.passages
  if (lines.length === 0) return withoutCitations(phrases.noNotes)
  const asked = resolveQuestion(question, history)
  if (asked.kind === 'summary' && asked.terms.every(({ text }) => !vocabulary.has(text))) {
    return writeReply(notes, summaryLines(library), phrases.summary, [])
  }
  if (asked.terms.length === 0) return withoutCitations(phrases.askSomething)
  const repaired: Question = { ...asked, terms: repairTypos(asked.terms, vocabulary) }
  const remarks = repairRemarks(asked.terms, repaired.terms, question, library, phrases)
  const comparison = asked.kind === 'comparison' ? compareSubjects(library, asked) : null
  if (!comparison) return answerPlainly(library, repaired, phrases, remarks)
  const missing = comparison.missing.map((subject) => phrases.oneSideOnly(subject))
  return writeReply(notes, comparison.lines, phrases.found, [...remarks, ...missing])
}

const withoutCitations = (reply: string): NotesAnswer => ({ reply, citations: [], isCovered: false })

function answerPlainly(
  library: Library,
  question: Question,
  phrases: Phrases,
  remarks: readonly string[],
): NotesAnswer {
  const { notes, passages } = library
  const { kind, subjects, terms } = question
  const found = passages.find(terms)
  const definition = kind === 'definition' ? definingLine(library, subjects[0] ?? '', terms) : undefined
  if (!definition && !isCovered(found, terms, library)) {
    const isNear = (found[0]?.coverage ?? 0) >= LEAST_NEARNESS
    return writeNearest(notes, isNear ? chooseLines(found, question, passages)[0] : undefined, phrases)
  }
  const lines = chooseLines(found, question, passages, definition)
  return lines.some((line) => canAnswer(line, question))
    ? writeReply(notes, lines, phrases.found, remarks)
    : withoutCitations(phrases.notCovered)
}

const canAnswer = ({ text }: Line, { kind }: Question): boolean =>
  !NEEDS_MARK.has(kind) || (ANSWER_MARKS[kind]?.test(simplifiedShadow(text)) ?? true)

/** The sentences that say most of what the notes are about, in order. */
function summaryLines({ document, passages }: Library): Line[] {
  const salience = salienceOf(document)
  const byPlace = new Map(document.sentences.map(({ start, id }) => [start, salience.get(id) ?? 0]))
  return passages.lines
    .toSorted((a, b) => (byPlace.get(b.start) ?? 0) - (byPlace.get(a.start) ?? 0))
    .slice(0, MOST_LINES)
    .toSorted((a, b) => a.id - b.id)
}

/** What to say of words that were taken for misspelt ones. */
function repairRemarks(
  typed: readonly SearchTerm[],
  read: readonly SearchTerm[],
  question: string,
  { passages }: Library,
  phrases: Phrases,
): string[] {
  return typed.flatMap(({ text }, index) => {
    const repaired = read[index]?.text
    if (!repaired || repaired === text) return []
    const typedWord = wordWithTerm(question, text)
    const line = passages.lines.find(({ terms }) => terms.has(repaired))
    const readWord = line && wordWithTerm(line.text, repaired)
    return typedWord && readWord ? [phrases.repaired(typedWord, readWord.toLowerCase())] : []
  })
}

const wordWithTerm = (text: string, term: string): string | undefined =>
  text.match(/[\p{L}\p{N}]+/gu)?.find((word) => readQuestion(word).terms[0]?.text === term)
