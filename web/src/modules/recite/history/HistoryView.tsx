import { SEARCH_DEBOUNCE_MS } from '@lectern/domain/content'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useHistory } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { NoSets } from './NoSets.tsx'
import { RecentSessions } from './RecentSessions.tsx'
import { SetGrid } from './SetGrid.tsx'

/** The student's sets, to be found, studied, edited and tidied up; and how the latest sessions went. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState({ search: '', page: 1 })
  const search = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS)
  // A page is one of its search; what is typed goes back to the first once it is searched for, and no sooner.
  const isNewSearch = place.search !== search
  if (isNewSearch) setPlace({ search, page: 1 })
  const page = isNewSearch ? 1 : place.page
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useHistory(page, search)

  return (
    <>
      <PageHeader
        title="Study History"
        back={{ label: 'Back to Flashcards', onBack: () => openView({ name: 'main' }) }}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView({ name: 'upload' })}>
            Create New Set
          </Button>
        }
      />
      <SearchField label="Search sets" value={typed} onChange={setTyped} className="mb-6 max-w-md" />
      {isPending && <SkeletonCards label="Loading your flashcard sets" />}
      {isError && (
        <ErrorState
          message="Your study history could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && !isError && (
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div
            aria-busy={isPlaceholderData}
            className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
          >
            {data.flashcard_sets.length > 0 ? (
              <SetGrid sets={data.flashcard_sets} openView={openView} />
            ) : (
              <NoSets search={search} onClear={() => setTyped('')} openView={openView} />
            )}
            <div className="mt-8">
              <Pagination
                page={data.pagination.current_page}
                totalPages={data.pagination.total_pages}
                onChange={(next) => setPlace({ search, page: next })}
              />
            </div>
          </div>
          <RecentSessions sessions={data.recent_sessions} />
        </div>
      )}
    </>
  )
}
