import type { StudyDocument } from './document.ts'
import { withFormulas } from './formulas.ts'
import { UNREAD_SECTION } from './parse/data/headings.ts'
import { titleOf } from './parse/headings.ts'
import { isTableRule } from './parse/lines.ts'
import { OMISSION } from './parse/markup.ts'

/** A table of the text: the titles of its columns, which may be empty, and its rows. */
export type Table = { columns: string[]; rows: string[][] }
export type FoundTable = Table & {
  /** The numbers of its first block and of the one after its last. */
  readonly from: number
  readonly to: number
  /** The numbers of the heading that it stands under, -1 where there is none, and of the next. */
  readonly heading: number
  readonly nextHeading: number
  readonly title: string
}

/** More is a collection of figures, to be looked up in the text. */
const MOST_ROWS = 40
const MOST_COLUMNS = 8
const LONGEST_TITLE = 300

/** The tables of `document`, in order, as far as they can be told whole. */
export function tablesOf(document: StudyDocument): FoundTable[] {
  const { blocks, source } = document
  const isRow = (at: number): boolean => blocks[at]?.kind === 'row' || blocks[at]?.text.includes('\t') === true
  const isRuled = (at: number): boolean =>
    source
      .slice(blocks[at]?.end, blocks[at + 1]?.start)
      .split(/\r?\n/)
      .some(isTableRule)
  const nextHeadings = blocks.map(({ kind }, index) => (kind === 'heading' ? index : blocks.length))
  for (let at = blocks.length - 2; at >= 0; at--)
    nextHeadings[at] = Math.min(nextHeadings[at] ?? 0, nextHeadings[at + 1] ?? 0)
  const tables: FoundTable[] = []
  let heading = -1
  for (let from = 0; from < blocks.length; from++) {
    if (blocks[from]?.kind === 'heading') heading = from
    let to = from
    while (isRow(to) && (to === from || !isRuled(to))) to++
    if (to === from) continue
    const table = readTable(document, from, to, isRuled(from))
    const title = titleOf(blocks[heading]?.text ?? '')
    if (table && !UNREAD_SECTION.test(title))
      tables.push({ ...table, from, to, heading, nextHeading: nextHeadings[from] ?? blocks.length, title })
    from = to - 1
  }
  return tables
}

/** The blocks before `to` as a table. Two columns may be a list of words: with a rule under the first row they are one. */
function readTable(document: StudyDocument, from: number, to: number, isRuled: boolean): Table | null {
  const [first = [], ...others] = document.blocks.slice(from, to).map((block) => {
    const text = withFormulas(document, block) ?? block.text
    return text.split('\t').map((cell) => cell.trim().replaceAll('\\|', '|'))
  })
  const rows = others.filter((row) => row.some(Boolean))
  const isEven = first.length > 2 && rows.length > 1 && rows.every(({ length }) => length === first.length)
  if (rows.length === 0 || !(isRuled || isEven) || !isTellable([first, ...rows])) return null
  const isHeaded = isRuled || first.every((cell, at) => !/\d/.test(cell) || !/\d/.test(rows[0]?.[at] ?? ''))
  return isHeaded ? { columns: first, rows } : { columns: first.map(() => ''), rows: [first, ...rows] }
}

const isTellable = ([columns = [], ...rows]: readonly string[][]): boolean =>
  rows.length <= MOST_ROWS &&
  columns.length <= MOST_COLUMNS &&
  columns.every((cell) => cell.length <= LONGEST_TITLE) &&
  rows.every((row) => row.length <= columns.length) &&
  ![columns, ...rows].flat().some((cell) => cell.includes(OMISSION))
