import type { Shelf } from '@lectern/contract/materials'
import { MAX_FOLDER_CHARACTERS, tidyName } from '@lectern/domain/materials/shelf'
import { FolderMinus, FolderPen } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { NameDialog } from '../../ui/NameDialog.tsx'
import type { ChosenShelf } from './materials-api.ts'
import { useChangeFolder, useShelf } from './shelf-api.ts'

interface LibraryFilterProps {
  chosen: ChosenShelf
  onChoose: (chosen: ChosenShelf) => void
  /** A folder has another name, or is no more where that is ''. */
  onFolderChange: (name: string, newName: string) => void
}

/** The choice of a folder and a tag, as soon as there are any, and what can be done with the folder. */
export function LibraryFilter({ chosen, onChoose, onFolderChange }: LibraryFilterProps) {
  const say = useSay()
  const { folders, tags } = useShelf()
  const listed = (all: string, counted: Shelf['tags'], value: string) => [
    { value: '', label: all },
    ...counted.map(({ name, material_count: count }) => ({
      value: name,
      label: say('library.counted', { name, count }),
    })),
    // What is chosen stays to be seen, also where its last material has left it.
    ...(value === '' || counted.some(({ name }) => name === value) ? [] : [{ value, label: value }]),
  ]
  if (folders.length + tags.length === 0 && chosen.folder === '' && chosen.tag === '') return null
  return (
    <div className="flex basis-full flex-wrap items-end gap-x-6 gap-y-3">
      {(folders.length > 0 || chosen.folder !== '') && (
        <div className="flex items-end gap-1 max-sm:w-full">
          <Select
            label={say('library.folder')}
            options={listed(say('library.everyFolder'), folders, chosen.folder)}
            value={chosen.folder}
            onChange={(folder) => onChoose({ ...chosen, folder })}
            className="grow sm:w-52"
          />
          {folders.some(({ name }) => name === chosen.folder) && (
            <FolderActions key={chosen.folder} name={chosen.folder} onChange={onFolderChange} />
          )}
        </div>
      )}
      {(tags.length > 0 || chosen.tag !== '') && (
        <Select
          label={say('library.tag')}
          options={listed(say('library.everyTag'), tags, chosen.tag)}
          value={chosen.tag}
          onChange={(tag) => onChoose({ ...chosen, tag })}
          className="w-full sm:w-52"
        />
      )}
    </div>
  )
}

interface FolderActionsProps {
  name: string
  onChange: LibraryFilterProps['onFolderChange']
}

function FolderActions({ name, onChange }: FolderActionsProps) {
  const say = useSay()
  const [asked, setAsked] = useState<'rename' | 'dissolve' | null>(null)
  const change = useChangeFolder(onChange)
  const close = () => setAsked(null)
  return (
    <>
      <IconButton
        label={say('library.renameFolder')}
        icon={<FolderPen size={18} />}
        onClick={() => setAsked('rename')}
      />
      <IconButton
        label={say('library.dissolveFolder')}
        icon={<FolderMinus size={18} />}
        onClick={() => setAsked('dissolve')}
      />
      {asked === 'rename' && (
        <NameDialog
          title={say('library.renameFolder')}
          label={say('library.folderName')}
          keep={say('library.keepShelf')}
          name={name}
          maxLength={MAX_FOLDER_CHARACTERS}
          tidy={tidyName}
          isSaving={change.isPending}
          onSave={(newName) => change.mutate({ name, newName })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'dissolve'}
        title={say('library.dissolveQuestion', { name })}
        description={say('library.dissolveText')}
        confirmLabel={say('library.dissolveFolder')}
        isLoading={change.isPending}
        onConfirm={() => change.mutate({ name, newName: '' }, { onError: close })}
        onCancel={close}
      />
    </>
  )
}
