import type { MappedText } from './mapped-text.ts'
import { dropInlineMarks, markedSpans } from './markup.ts'

/** One line of the student's text, its inline marks read and dropped. */
export type Line = {
  readonly content: MappedText
  readonly text: string
  /** Spaces before the first character; a tab counts four, a wide space, with which Chinese paragraphs begin, none. */
  readonly indent: number
  /** The words printed bold, underlined or highlighted. */
  readonly marked: readonly string[]
  /** Whether it stands in a block that is set apart, such as a quotation. */
  readonly isQuoted: boolean
  /** Whether it is a row of a table in Markdown, its cells parted by tabs. */
  readonly isRow: boolean
}

const REPEATS_OF_A_HEADER = 3
const LONGEST_HEADER = 60
/** How a sentence ends, or what announces something: no title that stands on every page. */
const NO_HEADER_END = /[。.!?！？:：]$/
const LEADER_DOTS = /(?:\.{4,}|…{2,}|·{4,})\s*\d+$/
const FURNITURE =
  /^(?:[-_=*·.\s]{3,}|\d{1,4}|page \d+(?: of \d+)?|第?\s?\d+\s?页|第?\s?\d+\s?頁|https?:\/\/\S+|[|\s:>-]+|\^[\w-]{3,40})$/i
const TABLE_RULE = /^\|?[ \t]{0,40}:?-+:?[ \t]{0,40}\|[ \t:|-]*$/
/** Without a line under its titles a table is known by its outer borders: '|x| = |y|' has no spaces beside them. */
const CLOSED_ROW = /^\|[ \t].*[ \t]\|$/
const BORDER = /[ \t]{0,20}(?<!\\)\|[ \t]{0,20}/g
/** '> 140 mmHg' is no quotation: it says that something is more. */
const QUOTE_MARK = /^(?:>[ \t]?){1,9}(?![ \t]*(?:[>=]|\d(?!\d{0,2}[.)、])))/g
const LIST_OR_HEADING_MARK = /^(?:[-*+•●▪◦‣·–]\s|#{1,6}\s|\d{1,2}[.)、）]\s?)/

/** The lines of `text`, blank ones too. Page numbers, rules, contents entries and running headers become blank. */
export function splitLines(text: MappedText): Line[] {
  const lines: Line[] = []
  let from = 0
  const raws = text.text.split('\n')
  const rows = rowsAmong(raws)
  for (const [index, raw] of raws.entries()) {
    lines.push(readLine(text.slice(from, from + raw.length), rows.has(index)))
    from += raw.length + 1
  }
  const headers = repeatedHeaders(lines)
  return lines.map((line) => (isFurniture(line.text) || headers.has(line.text) ? blank(line) : line))
}

const unquoted = (line: string): string => line.trim().replace(QUOTE_MARK, '')

/** Whether a line stands under the titles of the columns of a table in Markdown. */
export const isTableRule = (line: string): boolean => line.includes('|') && TABLE_RULE.test(unquoted(line))

/** The numbers of the lines that are rows of tables: what stands above a rule, as many cells below it, and runs of closed rows. */
function rowsAmong(raws: readonly string[]): ReadonlySet<number> {
  const rows = new Set<number>()
  let cells = 0
  const cellsOf = (index: number): number => (raws[index]?.includes('|') ? (raws[index]?.split('|').length ?? 0) : 0)
  const isClosed = (index: number): boolean => CLOSED_ROW.test(unquoted(raws[index] ?? ''))
  for (const [index, raw] of raws.entries()) {
    const own = cellsOf(index)
    const opens =
      own > 0 &&
      (isTableRule(raws[index + 1] ?? '') || (isClosed(index) && isClosed(index + 1) && cellsOf(index + 1) === own))
    if (opens) cells = own
    else if (own === 0 || !(isTableRule(raw) || own === cells || (cells > 0 && isClosed(index)))) cells = 0
    if (cells > 0) rows.add(index)
  }
  return rows
}

function readLine(raw: MappedText, isRow: boolean): Line {
  const lead = raw.text.slice(0, raw.text.length - raw.text.trimStart().length)
  const bare = raw.trim()
  const words = bare.replace(QUOTE_MARK, '').trim()
  const content = isRow ? readRow(words) : dropInlineMarks(words).trim()
  return {
    content,
    text: content.text,
    indent: lead.replace(/[^ \t]/g, '').replaceAll('\t', '    ').length,
    marked: markedSpans(raw.text),
    isQuoted: words.text !== bare.text,
    isRow,
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
  isRow: false,
})

/** Short unfinished lines that come back again and again: the titles that stand on every page or slide. */
function repeatedHeaders(lines: readonly Line[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { text } of lines) {
    if (!text || text.length > LONGEST_HEADER || NO_HEADER_END.test(text) || LIST_OR_HEADING_MARK.test(text)) continue
    if (text.includes('\t') || !/[\p{L}\p{N}]/u.test(text)) continue
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= REPEATS_OF_A_HEADER).map(([text]) => text))
}
