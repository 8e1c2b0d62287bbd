import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/error-text.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Download } from '../../../ui/icons/icons.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { StorageUsed } from '../../library/StorageUsed.tsx'
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
        <div className="w-full max-w-md">
          <StorageUsed unknown={say('profile.storageUnknown')} />
        </div>
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
