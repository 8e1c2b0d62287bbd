import { salienceOf } from '../salience.ts'
import { byForm, chooseExcerpts, chooseLines, MOST_LINES } from './choose-lines.ts'
import { compareSubjects } from './compare-subjects.ts'
import { confidenceOf } from './confidence.ts'
import { resolveQuestion, type Turn } from './follow-up.ts'
import { definingLine, type Library, libraryOf } from './library.ts'
import type { Line } from './line-index.ts'
import { type Phrases, phrasesIn, type ReplyLanguage } from './phrases.ts'
import { type Question, readQuestion } from './question.ts'
import { repairTypos } from './repair-typos.ts'
import type { SearchTerm } from './search-terms.ts'
import { type NotesAnswer, writeReply } from './write-reply.ts'

export type { Turn } from './follow-up.ts'
export type { ReplyLanguage } from './phrases.ts'
export type { NotesAnswer } from './write-reply.ts'

const MOST_TERMS = 6

/**
 * Answers `question` from `notes` alone, in their own words: up to three sentences that say it, or three short
 * excerpts that may; `history` is the talk so far, oldest
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
  const { lines, vocabulary } = library.index
  if (lines.length === 0) return withoutCitations(phrases.noNotes)
  const asked = resolveQuestion(question, history)
  if (asked.kind === 'summary' && asked.terms.every(({ text }) => !vocabulary.has(text))) {
    return writeReply(notes, summaryLines(library), phrases.summary, [])
  }
  if (asked.kind === 'terms') {
    const defining = definingLines(library)
    return defining.length > 0
      ? writeReply(notes, defining, phrases.terms, [])
      : writeReply(notes, summaryLines(library), phrases.summary, [])
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
  const { notes, index } = library
  const { kind, subjects, terms } = question
  const ranked = byForm(index.rank(terms), question)
  const definition = kind === 'definition' ? definingLine(library, subjects[0] ?? '', terms) : undefined
  const confidence = definition ? 'sure' : confidenceOf(ranked, question, index)
  if (confidence === 'none') return withoutCitations(phrases.notCovered)
  return confidence === 'sure'
    ? writeReply(notes, chooseLines(ranked, index, definition), phrases.found, remarks)
    : writeReply(notes, chooseExcerpts(ranked, index), phrases.perhaps, remarks)
}

/** The sentences that say most of what the notes are about, in order. */
function summaryLines({ document, index }: Library): Line[] {
  const salience = salienceOf(document)
  const byPlace = new Map(document.sentences.map(({ start, id }) => [start, salience.get(id) ?? 0]))
  return index.lines
    .toSorted((a, b) => (byPlace.get(b.start) ?? 0) - (byPlace.get(a.start) ?? 0))
    .slice(0, MOST_LINES)
    .toSorted((a, b) => a.id - b.id)
}

/** The sentences that define the terms of which the notes say most, in order. */
function definingLines({ definitions, index }: Library): Line[] {
  const weightOf = (terms: readonly string[]): number =>
    Math.min(...terms.map((term) => index.vocabulary.get(term) ?? 0))
  const known = new Set<string>()
  const lines = definitions
    .toSorted((a, b) => weightOf(b.terms) - weightOf(a.terms))
    .flatMap(({ key, start, end }) => {
      const line = known.has(key) ? undefined : index.lines.find((one) => one.start < end && start < one.end)
      known.add(key)
      return line ? [line] : []
    })
  return [...new Set(lines)].slice(0, MOST_TERMS).toSorted((a, b) => a.id - b.id)
}

/** What to say of words that were taken for misspelt ones. */
function repairRemarks(
  typed: readonly SearchTerm[],
  read: readonly SearchTerm[],
  question: string,
  { index }: Library,
  phrases: Phrases,
): string[] {
  return typed.flatMap(({ text }, at) => {
    const repaired = read[at]?.text
    if (!repaired || repaired === text) return []
    const typedWord = wordWithTerm(question, text)
    const line = index.lines.find(({ terms }) => terms.has(repaired))
    const readWord = line && wordWithTerm(line.text, repaired)
    return typedWord && readWord ? [phrases.repaired(typedWord, readWord.toLowerCase())] : []
  })
}

const wordWithTerm = (text: string, term: string): string | undefined =>
  text.match(/[\p{L}\p{N}]+/gu)?.find((word) => readQuestion(word).terms[0]?.text === term)
