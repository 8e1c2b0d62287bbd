import { MAX_FOLDER_CHARACTERS, tidyName } from '@lectern/domain/materials/shelf'
import { useSay } from '../../lib/language.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { FolderFilter } from '../lists/FolderFilter.tsx'
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
  const change = useChangeFolder(onFolderChange)
  const tagOptions = [
    { value: '', label: say('library.everyTag') },
    ...tags.map(({ name, material_count: count }) => ({ value: name, label: say('library.counted', { name, count }) })),
    // What is chosen stays to be seen, also where its last material has left it.
    ...(chosen.tag === '' || tags.some(({ name }) => name === chosen.tag)
      ? []
      : [{ value: chosen.tag, label: chosen.tag }]),
  ]
  if (folders.length + tags.length === 0 && chosen.folder === '' && chosen.tag === '') return null
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <FolderFilter
        folders={folders.map(({ name, material_count: count }) => ({ name, count }))}
        chosen={chosen.folder}
        onChoose={(folder) => onChoose({ ...chosen, folder })}
        change={change}
        maxLength={MAX_FOLDER_CHARACTERS}
        tidy={tidyName}
        dissolveText={say('library.dissolveText')}
      />
      {(tags.length > 0 || chosen.tag !== '') && (
        <Select
          label={say('library.tag')}
          options={tagOptions}
          value={chosen.tag}
          onChange={(tag) => onChoose({ ...chosen, tag })}
          className="w-full sm:w-52"
        />
      )}
    </div>
  )
}
