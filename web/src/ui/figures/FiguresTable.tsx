import { classNames } from '../../lib/class-names.ts'

export interface TableRow {
  key: string
  cells: readonly (string | number)[]
}

interface FiguresTableProps {
  heads: readonly string[]
  rows: readonly TableRow[]
  /** What the table is of, for whoever does not see what stands around it. */
  caption?: string
  /** Rows are told by words, which may be broken; else by dates and the like. */
  hasWords?: boolean
}

/** Figures in rows, each told by its first cell. */
export const FiguresTable = ({ heads, rows, caption, hasWords = false }: FiguresTableProps) => (
  <table className="w-full max-w-md text-sm tabular-nums">
    {caption && <caption className="sr-only">{caption}</caption>}
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col" className="py-1.5 pe-4 text-start align-bottom font-medium text-ink-soft">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [first, ...others] }) => (
        <tr key={key} className="border-line border-t">
          <th
            scope="row"
            className={classNames(
              'py-1.5 pe-4 text-start align-top font-normal',
              hasWords ? 'wrap-anywhere min-w-28' : 'whitespace-nowrap',
            )}
          >
            {first}
          </th>
          {others.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
            <td key={index} className="py-1.5 pe-4">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
