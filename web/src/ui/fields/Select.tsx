import type { SelectHTMLAttributes } from 'react'
import { ChevronDown } from '../icons/icons.ts'
import { Field, type FieldText } from './Field.tsx'

export interface Option<Value extends string> {
  value: Value
  label: string
}

interface SelectProps<Value extends string>
  extends FieldText,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'value' | 'onChange' | 'multiple'> {
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One choice out of many. The browser's own list: the one that every phone and screen reader already knows. */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  options,
  value,
  onChange,
  ...select
}: SelectProps<Value>) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} className={className}>
      {(wiring) => (
        <div className="relative">
          <select
            {...select}
            {...wiring}
            value={value}
            onChange={(event) => onChange(event.target.value as Value)}
            className="control text-box appearance-none text-ellipsis py-1.5 ps-3 pe-10"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-faint"
            aria-hidden
          />
        </div>
      )}
    </Field>
  )
}
