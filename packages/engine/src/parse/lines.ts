import type { MappedText } from './mapped-text.ts'
import { dropInlineMarks, markedSpans } from './markup.ts'

/** One line of the student's text, its inline marks read and dropped. */
export type Line = {
  readonly content: MappedText
  readonly text: string
  /** Spaces before the first character; a tab counts four, a wide one, with which paragraphs begin, none. */
  readonly indent: number
  /** The words printed bold, underlined or highlighted. */
  readonly marked: readonly string[]
  /** Whether it stands in a block that is set apart, such as a quotation. */
  readonly isQuoted: boolean
}

const REPEATS_OF_A_HEADER = 3
const LONGEST_HEADER = 60
const SENTENCE_END = /[。.!?！？:：]$/
const LEADER_DOTS = /(?:\.{4,}|…{2,}|·{4,})\s*\d+$/
const FURNITURE =
  /^(?:[-_=*·.\s]{3,}|\d{1,4}|page \d+(?: of \d+)?|第?\s?\d+\s?页|第?\s?\d+\s?頁|https?:\/\/\S+|[|\s:-]+|\^[\w-]{3,40})$/i
/** The line under the titles of the columns of a table in Markdown. */
export const TABLE_RULE = /^[ \t]{0,40}\|?[ \t]{0,40}:?-{2,}:?[ \t]{0,40}\|[ \t:|-]*$/
const CLOSED_ROW = /^\s*\|.*[^\\]\|\s*$/
const BORDER = /[ \t]{0,300}(?<!\\)\|[ \t]{0,300}/g
const QUOTE_MARK = /^(?:>[ \t]?){1,9}(?=[^>])/g
const LIST_OR_HEADING_MARK = /^(?:[-*+•●▪◦‣·–]\s|#{1,6}\s|\d{1,2}[.)、）]\s?)/

/** The lines of `text`, blank ones too. Page numbers, rules, contents entries and running headers become blank. */
export function splitLines(text: MappedText): Line[] {
  const lines: Line[] = []
  let from = 0
  let isInTable = false
  const raws = text.text.split('\n')
  for (const [index, raw] of raws.entries()) {
    isInTable = raw.includes('|') && (isInTable || TABLE_RULE.test(raws[index + 1] ?? '') || CLOSED_ROW.test(raw))
    lines.push(readLine(text.slice(from, from + raw.length), isInTable))
    from += raw.length + 1
  }
  const headers = repeatedHeaders(lines)
  return lines.map((line) => (isFurniture(line.text) || headers.has(line.text) ? blank(line) : line))
}

function readLine(raw: MappedText, isRow: boolean): Line {
  const lead = raw.text.slice(0, raw.text.length - raw.text.trimStart().length)
  const bare = raw.trim()
  const unquoted = bare.replace(QUOTE_MARK, '')
  const content = isRow ? readRow(unquoted) : dropInlineMarks(unquoted).trim()
  return {
    content,
    text: content.text,
    indent: lead.replace(/[^ \t]/g, '').replaceAll('\t', '    ').length,
    marked: markedSpans(raw.text),
    isQuoted: unquoted.text !== bare.text,
  }
}

/** A row with tabs between its cells, as those of other documents have them. */
function readRow(raw: MappedText): MappedText {
  const { text } = raw
  const cells = raw.slice(text.startsWith('|') ? 1 : 0, /[^\\]\|$/.test(text) ? text.length - 1 : text.length)
  return dropInlineMarks(cells.trim().replace(BORDER, '\t'))
}

const isFurniture = (text: string): boolean => FURNITURE.test(text) || LEADER_DOTS.test(text)

const blank = (line: Line): Line => ({
  content: line.content.slice(0, 0),
  text: '',
  indent: 0,
  marked: [],
  isQuoted: false,
})

/** Short unfinished lines that come back again and again: the titles that stand on every page or slide. */
function repeatedHeaders(lines: readonly Line[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { text } of lines) {
    if (!text || text.length > LONGEST_HEADER || SENTENCE_END.test(text) || LIST_OR_HEADING_MARK.test(text)) continue
    if (text.includes('\t') || !/[\p{L}\p{N}]/u.test(text)) continue
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= REPEATS_OF_A_HEADER).map(([text]) => text))
}
