import { MOST_QUEUE_SIZE } from '@lectern/domain/review'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FullScreen } from '../../../ui/navigation/FullScreen.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { reviewApi } from '../api.ts'
import { PracticeMissed } from '../mistakes/PracticeMissed.tsx'
import { planningApi } from '../settings/planning-api.ts'
import type { Practice } from './exams-api.ts'
import { PracticeEnd } from './PracticeEnd.tsx'
import { usePracticeOutcome } from './use-practice-outcome.ts'

/** Cards gone through ahead of their time or all of them, a hundred at a time; it changes nothing about when they come back. */
export function PracticeScreen({ practice, onDone }: { practice: Practice; onDone: () => void }) {
  const say = useSay()
  const [after, setAfter] = useState(0)
  /** After how many there was a pause. */
  const [seenCount, setSeenCount] = useState(0)
  const { data, isError, fetchStatus, refetch } = useQuery({
    queryKey: ['review', 'practice', practice, after],
    queryFn: ({ signal }) => cardsOf(practice, after, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { count, hasAnswered, end, outcome } = usePracticeOutcome()
  const title = say(practice.way === 'missed' ? 'review.missedCards' : 'review.practiceTitle')
  const leave = hasAnswered ? () => end(false) : onDone
  if (outcome) return <PracticeEnd {...{ title, outcome, onDone }} />
  if (!data) {
    const isUnreached = isError || fetchStatus === 'paused'
    return (
      <>
        <FullScreen />
        <PageHeader title={title} end={{ label: say('review.endPractice'), onEnd: leave }} />
        {isUnreached ? (
          <ErrorState
            message={say('review.loadFailed')}
            onRetry={() => void refetch()}
            isRetrying={fetchStatus === 'fetching'}
          />
        ) : (
          <SkeletonCards label={say('review.loading')} />
        )}
      </>
    )
  }
  const { items, total_count: totalCount } = data
  const shownCount = Math.min(after + MOST_QUEUE_SIZE, totalCount)
  if (seenCount > after && seenCount === shownCount)
    return (
      <PauseBetween seenCount={seenCount} totalCount={totalCount} onNext={() => setAfter(seenCount)} onEnd={leave} />
    )
  const finish = () => (shownCount < totalCount ? setSeenCount(shownCount) : end(true))
  if (items.length > 0)
    return (
      <PracticeMissed key={after} {...{ title, cards: items }} onAnswer={count} onAllKnown={finish} onDone={leave} />
    )
  return (
    <>
      <PageHeader title={title} />
      <p>{say('review.practiceNothing')}</p>
      <Button className="mt-6" variant="quiet" onClick={onDone}>
        {say('review.endPractice')}
      </Button>
    </>
  )
}

interface PauseBetweenProps {
  seenCount: number
  totalCount: number
  onNext: () => void
  onEnd: () => void
}

/** A hundred were gone through, and there are more. */
function PauseBetween({ seenCount, totalCount, onNext, onEnd }: PauseBetweenProps) {
  const say = useSay()
  return (
    <>
      <FullScreen />
      <PageHeader
        title={say('review.practiceTitle')}
        description={say('review.practiceSeen', { count: seenCount, total: totalCount })}
        end={{ label: say('review.endPractice'), onEnd }}
      />
      <Button variant="primary" size="lg" onClick={onNext}>
        {say('review.practiceNext', { count: Math.min(MOST_QUEUE_SIZE, totalCount - seenCount) })}
      </Button>
    </>
  )
}

/** Those that follow the first `after`; of what was missed the first page of its list, which is all that is gone through at once. */
async function cardsOf(practice: Practice, after: number, signal: AbortSignal) {
  if (practice.way === 'missed') {
    const { items } = await reviewApi.listItems({ query: { which: 'mistakes', page: 1 } }, { signal })
    return { items, total_count: items.length }
  }
  const query =
    practice.way === 'ahead'
      ? { way: practice.way, after }
      : { way: practice.way, set_id: practice.setId, material_id: practice.materialId, after }
  return await planningApi.practice({ query }, { signal })
}
