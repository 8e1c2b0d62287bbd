import { ApiError } from '@lectern/contract/api-error'
import { LECTURE_TEXTS } from '@lectern/domain/lecture'
import { errorText } from '../../../lib/error-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { EmptyLectern } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useContent } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { LecturePage } from './LecturePage.tsx'

/** A lecture's explanation, read from the server. */
export function ContentView({ lectureId, openView }: { lectureId: number; openView: OpenView }) {
  const { data, error, isFetching, refetch } = useContent(lectureId)
  const back = { label: 'Lecture History', onBack: () => openView({ name: 'history' }) }
  if (data) return <LecturePage lecture={data.lecture} sections={data.sections} back={back} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <PageHeader title="Lecture Not Found" back={back} />
        <EmptyState
          illustration={<EmptyLectern />}
          title="This lecture is not here"
          action={<Button onClick={back.onBack}>Lecture History</Button>}
        >
          It may have been deleted.
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader title="Lecture" back={back} />
      {error ? (
        <ErrorState message={explain(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div role="status" className="flex max-w-2xl flex-col gap-3">
          <span className="sr-only">Loading your lecture</span>
          <Skeleton className="h-8 w-1/2" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
    </>
  )
}

/** The server's words where the lecture has no content (yet), else those of 2§8. */
const explain = (error: Error): string =>
  error instanceof ApiError && error.code === 'conflict'
    ? errorText(error, LECTURE_TEXTS.notCompleted)
    : LECTURE_TEXTS.contentFailed
