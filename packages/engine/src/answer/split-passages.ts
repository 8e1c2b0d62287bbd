import type { Place } from '../document.ts'

/** A stretch of notes to the letter: `text` is the notes from `start` to `end`, in UTF-16 units. */
export type NotesPassage = Place & { readonly text: string }

/** From this length on, the next sentence begins a new passage; a paragraph of its own may be shorter. */
const FULL_CHARACTERS = 450
const SHORTEST_PARAGRAPH = 150
const LONGEST_SENTENCE = 900

/** A sentence with what follows it up to the next one, or a line. */
const SENTENCE = new RegExp(
  `[^\\n]{1,${LONGEST_SENTENCE}}?(?:[.!?](?=\\s)|[。！？；]|$|(?=\\n))\\s*|[^\\n]{1,${LONGEST_SENTENCE}}|\\n+`,
  'gu',
)
const PARAGRAPH_END = /\n\s*\n\s*$/

/**
 * All of `notes` in passages of a few sentences, in order and without overlap; only white space lies between them.
 * They are what a reader cites, so each is short enough to be read at a glance.
 */
export function splitPassages(notes: string): NotesPassage[] {
  const passages: NotesPassage[] = []
  let start = 0
  let end = 0
  const close = () => {
    const raw = notes.slice(start, end)
    const text = raw.trim()
    const from = start + raw.length - raw.trimStart().length
    if (text) passages.push({ text, start: from, end: from + text.length })
    start = end
  }
  for (const { 0: sentence, index } of notes.matchAll(SENTENCE)) {
    if (index - start + sentence.trimEnd().length > FULL_CHARACTERS) close()
    end = index + sentence.length
    if (end - start >= SHORTEST_PARAGRAPH && PARAGRAPH_END.test(sentence)) close()
  }
  close()
  return passages
}
