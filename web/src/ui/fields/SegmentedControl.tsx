import { ToggleGroup } from 'radix-ui'
import type { Option } from './Select.tsx'

interface SegmentedControlProps<Value extends string> {
  /** What is chosen: its accessible name. */
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Two to four modes side by side, or below each other where words are long; one always on; arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // An empty value is a press on the mode that is on already: one mode always stays chosen.
      onValueChange={(chosen) => chosen && onChange(chosen as Value)}
      className={`inline-flex max-w-full flex-wrap sm:inline-grid sm:auto-cols-[minmax(max-content,1fr)] sm:grid-flow-col rounded-ui border border-line bg-sunken p-0.5 ${className ?? ''}`}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="control min-w-0 grow rounded-[0.375rem] whitespace-nowrap px-3.5 text-center font-medium text-ink-soft text-sm transition-colors duration-100 hover:text-ink data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:chosen-edge"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
