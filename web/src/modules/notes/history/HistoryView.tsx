import { SEARCH_DEBOUNCE_MS } from '@lectern/domain/content'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { EmptyShelf, NothingFound } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useNotesList } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { NoteGrid } from './NoteGrid.tsx'

/** The student's notes, to be found, read and tidied up. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const search = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS)
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useNotesList(page, search)

  const onSearch = (text: string) => {
    setTyped(text)
    setPage(1)
  }

  return (
    <>
      <PageHeader
        title="Your Notes"
        back={{ label: 'Back to Notes', onBack: () => openView({ name: 'input' }) }}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView({ name: 'input' })}>
            New Notes
          </Button>
        }
      />
      <SearchField label="Search notes" value={typed} onChange={onSearch} className="mb-6 max-w-md" />
      {isPending && <SkeletonCards label="Loading your notes" />}
      {isError && (
        <ErrorState message="Your notes could not be loaded." onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && !isError && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
        >
          {data.notes.length > 0 ? (
            <NoteGrid notes={data.notes} openView={openView} />
          ) : (
            <NoNotes search={search} onClear={() => onSearch('')} openView={openView} />
          )}
          <div className="mt-8">
            <Pagination
              page={data.pagination.current_page}
              totalPages={data.pagination.total_pages}
              onChange={setPage}
            />
          </div>
        </div>
      )}
    </>
  )
}

function NoNotes({ search, onClear, openView }: { search: string; onClear: () => void; openView: OpenView }) {
  if (search)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title={`Nothing matches ${search}`}
        action={<Button onClick={onClear}>Clear Search</Button>}
      />
    )
  return (
    <EmptyState
      illustration={<EmptyShelf />}
      title="No notes yet"
      action={
        <Button variant="primary" onClick={() => openView({ name: 'input' })}>
          New Notes
        </Button>
      }
    >
      Notes that you make are kept here.
    </EmptyState>
  )
}
