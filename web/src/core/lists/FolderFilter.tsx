import { type ReactNode, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { NameDialog } from '../../ui/dialogs/NameDialog.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { FolderMinus, FolderPen } from '../../ui/icons/icons.ts'

/** A folder of a list, and how many things are in it. */
interface CountedFolder {
  name: string
  count: number
}

/** Renames a folder, or dissolves it where the new name is ''. */
interface FolderChange {
  isPending: boolean
  mutate: (change: { name: string; newName: string }, options?: { onError: () => void }) => void
}

interface FolderFilterProps {
  folders: readonly CountedFolder[]
  /** '' for all. */
  chosen: string
  onChoose: (folder: string) => void
  change: FolderChange
  maxLength: number
  tidy: (typed: string) => string
  /** How a folder is shown; by its name where that is left out. */
  shown?: (name: string) => string
  /** What becomes of the things of a folder that is dissolved. */
  dissolveText: string
  /** What else can be done with a folder. */
  more?: (name: string) => ReactNode
}

/** The choice of a folder, as soon as there are any, and what can be done with it. */
export function FolderFilter({ folders, chosen, onChoose, shown = (name) => name, ...actions }: FolderFilterProps) {
  const say = useSay()
  if (folders.length === 0 && chosen === '') return null
  const isThere = folders.some(({ name }) => name === chosen)
  const options = [
    { value: '', label: say('library.everyFolder') },
    ...folders.map(({ name, count }) => ({
      value: name,
      label: say('library.counted', { name: shown(name), count }),
    })),
    // What is chosen stays to be seen, also where the last thing has left it.
    ...(chosen === '' || isThere ? [] : [{ value: chosen, label: shown(chosen) }]),
  ]
  return (
    <div className="flex items-end gap-1 max-sm:w-full">
      <Select
        label={say('library.folder')}
        options={options}
        value={chosen}
        onChange={onChoose}
        className="grow sm:w-52"
      />
      {isThere && <FolderActions key={chosen} name={chosen} shownName={shown(chosen)} {...actions} />}
    </div>
  )
}

interface FolderActionsProps
  extends Pick<FolderFilterProps, 'change' | 'maxLength' | 'tidy' | 'dissolveText' | 'more'> {
  name: string
  shownName: string
}

function FolderActions({ name, shownName, change, dissolveText, more, ...field }: FolderActionsProps) {
  const say = useSay()
  const [asked, setAsked] = useState<'rename' | 'dissolve' | null>(null)
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
      {more?.(name)}
      {asked === 'rename' && (
        <NameDialog
          {...field}
          title={say('library.renameFolder')}
          label={say('library.folderName')}
          keep={say('library.keepShelf')}
          name={name}
          isSaving={change.isPending}
          onSave={(newName) => change.mutate({ name, newName })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'dissolve'}
        title={say('library.dissolveQuestion', { name: shownName })}
        description={dissolveText}
        confirmLabel={say('library.dissolveFolder')}
        isLoading={change.isPending}
        onConfirm={() => change.mutate({ name, newName: '' }, { onError: close })}
        onCancel={close}
      />
    </>
  )
}
