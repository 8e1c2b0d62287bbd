import { ApiError } from '@lectern/contract/api-error'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { EmptyLectern } from '../../ui/Illustrations.tsx'
import type { Crumb } from '../../ui/navigation/Breadcrumbs.tsx'
import { PageHeader } from '../../ui/navigation/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface NotOpenedProps {
  /** What was asked for and is not there (yet). */
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** The heading while it loads, and where that failed. */
  title: string
  /** What it stands under: the list that it would be in comes last. */
  trail: readonly Crumb[]
  /** Said while it loads: 'Loading your notes'. */
  loading: string
  /** Said where it could not be loaded, in a sentence of its own. */
  failed: string | ((error: Error) => string)
  /** Where there is none, or it is another student's (404): a heading, a sentence, and why that may be. */
  missing: { title: string; text: string; hint?: string }
}

/** Something kept that is opened by its address, as long as there is nothing of it to show: loading, failed or not there. */
export function NotOpened({ query, title, trail, loading, failed, missing }: NotOpenedProps) {
  const say = useSay()
  const { error, isFetching, refetch } = query
  const parent = trail.at(-1)
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <PageHeader title={missing.title} trail={trail} />
        <EmptyState
          illustration={<EmptyLectern />}
          title={missing.text}
          action={parent && <Button onClick={parent.onOpen}>{say('ui.backTo', { place: parent.label })}</Button>}
        >
          {missing.hint}
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader title={title} trail={trail} />
      {error ? (
        <ErrorState
          message={typeof failed === 'string' ? failed : failed(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" className="flex max-w-2xl flex-col gap-3">
          <span className="sr-only">{loading}</span>
          <Skeleton className="h-8 w-1/2" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
    </>
  )
}
