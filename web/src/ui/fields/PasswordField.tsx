import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { IconButton } from '../IconButton.tsx'
import { Eye, EyeOff } from '../icons/icons.ts'
import { Field, type FieldText } from './Field.tsx'

interface PasswordFieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  /** Tells password managers whether to offer the stored one or to make a new one. */
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement>
}

/** A password with a button that shows or hides it. */
export function PasswordField({ label, isLabelHidden, hint, error, className, ...input }: PasswordFieldProps) {
  const say = useSay()
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} className={className}>
      {(wiring) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className="control text-box py-1.5 ps-3 pe-12"
          />
          <IconButton
            className="absolute inset-y-0 end-0"
            label={say(isShown ? 'ui.hidePassword' : 'ui.showPassword')}
            aria-pressed={isShown}
            icon={isShown ? <EyeOff size={18} /> : <Eye size={18} />}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
