import { useId } from 'react'
import { useSay } from '../../lib/language.ts'
import { TextField } from '../../ui/fields/TextField.tsx'

interface FolderFieldProps {
  hint: string
  /** Names of folders there are, offered while one writes. */
  folders: readonly string[]
  maxLength: number
  value: string
  onChange: (typed: string) => void
}

/** Name of a folder, one that there is or a new one. */
export function FolderField({ hint, folders, maxLength, value, onChange }: FolderFieldProps) {
  const say = useSay()
  const offered = useId()
  return (
    <>
      <TextField
        label={say('library.folder')}
        hint={hint}
        list={offered}
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={offered}>
        {folders.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
