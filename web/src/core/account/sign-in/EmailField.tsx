import { MAX_EMAIL_CHARACTERS } from '@lectern/domain/accounts'
import { say } from '../../../lib/language.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'

interface EmailFieldProps {
  value: string
  onChange: (email: string) => void
  isFixed?: boolean
}

/** The student's address, as password managers and phone keyboards know it. */
export function EmailField({ value, onChange, isFixed = false }: EmailFieldProps) {
  return (
    <TextField
      label={say('accounts.email')}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_EMAIL_CHARACTERS}
      value={value}
      readOnly={isFixed}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
