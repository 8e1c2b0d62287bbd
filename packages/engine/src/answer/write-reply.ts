import { OMISSION } from '../parse/markup.ts'
import type { Line } from './passages.ts'
import type { Phrases } from './phrases.ts'

/** Signs that Markdown would read as its own. */
const MARKDOWN_SIGN = /[\\`*_[\]<>#|~$]/g

/** A passage of the notes, to the letter: `text` is the notes from `start` to `end` (UTF-16 units). */
export type Citation = { readonly text: string; readonly start: number; readonly end: number }

/** `reply` is plain Markdown; [1] in it stands for the first citation. `isCovered` is false where the notes do not say. */
export type NotesAnswer = {
  readonly reply: string
  readonly citations: readonly Citation[]
  readonly isCovered: boolean
}

/** A reply that quotes `lines` under `opening`, each with the number of its citation. */
export function writeReply(
  notes: string,
  lines: readonly Line[],
  opening: string,
  remarks: readonly string[],
): NotesAnswer {
  const quotes = lines.map((line, index) => `> ${quote(line, notes)} [${index + 1}]`)
  return {
    reply: [opening, ...quotes, ...remarks].join('\n\n'),
    citations: lines.map((line) => cite(line, notes)),
    isCovered: true,
  }
}

/** A reply that the notes do not cover the question, with the sentence nearest to it where there is one. */
export function writeNearest(notes: string, line: Line | undefined, phrases: Phrases): NotesAnswer {
  if (!line) return { reply: phrases.notCovered, citations: [], isCovered: false }
  return {
    reply: [`${phrases.notCovered} ${phrases.nearest}`, `> ${quote(line, notes)} [1]`].join('\n\n'),
    citations: [cite(line, notes)],
    isCovered: false,
  }
}

const cite = ({ start, end }: Line, notes: string): Citation => ({ text: notes.slice(start, end), start, end })

/** The sentence as it reads; one with a formula as the student wrote it, formula and all. */
const quote = ({ text, start, end }: Line, notes: string): string =>
  text.includes(OMISSION)
    ? notes.slice(start, end).replace(/\s+/g, ' ').trim()
    : text.replace(/\s+/g, ' ').replace(MARKDOWN_SIGN, '\\$&')
