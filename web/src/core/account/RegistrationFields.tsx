import { MAX_NAME_CHARACTERS } from '@lectern/domain/accounts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'

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
    <NameField
      label="First name"
      part="given"
      value={names.first_name}
      onChange={(first_name) => onChange({ first_name })}
    />
    <NameField
      label="Last name"
      part="family"
      value={names.last_name}
      onChange={(last_name) => onChange({ last_name })}
    />
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
    I accept the <PageLink to="/terms">terms</PageLink> and the <PageLink to="/privacy">privacy policy</PageLink>. The
    documents and audio that I upload may be processed to make study material, and it is my responsibility that they
    contain no personal or confidential data.
  </Checkbox>
)

/** Opens in a new tab: the half-filled form stays. */
const PageLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener" className="text-link">
    {children}
  </a>
)
