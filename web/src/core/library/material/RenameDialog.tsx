import type { MaterialItem } from '@lectern/contract/materials'
import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { useId, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { WritingDialog } from '../../../ui/WritingDialog.tsx'
import { useRenameMaterial } from '../materials-api.ts'

/** Another title for a material. What was typed stays until it is kept or given up. */
export function RenameDialog({ material: { id, title }, onClose }: { material: MaterialItem; onClose: () => void }) {
  const say = useSay()
  const [typed, setTyped] = useState(title)
  const rename = useRenameMaterial()
  const form = useId()
  const save = () => {
    const next = typed.trim()
    if (next === '' || next === title) return onClose()
    rename.mutate({ id, title: next }, { onSuccess: onClose })
  }
  return (
    <WritingDialog
      isOpen
      hasWriting={!rename.isPending && typed.trim() !== title}
      onClose={onClose}
      title={say('library.renameTitle')}
      actions={
        <>
          <Button onClick={onClose}>{say('ui.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isLoading={rename.isPending}>
            {say('library.saveTitle')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={say('library.titleOfText')}
          maxLength={MAX_TITLE_CHARACTERS}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </WritingDialog>
  )
}
