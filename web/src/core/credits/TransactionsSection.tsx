import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProfileSection } from '../account/profile/ProfileSection.tsx'
import { creditsApi } from './credits-api.ts'
import { describeTransactions } from './describe-transactions.ts'
import { TransactionList } from './TransactionList.tsx'
import { TransactionTable } from './TransactionTable.tsx'
import { useCredits } from './use-credits.ts'

/** Every credit that came and went, newest first: a table, or a list where the screen is narrow. */
export function TransactionsSection() {
  const [page, setPage] = useState(1)
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useTransactions(page)
  const isNarrow = useMediaQuery('(width < 40rem)')
  const lines = useMemo(() => describeTransactions(data?.transactions ?? []), [data])
  const Lines = isNarrow ? TransactionList : TransactionTable
  return (
    <ProfileSection title="Credit history" description="Where your credits came from and what they were spent on.">
      {isPending && <Skeleton className="h-40 w-full" />}
      {isError && (
        <ErrorState
          message="Your credit history could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && !isError && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
        >
          {lines.length > 0 ? <Lines lines={lines} /> : <p className="text-ink-soft">No credits have moved yet.</p>}
          <div className="mt-6 empty:hidden">
            <Pagination
              label="Pages of the credit history"
              page={data.pagination.current_page}
              totalPages={data.pagination.total_pages}
              onChange={setPage}
            />
          </div>
        </div>
      )}
    </ProfileSection>
  )
}

/** One page of the history. The balance is part of the key: whatever changed it has changed the list as well. */
function useTransactions(page: number) {
  const { balanceCredits } = useCredits()
  return useQuery({
    queryKey: ['credits', 'transactions', page, balanceCredits],
    queryFn: ({ signal }) => creditsApi.transactions({ query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
