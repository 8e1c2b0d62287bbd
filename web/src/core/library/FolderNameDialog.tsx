import { MAX_FOLDER_CHARACTERS, tidyName } from '@lectern/domain/materials/shelf'
import { useId, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { WritingDialog } from '../../ui/WritingDialog.tsx'

interface FolderNameDialogProps {
  name: string
  isSaving: boolean
  onSave: (name: string) => void
  onClose: () => void
}

/** Another name for a folder; that of another one puts both together. */
export function FolderNameDialog({ name, isSaving, onSave, onClose }: FolderNameDialogProps) {
  const say = useSay()
  const [typed, setTyped] = useState(name)
  const form = useId()
  const next = tidyName(typed)
  return (
    <WritingDialog
      isOpen
      hasWriting={!isSaving && next !== name}
      onClose={onClose}
      title={say('library.renameFolder')}
      actions={
        <>
          <Button onClick={onClose}>{say('ui.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isLoading={isSaving}>
            {say('library.keepShelf')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (next === '' || next === name) onClose()
          else onSave(next)
        }}
      >
        <TextField
          label={say('library.folderName')}
          maxLength={MAX_FOLDER_CHARACTERS}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </WritingDialog>
  )
}
