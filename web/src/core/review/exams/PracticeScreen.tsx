import { useQuery } from '@tanstack/react-query'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { PracticeMissed } from '../PracticeMissed.tsx'
import { planningApi } from '../settings/planning-api.ts'
import type { Practice } from './exams-api.ts'

/** Cards gone through ahead of their time or all at once; it changes nothing about when they come back. */
export function PracticeScreen({ practice, onDone }: { practice: Practice; onDone: () => void }) {
  const say = useSay()
  const query =
    practice.way === 'ahead'
      ? { way: practice.way }
      : { way: practice.way, set_id: practice.setId, material_id: practice.materialId }
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['review', 'practice', query],
    queryFn: ({ signal }) => planningApi.practice({ query }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isError)
    return <ErrorState message={say('review.loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <SkeletonCards label={say('review.loading')} />
  return (
    <>
      {data.items.length === 0 ? (
        <p>{say('review.practiceNothing')}</p>
      ) : (
        <PracticeMissed title={say('review.practiceTitle')} cards={data.items} onDone={onDone} />
      )}
      <Button className="mt-6" variant="quiet" onClick={onDone}>
        {say('review.endPractice')}
      </Button>
    </>
  )
}
