interface DataTableProps {
  /** What opens it: 'Show as a table'. */
  label: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly (string | number)[] }[]
}

/** The figures of a plot, folded away under it. */
export const DataTable = ({ label, heads, rows }: DataTableProps) => (
  <details className="mt-2">
    <summary className="control inline-flex cursor-pointer items-center text-accent text-sm">{label}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
    <div tabIndex={0} className="max-h-72 overflow-y-auto">
      <table className="w-full max-w-md text-sm tabular-nums">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1.5 pe-4 text-start font-medium text-ink-soft">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key} className="border-line border-t">
              <th scope="row" className="whitespace-nowrap py-1.5 pe-4 text-start align-top font-normal">
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
    </div>
  </details>
)
