import { ApiError } from '@lectern/contract/api-error'
import { NOTES_TEXTS } from '@lectern/domain/notes'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { EmptyLectern } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useNote } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { NotesPage } from './NotesPage.tsx'

/** Kept notes, read from the server. */
export function NoteView({ noteId, openView }: { noteId: number; openView: OpenView }) {
  const { data: note, error, isFetching, refetch } = useNote(noteId)
  if (note)
    return (
      <NotesPage
        title={note.title}
        purpose={note.purpose}
        html={note.html}
        madeBy={note.made_by}
        createdAt={note.created_at}
        openView={openView}
      />
    )
  const back = { label: 'Your Notes', onBack: () => openView({ name: 'history' }) }
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <PageHeader title="Notes Not Found" back={back} />
        <EmptyState
          illustration={<EmptyLectern />}
          title="These notes are not here"
          action={<Button onClick={back.onBack}>Your Notes</Button>}
        >
          They may have been deleted.
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader title="Notes" back={back} />
      {error ? (
        <ErrorState message={NOTES_TEXTS.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div role="status" className="flex max-w-2xl flex-col gap-3">
          <span className="sr-only">Loading your notes</span>
          <Skeleton className="h-8 w-1/2" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
    </>
  )
}
