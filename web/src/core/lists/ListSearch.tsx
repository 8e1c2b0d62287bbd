import type { Pagination } from '@lectern/contract/shapes'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import type { SearchedPlace } from './use-list-place.ts'

interface ListSearchProps {
  label: string
  place: SearchedPlace
  /** What is searched, where the box goes with its last row: a list of nothing at all has nothing to search. */
  list?: UseQueryResult<{ pagination: Pagination }>
}

/** The search box of a list, with a Search button where the list waits for one. */
export function ListSearch({ label, place, list }: ListSearchProps) {
  const say = useSay()
  const { typed, type, submit, clear } = place
  // What stands for a search that was just cleared may be a page of nothing.
  const isEmpty = list?.data?.pagination.total_count === 0 && !list.isPlaceholderData
  if (isEmpty && place.search === '' && typed === '') return null
  const field = <SearchField label={label} value={typed} onChange={(text) => (text === '' ? clear() : type(text))} />
  if (!submit) return <div className="mb-6 max-w-md">{field}</div>
  return (
    <form
      className="mb-6 flex max-w-md items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="min-w-0 grow">{field}</div>
      <Button type="submit" className="shrink-0">
        {say('ui.search')}
      </Button>
    </form>
  )
}
