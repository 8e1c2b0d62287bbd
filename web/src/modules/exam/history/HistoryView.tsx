import { EXAM_SEARCH_DEBOUNCE_MS } from '@lectern/domain/exam'
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
import { useExamSets } from '../api.ts'
import { PracticeInProgress } from '../PracticeInProgress.tsx'
import type { OpenView } from '../use-view.ts'
import { ExamGrid } from './ExamGrid.tsx'

/** The student's exams, to be found, practised again, renamed and deleted. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const search = useDebouncedValue(typed.trim(), EXAM_SEARCH_DEBOUNCE_MS)
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useExamSets(page, search)

  const onSearch = (text: string) => {
    setTyped(text)
    setPage(1)
  }

  return (
    <>
      <PageHeader
        title="Exam History"
        back={{ label: 'Back to Exam', onBack: () => openView('generate') }}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView('generate')}>
            New Exam
          </Button>
        }
      />
      <PracticeInProgress openView={openView} />
      <SearchField label="Search exams" value={typed} onChange={onSearch} className="mb-6 max-w-md" />
      {isPending && <SkeletonCards label="Loading your exams" />}
      {isError && (
        <ErrorState message="Your exams could not be loaded." onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && !isError && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
        >
          {data.exam_sets.length > 0 ? (
            <ExamGrid sets={data.exam_sets} openView={openView} />
          ) : (
            <NoExams search={search} onClear={() => onSearch('')} onCreate={() => openView('generate')} />
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

function NoExams({ search, onClear, onCreate }: { search: string; onClear: () => void; onCreate: () => void }) {
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
      title="No exams yet"
      action={
        <Button variant="primary" onClick={onCreate}>
          New Exam
        </Button>
      }
    >
      Bring a chapter or your notes, and practise with thirty questions.
    </EmptyState>
  )
}
