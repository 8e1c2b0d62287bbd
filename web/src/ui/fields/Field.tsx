import { type ReactNode, useId } from 'react'
import { classNames } from '../../lib/class-names.ts'

/** What every field takes: its words. */
export interface FieldText {
  label: string
  /** Keeps the label for screen readers only, where the place already says it (a search box). */
  isLabelHidden?: boolean
  /** A short line under the field: a format, a limit. */
  hint?: ReactNode
  /** Why the value is refused; takes the hint's place and is read out. */
  error?: string | null
}

/** What ties a control to its label, hint and error. */
interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldText {
  className?: string
  /** Stands at the end of the label's line: a counter, a link. */
  aside?: ReactNode
  /** For a tall control: the error stands above it and stays in view while any of it is, so that whoever types sees it. */
  isErrorAbove?: boolean
  children: (wiring: FieldWiring) => ReactNode
}

/** Label, control and hint or error, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden = false, hint, error, aside, isErrorAbove, className, children } = props
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error || hint)
  const isNoteAbove = Boolean(error && isErrorAbove)
  const note = hasNote && (
    <p
      id={noteId}
      className={classNames(
        'text-xs',
        error ? 'text-poor' : 'text-ink-soft',
        isNoteAbove && 'sticky top-2 z-10 rounded-ui bg-poor-soft px-3 py-2',
      )}
      role={error ? 'alert' : undefined}
    >
      {error || hint}
    </p>
  )
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div className={classNames('flex items-baseline justify-between gap-4', isLabelHidden && !aside && 'sr-only')}>
        <label htmlFor={id} className={classNames('font-medium text-sm', isLabelHidden && 'sr-only')}>
          {label}
        </label>
        {aside && <span className="text-ink-soft text-xs">{aside}</span>}
      </div>
      {isNoteAbove && note}
      {children({ id, 'aria-describedby': hasNote ? noteId : undefined, 'aria-invalid': error ? true : undefined })}
      {!isNoteAbove && note}
    </div>
  )
}
