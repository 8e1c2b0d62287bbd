import { MATERIAL_SORTS, type MaterialSort } from '@lectern/domain/materials/material'
import { type ReactNode, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { EmptyShelf } from '../../ui/Illustrations.tsx'
import { PageHeader } from '../../ui/navigation/PageHeader.tsx'
import { FirstAnswers } from '../lists/FirstAnswers.tsx'
import { PagedList } from '../lists/PagedList.tsx'
import { useListPlace } from '../lists/use-list-place.ts'
import { BringMaterial } from './BringMaterial.tsx'
import { LibraryFilter } from './LibraryFilter.tsx'
import { LoadingRows, MaterialList } from './MaterialList.tsx'
import { type ChosenShelf, useLibrary } from './materials-api.ts'
import { SHELF } from './shelf-api.ts'

const SORT_TEXTS = {
  latest: 'library.latestFirst',
  studied: 'library.lastStudied',
  title: 'library.byTitle',
  size: 'library.largestFirst',
} as const satisfies Record<MaterialSort, string>

interface LibraryScreenProps {
  /** Stands in a library that has nothing: something to begin with. */
  beginning?: ReactNode
}

/** Everything that the student brought, to whichever module, and the way to bring more (requirements/files.md#materials). */
export function LibraryScreen({ beginning }: LibraryScreenProps) {
  const say = useSay()
  const place = useListPlace()
  const [sort, setSort] = useState<MaterialSort>('latest')
  const [chosen, setChosen] = useState<ChosenShelf>({ folder: '', tag: '' })
  const list = useLibrary(place, { sort, ...chosen })
  const sortBy = (chosen: MaterialSort) => {
    setSort(chosen)
    place.openPage(1)
  }
  return (
    <>
      <PageHeader title={say('library.title')} description={say('library.description')} trail={[]} />
      <BringMaterial />
      <div className="mt-10 mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <SearchField
          label={say('library.search')}
          value={place.typed}
          onChange={(text) => (text === '' ? place.clear() : place.type(text))}
          className="w-full sm:max-w-md sm:grow"
        />
        <Select
          label={say('library.sortBy')}
          options={MATERIAL_SORTS.map((value) => ({ value, label: say(SORT_TEXTS[value]) }))}
          value={sort}
          onChange={sortBy}
          className="w-full sm:ms-auto sm:w-52"
        />
      </div>
      <FirstAnswers of={[SHELF]} loading={<LoadingRows />}>
        <LibraryFilter
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next)
            place.openPage(1)
          }}
          onFolderChange={(name, newName) => {
            setChosen((now) => (now.folder === name ? { ...now, folder: newName } : now))
            place.openPage(1)
          }}
        />
        <PagedList
          list={list}
          place={place}
          rowsOf={({ materials }) => materials}
          loading={<LoadingRows />}
          failed={say('library.failed')}
          empty={
            chosen.folder || chosen.tag ? (
              <p className="text-ink-soft">{say('library.noneThere')}</p>
            ) : (
              <NoMaterials beginning={beginning} />
            )
          }
        >
          {(materials) => <MaterialList materials={materials} search={place.search} />}
        </PagedList>
      </FirstAnswers>
    </>
  )
}

function NoMaterials({ beginning }: LibraryScreenProps) {
  const say = useSay()
  return (
    <>
      {beginning}
      <EmptyState illustration={<EmptyShelf />} title={say('library.none')}>
        {say('library.noneText')}
      </EmptyState>
    </>
  )
}
