import type { Pagination as PageInfo } from '@lectern/contract/shapes'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NothingFound } from '../../ui/Illustrations.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import type { ListPlace } from './use-list-place.ts'

interface PagedListProps<Page, Row> {
  /** What `useListPage` gives. */
  list: UseQueryResult<Page>
  place: ListPlace
  rowsOf: (page: Page) => readonly Row[]
  /** What stands here while the first page loads: `<SkeletonCards label="Loading your notes" />`. */
  loading: ReactNode
  /** Said when it could not be loaded, without a full stop. */
  failed?: string | ((error: Error) => string)
  /** Said instead in a line, as a sentence of its own, where room is short. */
  failedLine?: string
  /** Where there is nothing yet. A search that finds nothing says so by itself. */
  empty: ReactNode
  /** 'plain' says 'Page X of Y' instead of showing page buttons. */
  pager?: 'numbered' | 'plain'
  /** The accessible name of the pager, where a screen has more than one. */
  pagerLabel?: string
  /** One page of rows. */
  children: (rows: readonly Row[]) => ReactNode
}

/** One page of a list in all its states: loading, failed, empty, nothing found, and shown with the way to other pages. */
export function PagedList<Page extends { pagination: PageInfo }, Row>(props: PagedListProps<Page, Row>) {
  const { list, place, rowsOf, loading, failed = '', failedLine, empty, pager, pagerLabel, children } = props
  const { data, error, isPending, isError, isFetching, isPlaceholderData, refetch } = list
  if (isPending) return loading
  if (isError) {
    if (failedLine !== undefined)
      return <FailedLine message={failedLine} onRetry={() => void refetch()} isRetrying={isFetching} />
    const message = typeof failed === 'string' ? failed : failed(error)
    return <ErrorState message={message} onRetry={() => void refetch()} isRetrying={isFetching} />
  }
  const rows = rowsOf(data)
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
    >
      {rows.length > 0 && children(rows)}
      {rows.length === 0 && (place.search ? <NoMatch search={place.search} onClear={place.clear} /> : empty)}
      <div className="mt-8 empty:hidden">
        <Pagination
          kind={pager}
          label={pagerLabel}
          page={data.pagination.current_page}
          totalPages={data.pagination.total_pages}
          onChange={place.openPage}
        />
      </div>
    </div>
  )
}

function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  const say = useSay()
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={say('ui.nothingMatches', { search })}
      action={<Button onClick={onClear}>{say('ui.clearSearchAction')}</Button>}
    />
  )
}

/** Below other things it may come out of sight: it is scrolled to, unless its student writes something meanwhile. */
function FailedLine(props: ComponentProps<typeof ErrorLine>) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea')) line.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={line} className="scroll-my-4">
      <ErrorLine {...props} />
    </div>
  )
}
