import { ApiError } from '@lectern/contract/api-error'
import { RECITE_TEXTS } from '@lectern/domain/recite'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { EmptyLectern } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import type { OpenView } from '../use-view.ts'
import { EditScreen } from './EditScreen.tsx'
import { useFlashcardSet } from './use-card-editor.ts'

/** Reads the set that the address names; one that is not the student's is not there (reading 29). */
export function EditView({ setId, openView }: { setId: number; openView: OpenView }) {
  const { data: set, error, isFetching, refetch } = useFlashcardSet(setId)
  const back = { label: 'Back to Study History', onBack: () => openView({ name: 'history' }) }

  if (set) return <EditScreen set={set} openView={openView} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <PageHeader title="Page Not Found" back={back} />
        <EmptyState
          illustration={<EmptyLectern />}
          title="There is no such flashcard set"
          action={<Button onClick={back.onBack}>Study History</Button>}
        />
      </>
    )
  return (
    <>
      <PageHeader title="Edit Flashcards" back={back} />
      {error ? (
        <ErrorState message={RECITE_TEXTS.loadSetFailed} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonCards label="Loading the flashcard set" />
      )}
    </>
  )
}
