import type { StudyDocument } from '../document.ts'
import { UNREAD_SECTION } from '../parse/data/headings.ts'
import { titleOf } from '../parse/headings.ts'
import { OMISSION } from '../parse/markup.ts'
import { withFormulas } from './formulas.ts'

/** A table of the text: the titles of its columns, which may be empty, and its rows. */
export type Table = { columns: string[]; rows: string[][] }
export type FoundTable = Table & {
  /** The numbers of its first block and of the one after its last. */
  readonly from: number
  readonly to: number
  /** The number of the heading that it stands under, -1 where there is none. */
  readonly heading: number
  readonly title: string
}

/** More is a collection of figures, to be looked up in the text. */
const MOST_ROWS = 40
const MOST_COLUMNS = 8
const LONGEST_TITLE = 300
/** Cells of two columns may be a list of words; with this line under the first row they are a table. */
const RULE = /\n[ \t]*\|[ \t:|-]*-[ \t:|-]*\|/

/** The tables of `document`, in order, as far as they can be told whole. */
export function tablesOf(document: StudyDocument): FoundTable[] {
  const { blocks, source } = document
  const tables: FoundTable[] = []
  let heading = -1
  for (let at = 0; at < blocks.length; at++) {
    if (blocks[at]?.kind === 'heading') heading = at
    let end = at
    while (blocks[end]?.text.includes('\t')) end++
    if (end === at) continue
    const lines = blocks.slice(at, end).map((block) => withFormulas(document, block) ?? block.text)
    const [columns = [], ...rows] = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
    const isRuled = RULE.test(source.slice(blocks[at]?.end, blocks[at + 1]?.start))
    const title = titleOf(blocks[heading]?.text ?? '')
    const isEven = columns.length > 2 && rows.length > 1 && rows.every(({ length }) => length === columns.length)
    if ((isRuled || isEven) && !UNREAD_SECTION.test(title) && isTellable([columns, ...rows])) {
      const isHeaded = isRuled || columns.every((cell, index) => !/\d/.test(cell) || !/\d/.test(rows[0]?.[index] ?? ''))
      const told = isHeaded ? { columns, rows } : { columns: columns.map(() => ''), rows: [columns, ...rows] }
      tables.push({ ...told, from: at, to: end, heading, title })
    }
    at = end - 1
  }
  return tables
}

const isTellable = ([columns = [], ...rows]: readonly string[][]): boolean =>
  rows.length <= MOST_ROWS &&
  columns.length <= MOST_COLUMNS &&
  columns.every((cell) => cell.length <= LONGEST_TITLE) &&
  rows.every((row) => row.length <= columns.length && row.every((cell) => !cell.includes(OMISSION)))
