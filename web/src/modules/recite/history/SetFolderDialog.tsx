import type { SetSummary } from '@lectern/contract/recite/shapes'
import { MAX_SET_FOLDER_CHARACTERS, tidySetFolder } from '@lectern/domain/cards/set-folders'
import { useId, useState } from 'react'
import { FolderField } from '../../../core/library/FolderField.tsx'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { WritingDialog } from '../../../ui/dialogs/WritingDialog.tsx'
import { usePutInFolder, useSetFolders } from './folders-api.ts'

/** In which folder a set is. What was typed stays until it is kept or given up. */
export function SetFolderDialog({ set: { id, title, folder }, onClose }: { set: SetSummary; onClose: () => void }) {
  const say = useSay()
  const folders = useSetFolders()
  const [typed, setTyped] = useState(folder)
  const put = usePutInFolder()
  const form = useId()
  const isChanged = tidySetFolder(typed) !== folder
  const save = () => {
    if (!isChanged) return onClose()
    put.mutate({ id, folder: tidySetFolder(typed) }, { onSuccess: onClose })
  }
  return (
    <WritingDialog
      isOpen
      hasWriting={!put.isPending && isChanged}
      onClose={onClose}
      title={say('recite.folderOf', { title })}
      actions={
        <>
          <Button onClick={onClose}>{say('ui.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isLoading={put.isPending}>
            {say('library.keepShelf')}
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
        <FolderField
          hint={say('recite.folderHint')}
          folders={folders.map(({ name }) => name)}
          maxLength={MAX_SET_FOLDER_CHARACTERS}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </WritingDialog>
  )
}
