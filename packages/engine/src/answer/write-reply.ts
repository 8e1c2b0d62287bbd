import type { Place } from '../document.ts'
import { OMISSION } from '../parse/markup.ts'

/** Signs that Markdown would read as its own. */
const MARKDOWN_SIGN = /[\\`*_[\]<>#|~$]/g

/** A passage of the notes, to the letter: `text` is the notes from `start` to `end` (UTF-16 units). */
type Citation = { readonly text: string; readonly start: number; readonly end: number }

/**
 * `reply` is plain Markdown; [1] in it stands for the first citation. `isCovered` is false where
 * nothing in the notes is likely to answer; true where they answer or may.
 */
export type NotesAnswer = {
  readonly reply: string
  readonly citations: readonly Citation[]
  readonly isCovered: boolean
}

/** A sentence of the notes as it reads, and where it stands; or several side by side. */
type Quotable = Place & ({ readonly text: string } | { readonly parts: readonly (Place & { readonly text: string })[] })

/** A reply that quotes `lines` under `opening`, each with the number of its citation. */
export function writeReply(
  notes: string,
  lines: readonly Quotable[],
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

const cite = ({ start, end }: Quotable, notes: string): Citation => ({ text: notes.slice(start, end), start, end })

/** The sentence as it reads; one with a formula as the student wrote it, formula and all. */
function quote(line: Quotable, notes: string): string {
  if ('parts' in line) return line.parts.map((part) => quote(part, notes)).join(' ')
  return line.text.includes(OMISSION)
    ? notes.slice(line.start, line.end).replace(/\s+/g, ' ').trim()
    : line.text.replace(/\s+/g, ' ').replace(MARKDOWN_SIGN, '\\$&')
}
