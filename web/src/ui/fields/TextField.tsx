import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldText } from './Field.tsx'

interface TextFieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label, hint and error. Takes every attribute of an <input>. */
export function TextField({ label, isLabelHidden, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} className={className}>
      {(wiring) => <input type="text" {...input} {...wiring} className="control text-box px-3 py-1.5" />}
    </Field>
  )
}
