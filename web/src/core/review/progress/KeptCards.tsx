import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { Pagination } from '../../../ui/navigation/Pagination.tsx'
import { toastError, toastInfo } from '../../../ui/toasts/toasts.ts'
import { CardList } from '../../cards/CardList.tsx'
import { keptKey, reviewApi, useForgetReview } from '../api.ts'

interface KeptCardsProps {
  which: 'suspended' | 'flagged'
  title: string
}

/** Cards that were set aside or flagged, and the way back for each. Nothing where there are none. */
export function KeptCards({ which, title }: KeptCardsProps) {
  const say = useSay()
  const [page, setPage] = useState(1)
  const forgetReview = useForgetReview()
  const { data } = useQuery({
    queryKey: keptKey(which, page),
    queryFn: ({ signal }) => reviewApi.listItems({ query: { which, page } }, { signal }),
  })
  const release = useMutation({
    mutationFn: (id: number) =>
      reviewApi.changeItem({
        params: { id },
        body: {
          client_id: crypto.randomUUID(),
          ...(which === 'suspended' ? { is_suspended: false } : { flag: 0 }),
        },
      }),
    onSuccess: () => {
      if (which === 'suspended') toastInfo(say('review.takenUp'))
      return forgetReview()
    },
    onError: () => toastError(say('due.changeFailed')),
  })
  if (!data || data.items.length === 0) return null
  return (
    <Panel title={title}>
      <CardList
        cards={data.items}
        noteOf={({ is_leech, lapse_count }) =>
          is_leech && (
            <p className="mt-1 text-ink-faint text-xs">{say('review.forgottenTimes', { count: lapse_count })}</p>
          )
        }
        actionOf={({ id, question }) => (
          <Button isLoading={release.isPending && release.variables === id} onClick={() => release.mutate(id)}>
            {say(which === 'suspended' ? 'review.takeUp' : 'review.removeFlag')}
            <span className="sr-only"> {say('review.ofCard', { question })}</span>
          </Button>
        )}
      />
      <div className="mt-4 empty:hidden">
        <Pagination
          label={title}
          page={data.pagination.current_page}
          totalPages={data.pagination.total_pages}
          onChange={setPage}
        />
      </div>
    </Panel>
  )
}
