import { FiguresTable, type TableRow } from './FiguresTable.tsx'

interface DataTableProps {
  /** What opens it: 'Show as a table'. */
  label: string
  heads: readonly string[]
  rows: readonly TableRow[]
}

/** The figures of a plot, folded away under it. */
export const DataTable = ({ label, heads, rows }: DataTableProps) => (
  <details className="mt-2">
    <summary className="control inline-flex cursor-pointer items-center text-accent text-sm">{label}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
    <div tabIndex={0} className="max-h-72 overflow-y-auto">
      <FiguresTable heads={heads} rows={rows} />
    </div>
  </details>
)
