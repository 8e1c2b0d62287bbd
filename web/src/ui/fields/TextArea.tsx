import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Field, type FieldText } from './Field.tsx'

interface TextAreaProps extends FieldText, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  /** Stands at the end of the label's line: a word count. */
  aside?: ReactNode
  isErrorAbove?: boolean
  /** Study material is set in the serif; a short remark is not. */
  isMaterial?: boolean
  /** Its height follows the length of its text, where the browser can do that; elsewhere it is that of `rows`. */
  isAsHighAsText?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text, at least four rows high unless said otherwise; the student may drag it taller. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  aside,
  isErrorAbove,
  isMaterial = false,
  isAsHighAsText = false,
  className,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, aside, isErrorAbove, className }}>
      {(wiring) => (
        <textarea
          rows={4}
          {...area}
          {...wiring}
          className={classNames(
            'text-box resize-y px-3 py-2 leading-relaxed',
            isMaterial && 'font-serif',
            isAsHighAsText && 'field-sizing-content',
          )}
        />
      )}
    </Field>
  )
}
