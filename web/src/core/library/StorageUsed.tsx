import { useQuery } from '@tanstack/react-query'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { StorageBar } from '../../ui/figures/StorageBar.tsx'
import { RotateCw } from '../../ui/icons/icons.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { accountSettingsApi } from '../account/profile/account-settings-api.ts'
import { MATERIALS } from '../documents/documents-api.ts'

/**
 * How much of the student's storage is used, by the library and by whatever else, as of when it is opened; where that is not to be had,
 * the sentence that says so, and a way to ask again.
 */
export function StorageUsed({ unknown }: { unknown: string }) {
  const say = useSay()
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: [...MATERIALS, 'storage'],
    queryFn: ({ signal }) => accountSettingsApi.storage(undefined, { signal }),
    staleTime: 0,
  })
  if (isPending) return <Skeleton className="h-10 w-full" />
  if (data) return <StorageBar usedMb={data.storage_mb} limitMb={data.storage_limit_mb} />
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="min-w-0 grow basis-52 text-ink-soft">{unknown}</p>
      <Button icon={<RotateCw size={16} aria-hidden />} isLoading={isFetching} onClick={() => void refetch()}>
        {say('ui.tryAgain')}
      </Button>
    </div>
  )
}
