import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { isSiteThere } from '../../../../lib/api/is-site-there.ts'
import { useSay } from '../../../../lib/language.ts'
import { ErrorLine } from '../../../../ui/ErrorLine.tsx'
import { Loading, Skeleton } from '../../../../ui/Skeleton.tsx'
import type { OcclusionFields } from './OcclusionFields.tsx'

/** Loaded with the first card of this kind that is written, since few are. Where it cannot be, the card says so and stays as it is. */
export function LoadedOcclusionFields(props: ComponentProps<typeof OcclusionFields>) {
  const say = useSay()
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['recite', 'occlusion-fields'],
    queryFn: async () => {
      // Chromium never asks again for a script that it could not fetch, as long as a page stays.
      if (!(await isSiteThere())) throw new Error('The site cannot be reached')
      return import('./OcclusionFields.tsx')
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  })
  if (data) return <data.OcclusionFields {...props} />
  if (!isPending)
    return <ErrorLine message={say('cards.coversNotOpened')} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <Loading>
      <Skeleton className="h-10" />
      <Skeleton className="mt-3 h-60" />
    </Loading>
  )
}
