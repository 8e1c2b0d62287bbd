import { dateText } from '../../lib/dates.ts'
import { useSay } from '../../lib/language.ts'
import { Field, type FieldText } from './Field.tsx'

interface DateFieldProps extends FieldText {
  /** 2026-12-25; '' as long as none is chosen. */
  value: string
  /** The last day that may be chosen. */
  max: string
  onChange: (date: string) => void
  className?: string
}

/** A day. Browsers write it in their own language, which need not be the page's: while nobody types, the page says it. */
export function DateField({ value, max, onChange, label, isLabelHidden, hint, error, className }: DateFieldProps) {
  const say = useSay()
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} className={className}>
      {(wiring) => (
        <div className="date-box relative">
          <input
            type="date"
            max={max}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...wiring}
            className="control text-box px-3 py-1.5"
          />
          <span aria-hidden className="date-said pointer-events-none absolute inset-y-0 left-3 hidden items-center">
            {value === '' ? (
              <span className="text-ink-soft">{say('ui.noDate')}</span>
            ) : (
              dateText(new Date(`${value}T12:00:00`))
            )}
          </span>
        </div>
      )}
    </Field>
  )
}
