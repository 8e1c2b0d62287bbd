import type { StudyDocument } from './document.ts'
import { withFormulas } from './formulas.ts'
import { UNREAD_SECTION } from './parse/data/headings.ts'
import { titleOf } from './parse/headings.ts'
import { TABLE_RULE } from './parse/lines.ts'
import { OMISSION } from './parse/markup.ts'

/** A table of the text: the titles of its columns, which may be empty, and its rows. */
export type Table = { columns: string[]; rows: string[][] }
export type FoundTable = Table & {
  /** The numbers of its first block, of the one after its last, and of that of each row. */
  readonly from: number
  readonly to: number
  readonly rowBlocks: readonly number[]
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
  const { blocks } = document
  const tables: FoundTable[] = []
  let heading = -1
  for (let from = 0; from < blocks.length; from++) {
    if (blocks[from]?.kind === 'heading') heading = from
    let to = from
    while (blocks[to]?.text.includes('\t')) to++
    if (to === from) continue
    const table = readTable(document, from, to)
    const title = titleOf(blocks[heading]?.text ?? '')
    if (table && !UNREAD_SECTION.test(title)) {
      const next = blocks.findIndex(({ kind }, index) => index >= to && kind === 'heading')
      tables.push({ ...table, from, to, heading, nextHeading: next < 0 ? blocks.length : next, title })
    }
    from = to - 1
  }
  return tables
}

/** The blocks before `to` as a table. Two columns may be a list of words: with a line under the first row they are one. */
function readTable(document: StudyDocument, from: number, to: number) {
  const { blocks, source } = document
  const lines = blocks.slice(from, to).map((block, index) => {
    const text = withFormulas(document, block) ?? block.text
    return { cells: text.split('\t').map((cell) => cell.trim()), block: from + index }
  })
  const [first = { cells: [] }, ...others] = lines
  const told = others.filter(({ cells }) => cells.slice(1).some(Boolean))
  const columns = first.cells
  const gap = source.slice(blocks[from]?.end, blocks[from + 1]?.start).split('\n')
  const isRuled = gap.some((line) => TABLE_RULE.test(line))
  const isEven = columns.length > 2 && told.length > 1 && told.every(({ cells }) => cells.length === columns.length)
  if (!(isRuled || isEven) || !isTellable([columns, ...told.map(({ cells }) => cells)])) return null
  const isHeaded = isRuled || columns.every((cell, at) => !/\d/.test(cell) || !/\d/.test(told[0]?.cells[at] ?? ''))
  const rows = isHeaded ? told : [{ ...first, block: from }, ...told]
  return {
    columns: isHeaded ? columns : columns.map(() => ''),
    rows: rows.map(({ cells }) => cells),
    rowBlocks: rows.map(({ block }) => block),
  }
}

const isTellable = ([columns = [], ...rows]: readonly string[][]): boolean =>
  rows.length <= MOST_ROWS &&
  columns.length <= MOST_COLUMNS &&
  columns.every((cell) => cell.length <= LONGEST_TITLE) &&
  rows.every((row) => row.length <= columns.length && row.every((cell) => !cell.includes(OMISSION)))
