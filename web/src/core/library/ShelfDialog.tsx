import type { MaterialItem } from '@lectern/contract/materials'
import {
  MAX_FOLDER_CHARACTERS,
  MAX_TAG_CHARACTERS,
  MOST_TAGS,
  tidyName,
  tidyTags,
} from '@lectern/domain/materials/shelf'
import { useId, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { WritingDialog } from '../../ui/dialogs/WritingDialog.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FolderField } from './FolderField.tsx'
import { usePutOnShelf, useShelf } from './shelf-api.ts'

const BETWEEN_TAGS = /[,;，；、]/

/** In which folder a material is, and its tags. What was typed stays until it is kept or given up. */
export function ShelfDialog({ material, onClose }: { material: MaterialItem; onClose: () => void }) {
  const say = useSay()
  const shelf = useShelf()
  const [folder, setFolder] = useState(material.folder)
  const [typed, setTyped] = useState(material.tags.join(', '))
  const put = usePutOnShelf()
  const form = useId()
  const tags = tidyTags(typed.split(BETWEEN_TAGS))
  const isChanged = tidyName(folder) !== material.folder || tags.join() !== material.tags.join()
  const tagsError =
    tags.length > MOST_TAGS
      ? say('library.tooManyTags', { count: MOST_TAGS })
      : tags.some((tag) => tag.length > MAX_TAG_CHARACTERS)
        ? say('library.tagTooLong', { count: MAX_TAG_CHARACTERS })
        : null
  const save = () => {
    if (!isChanged) return onClose()
    if (!tagsError) put.mutate({ id: material.id, folder: tidyName(folder), tags }, { onSuccess: onClose })
  }
  return (
    <WritingDialog
      isOpen
      hasWriting={!put.isPending && isChanged}
      onClose={onClose}
      title={say('library.shelveOf', { title: material.title })}
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
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <FolderField
          hint={say('library.folderHint')}
          folders={shelf.folders.map(({ name }) => name)}
          maxLength={MAX_FOLDER_CHARACTERS}
          value={folder}
          onChange={setFolder}
        />
        <TextField
          label={say('library.tags')}
          hint={say('library.tagsHint', { count: MOST_TAGS })}
          error={tagsError}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </WritingDialog>
  )
}
