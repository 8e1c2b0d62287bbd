import { useMutation, useQuery } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/error-text.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { StorageBar } from '../../../ui/figures/StorageBar.tsx'
import { Download } from '../../../ui/icons/icons.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { accountSettingsApi } from './account-settings-api.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** How much the student's files take, and everything that is theirs as one file. */
export function DataSection() {
  const say = useSay()
  const exporting = useMutation({
    mutationFn: () => accountSettingsApi.exportData(),
    onSuccess: (zip) => downloadFile('lectern-data.zip', zip),
    onError: (error) => toastError(errorText(error, say('profile.downloadFailed'))),
  })
  return (
    <ProfileSection title={say('profile.data')} description={say('profile.dataText')}>
      <div className="flex flex-col items-start gap-6">
        <StorageUsed />
        <Button
          icon={<Download size={16} aria-hidden />}
          isLoading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {say('profile.download')}
        </Button>
        <p role="status" className="-mt-3 text-ink-soft text-sm empty:hidden">
          {exporting.isPending && say('profile.gathering')}
        </p>
      </div>
    </ProfileSection>
  )
}

function StorageUsed() {
  const say = useSay()
  const { data, isPending } = useQuery({
    queryKey: ['account', 'storage'],
    queryFn: ({ signal }) => accountSettingsApi.storage(undefined, { signal }),
    staleTime: 0,
  })
  if (isPending) return <Skeleton className="h-12 w-full max-w-md" />
  if (!data) return <p className="text-ink-soft text-sm">{say('profile.storageUnknown')}</p>
  return (
    <div className="w-full max-w-md">
      <StorageBar usedMb={data.storage_mb} limitMb={data.storage_limit_mb} />
    </div>
  )
}
