interface FigureProps {
  label: string
  value: string | number
  /** A class that colours the value. */
  tone?: string
}

/** One figure and, beneath it, what it counts; stands in a `dl`. */
export const Figure = ({ label, value, tone = '' }: FigureProps) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="max-w-40 text-ink-soft text-sm">{label}</dt>
    <dd className={`font-serif text-3xl tabular-nums ${tone}`}>{value}</dd>
  </div>
)
