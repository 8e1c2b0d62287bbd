import { DataTable } from './DataTable.tsx'

interface BarPlotProps {
  /** What the plot shows, in a sentence: read in place of the bars. */
  label: string
  /** `shown` is what the table says in place of the value. */
  bars: readonly { key: string; label: string; value: number; shown?: string }[]
  /** What a bar of the full height stands for; the highest of them unless said. */
  fullValue?: number
  /** Heads of the table that says the same: what a bar stands for, and what is counted. */
  heads: readonly [string, string]
  tableLabel: string
}

const BAR = 16
const GAP = 4
const HEIGHT = 120
/** A few bars stand side by side at the beginning; they are not drawn out over the whole plot. */
const LEAST_PLACES = 12
/** A bar of anything at all is seen. */
const LEAST_PX = 2

/** Bars side by side, and the same as a table for whoever wants the figures. */
export function BarPlot({ label, bars, fullValue, heads, tableLabel }: BarPlotProps) {
  const most = fullValue ?? Math.max(1, ...bars.map(({ value }) => value))
  const places = Math.max(bars.length, LEAST_PLACES)
  const width = places * (BAR + GAP) - GAP
  return (
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="h-32 w-full"
        preserveAspectRatio="none"
      >
        {bars.map(({ key, label, value, shown }, index) => {
          const height = value === 0 ? 0 : Math.max(LEAST_PX, (value / most) * HEIGHT)
          return (
            <rect
              key={key}
              x={index * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={1}
              className="fill-accent"
            >
              <title>{`${label}: ${shown ?? value}`}</title>
            </rect>
          )
        })}
        <line
          x1={0}
          x2={width}
          y1={HEIGHT}
          y2={HEIGHT}
          className="stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div
        className="mt-1 flex justify-between gap-3 whitespace-nowrap text-ink-faint text-xs tabular-nums"
        style={{ width: `${(bars.length / places) * 100}%`, minWidth: 'fit-content' }}
        aria-hidden
      >
        <span>{bars[0]?.label}</span>
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </div>
      <DataTable
        label={tableLabel}
        heads={heads}
        rows={bars.map(({ key, label, value, shown }) => ({ key, cells: [label, shown ?? value] }))}
      />
    </div>
  )
}
