import { MAX_NAME_CHARACTERS } from '@lectern/domain/accounts'
import { inOrderOfNames, say } from '../../../lib/language.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { LEGAL_PAGES, LinkedText } from '../LinkedText.tsx'

interface Names {
  first_name: string
  last_name: string
}

interface NameFieldsProps {
  names: Names
  onChange: (change: Partial<Names>) => void
}

/** Who somebody is: the two names that an account bears. */
export const NameFields = ({ names, onChange }: NameFieldsProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    {inOrderOfNames(
      <NameField
        key="first"
        label={say('accounts.firstName')}
        part="given"
        value={names.first_name}
        onChange={(first_name) => onChange({ first_name })}
      />,
      <NameField
        key="last"
        label={say('accounts.lastName')}
        part="family"
        value={names.last_name}
        onChange={(last_name) => onChange({ last_name })}
      />,
    )}
  </div>
)

interface NameFieldProps {
  label: string
  part: 'given' | 'family'
  value: string
  onChange: (name: string) => void
}

const NameField = ({ label, part, value, onChange }: NameFieldProps) => (
  <TextField
    label={label}
    name={`${part}-name`}
    autoComplete={`${part}-name`}
    maxLength={MAX_NAME_CHARACTERS}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)

/** What somebody consents to before anything of theirs is processed. */
export const ConsentBox = ({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) => (
  <Checkbox isChecked={isChecked} onChange={onChange}>
    <LinkedText text={say('accounts.consent')} addresses={LEGAL_PAGES} />
  </Checkbox>
)
