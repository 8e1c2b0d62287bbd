import { useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CopyNotice } from './CopyNotice.tsx'
import { ShareLink } from './ShareLink.tsx'
import { ShareReports } from './ShareReports.tsx'
import { ShareTermsForm } from './ShareTermsForm.tsx'
import { type Thing, useSharing } from './sharing-api.ts'

export interface ShareDialogProps {
  thing: Thing
  title: string
  /** Whether it says what a copy has new. */
  hasNews?: boolean
  onClose: () => void
}

/** Where a student makes a link to something of theirs, says on what terms, and takes it back. */
export function ShareDialog({ thing, title, hasNews = true, onClose }: ShareDialogProps) {
  const say = useSay()
  const { data, isError, isFetching, refetch } = useSharing(thing)
  // A link that comes after there was none was made here, just now.
  const [wasWithout, setWithout] = useState(false)
  if (data && !data.share && !wasWithout) setWithout(true)
  return (
    <Dialog isOpen onClose={onClose} title={say('sharing.title', { title })} description={say('sharing.intro')}>
      {data ? (
        <div className="flex flex-col gap-5">
          {hasNews && <CopyNotice thing={thing} />}
          <span role="status" className="sr-only">
            {data.share && wasWithout && say('sharing.linkMade')}
          </span>
          {data.share && <ShareLink share={data.share} isNew={wasWithout} />}
          {data.removal_reason === null ? (
            <ShareTermsForm key={data.share?.token ?? ''} thing={thing} title={title} share={data.share} />
          ) : (
            <Notice tone="fair">
              <p>{say('sharing.removed', { reason: data.removal_reason })}</p>
              {data.reports.length > 0 && <p>{say('sharing.removedHint')}</p>}
            </Notice>
          )}
          <ShareReports thing={thing} reports={data.reports} />
          <p className="text-ink-soft text-sm">
            {say('sharing.stays')}
            {thing.kind === 'exam' && `${say('ui.sentenceGap')}${say('sharing.staysExam')}`}
          </p>
        </div>
      ) : isError ? (
        <ErrorState message={say('sharing.termsFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div role="status" className="flex flex-col gap-3">
          <span className="sr-only">{say('sharing.making')}</span>
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
    </Dialog>
  )
}
