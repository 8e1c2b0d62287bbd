import type { EssaySummary } from '@lectern/contract/writing'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { EmptyShelf, NothingFound } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useDeleteEssay, useEssays } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { EssayCard } from './EssayCard.tsx'

const SEARCH_PAUSE_MS = 300

/** The essays graded before: to be read again, revised and tidied up. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const search = useDebouncedValue(typed.trim(), SEARCH_PAUSE_MS)
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useEssays(page, search)
  const onSearch = (text: string) => {
    setTyped(text)
    setPage(1)
  }

  return (
    <>
      <PageHeader
        title="Graded Essays"
        back={{ label: 'Back to Writing', onBack: () => openView({ name: 'write' }) }}
        actions={
          <Button icon={<PenLine size={18} aria-hidden />} onClick={() => openView({ name: 'write' })}>
            Write an Essay
          </Button>
        }
      />
      <SearchField label="Search essays" value={typed} onChange={onSearch} className="mb-6 max-w-md" />
      {isPending && <SkeletonCards label="Loading your essays" />}
      {isError && (
        <ErrorState
          message="Your graded essays could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && !isError && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
        >
          {data.essays.length > 0 ? (
            <EssayList essays={data.essays} openView={openView} />
          ) : (
            <NoEssays search={search} onClear={() => onSearch('')} onWrite={() => openView({ name: 'write' })} />
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

/** One page of essays, and the question before one of them is deleted. */
function EssayList({ essays, openView }: { essays: readonly EssaySummary[]; openView: OpenView }) {
  const [doomed, setDoomed] = useState<EssaySummary | null>(null)
  const deleteEssay = useDeleteEssay()
  return (
    <>
      <ul className="flex flex-col gap-4">
        {essays.map((essay) => (
          <EssayCard
            key={essay.id}
            essay={essay}
            onOpen={() => openView({ name: 'report', essayId: essay.id })}
            onDelete={() => setDoomed(essay)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={doomed !== null}
        title="Delete this essay?"
        description="The essay and its report are deleted. This action cannot be undone."
        confirmLabel="Delete"
        isDanger
        isLoading={deleteEssay.isPending}
        onConfirm={() => doomed && deleteEssay.mutate(doomed.id, { onSettled: () => setDoomed(null) })}
        onCancel={() => setDoomed(null)}
      />
    </>
  )
}

interface NoEssaysProps {
  search: string
  onClear: () => void
  onWrite: () => void
}

function NoEssays({ search, onClear, onWrite }: NoEssaysProps) {
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
      title="No graded essays yet"
      action={
        <Button variant="primary" onClick={onWrite}>
          Write an Essay
        </Button>
      }
    >
      Bring an essay and see how its exam would mark it.
    </EmptyState>
  )
}
