import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from '../../lib/class-names.ts'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'onChange' | 'children'> {
  /** The sentence that is agreed to; may hold links. */
  children: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  error?: string | null
}

/** A checkbox and its sentence, one target. The browser's own control, so forms and readers know it. */
export function Checkbox({ children, isChecked, onChange, error, className, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className="control flex cursor-pointer items-start gap-3 py-2.5 text-sm has-disabled:cursor-not-allowed">
        <input
          {...input}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-0.5 size-[1.125rem] shrink-0 cursor-[inherit]"
        />
        <span className={classNames(input.disabled && 'text-ink-faint')}>{children}</span>
      </label>
      {error && (
        <p id={errorId} role="alert" className="text-poor text-xs">
          {error}
        </p>
      )}
    </div>
  )
}
