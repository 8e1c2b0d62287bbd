import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSay } from '../../lib/language.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProfileSection } from '../account/profile/ProfileSection.tsx'
import { PagedList } from '../lists/PagedList.tsx'
import { useListPlace } from '../lists/use-list-place.ts'
import { creditsApi } from './credits-api.ts'
import { describeTransactions } from './describe-transactions.ts'
import { TransactionList } from './TransactionList.tsx'
import { TransactionTable } from './TransactionTable.tsx'
import { useCredits } from './use-credits.ts'
import { useHeldCredits } from './use-held-credits.ts'

/** Every credit that came and went, newest first: a table, or a list where the screen is narrow. */
export function TransactionsSection() {
  const say = useSay()
  const place = useListPlace()
  const list = useTransactions(place.page)
  const isNarrow = useMediaQuery('(width < 40rem)')
  const Lines = isNarrow ? TransactionList : TransactionTable
  return (
    <ProfileSection title={say('credits.history')} description={say('credits.historyText')}>
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.transactions}
        loading={<Skeleton className="h-40 w-full" />}
        failed={say('credits.historyFailed')}
        empty={<p className="text-ink-soft">{say('credits.historyEmpty')}</p>}
        pagerLabel={say('credits.historyPages')}
      >
        {(transactions) => <Lines lines={describeTransactions(transactions)} />}
      </PagedList>
    </ProfileSection>
  )
}

/** One page of the history. The balance is part of the key: whatever changed it has changed the list as well. */
function useTransactions(page: number) {
  const { availableCredits } = useCredits()
  const list = useQuery({
    queryKey: ['credits', 'transactions', page, availableCredits],
    queryFn: ({ signal }) => creditsApi.transactions({ query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useFollowedHolds(list.refetch)
  return list
}

/** A hold that settles whole books a charge and leaves the balance as it was: the price was taken from it before. */
function useFollowedHolds(refetch: () => unknown): void {
  const { data: held } = useHeldCredits()
  const known = useRef(held)
  useEffect(() => {
    if (known.current && held && held !== known.current) refetch()
    known.current = held ?? known.current
  }, [held, refetch])
}
