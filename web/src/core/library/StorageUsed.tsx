import { useQuery } from '@tanstack/react-query'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { StorageBar } from '../../ui/figures/StorageBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { accountSettingsApi } from '../account/profile/account-settings-api.ts'
import { MATERIALS } from '../documents/documents-api.ts'

/**
 * How much of the student's storage is used, by the library and by whatever else, as of when it is opened; where that is not to be had,
 * the sentence that says so, and a way to ask again.
 */
export function StorageUsed({ unknown }: { unknown: string }) {
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: [...MATERIALS, 'storage'],
    queryFn: ({ signal }) => accountSettingsApi.storage(undefined, { signal }),
    staleTime: 0,
  })
  if (isPending) return <Skeleton className="h-10 w-full" />
  if (data) return <StorageBar usedMb={data.storage_mb} limitMb={data.storage_limit_mb} />
  return <ErrorLine message={unknown} onRetry={() => void refetch()} isRetrying={isFetching} />
}
