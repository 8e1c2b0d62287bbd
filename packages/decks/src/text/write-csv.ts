import type { TextCard } from './text-card.ts'

const HEADER = ['question', 'answer', 'tags', 'kind']
/** A spreadsheet would take these for a calculation and run it. */
const TO_GUARD = /^'*(?:[=@+]|-(?!\d))/

/** A spreadsheet of cards, as Excel reads it too: UTF-8 with its mark, and lines that end as on Windows. */
export const writeCsv = (cards: readonly TextCard[]): string =>
  `\uFEFF${[HEADER, ...cards.map(({ question, answer, tags, kind }) => [question, answer, tags.join(' '), kind])]
    .map((row) => row.map(asCell).join(','))
    .join('\r\n')}\r\n`

function asCell(text: string): string {
  const guarded = TO_GUARD.test(text) ? `'${text}` : text
  return /["\n\r,]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
