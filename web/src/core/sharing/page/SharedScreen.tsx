import { ApiError } from '@lectern/contract/api-error'
import type { SharedContent } from '@lectern/contract/sharing/shares'
import type { Say } from '@lectern/texts/speaker'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { EmptyLectern } from '../../../ui/Illustrations.tsx'
import { Copy, Flag, LogIn } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { signInAddress } from '../../account/sign-in/sign-in-address.ts'
import { useAccount } from '../../account/use-account.ts'
import { MediaAddressProvider } from '../../cards/media-address.ts'
import { CopyNotice } from '../CopyNotice.tsx'
import { useCopyShared, useShared } from '../sharing-api.ts'
import { thingAddress } from '../thing-address.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { SharedCards } from './SharedCards.tsx'
import { SharedNotes } from './SharedNotes.tsx'
import { SharedQuestions } from './SharedQuestions.tsx'

/** What is shared by a link, for whoever has it (requirements/sharing.md#the-shared-page). */
export function SharedScreen({ token }: { token: string }) {
  const say = useSay()
  const { data, error, isFetching, refetch } = useShared(token)
  const [isReporting, setReporting] = useState(false)
  const addressOf = useCallback((name: string) => `/api/shares/${token}/media/${name}/`, [token])
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <PageHeader title={say('sharing.gone')} />
        <EmptyState illustration={<EmptyLectern />} title={say('sharing.goneText')} />
      </>
    )
  if (error && !data)
    return (
      <>
        <PageHeader title={say('pages.shared')} />
        <ErrorState
          message={errorText(error, say('sharing.loadFailed'))}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </>
    )
  if (!data)
    return (
      <>
        <PageHeader title={say('pages.shared')} />
        <SkeletonCards label={say('sharing.loading')} />
      </>
    )
  const { content, owner_name: name, copy_id: copyId } = data
  return (
    <>
      <PageHeader
        title={content.title}
        description={`${name ? say('sharing.sharedBy', { name }) : say('sharing.shared')}${say('ui.comma')}${sizeOf(say, content)}`}
        actions={<WaysOn token={token} content={content} copyId={copyId} isOwn={data.is_own} />}
      />
      <div className="mb-8 flex max-w-prose flex-col gap-4">
        {copyId !== null && <CopyNotice thing={{ kind: content.kind, id: copyId }} />}
        {content.kind === 'exam' && <Notice>{say('sharing.examHidden')}</Notice>}
      </div>
      <MediaAddressProvider value={addressOf}>
        <Content content={content} />
      </MediaAddressProvider>
      <div className="mt-10 flex max-w-prose flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-ink-soft text-sm">{say('sharing.madeByStudents')}</p>
        {!data.is_own && (
          <Button
            variant="quiet"
            className="-ms-4"
            icon={<Flag size={16} aria-hidden />}
            onClick={() => setReporting(true)}
          >
            {say('sharing.report')}
          </Button>
        )}
      </div>
      {isReporting && <ReportDialog token={token} title={content.title} onClose={() => setReporting(false)} />}
    </>
  )
}

function Content({ content }: { content: SharedContent }) {
  switch (content.kind) {
    case 'set':
      return <SharedCards cards={content.cards} />
    case 'notes':
      return <SharedNotes notes={content} />
    case 'exam':
      return <SharedQuestions questions={content.questions} />
  }
}

function sizeOf(say: Say, content: SharedContent): string {
  if (content.kind === 'set') return say('sharing.cardsCounted', { count: content.cards.length })
  if (content.kind === 'exam') return say('sharing.questionsCounted', { count: content.questions.length })
  return say('sharing.notes')
}

interface WaysOnProps {
  token: string
  content: SharedContent
  copyId: number | null
  isOwn: boolean
}

/** Signing in, making a copy, or opening the one that is there. */
function WaysOn({ token, content: { kind, title }, copyId, isOwn }: WaysOnProps) {
  const say = useSay()
  const navigate = useNavigate()
  const location = useLocation()
  const { user } = useAccount()
  const copy = useCopyShared(token, title)
  if (isOwn) return <p className="self-center text-ink-soft">{say('sharing.own')}</p>
  if (!user)
    return (
      <ButtonLink to={signInAddress(location)} variant="primary" icon={<LogIn size={16} aria-hidden />}>
        {say('sharing.logInToCopy')}
      </ButtonLink>
    )
  if (copyId !== null)
    return (
      <ButtonLink to={thingAddress(kind, copyId)} variant="primary">
        {say('sharing.openCopy')}
      </ButtonLink>
    )
  return (
    <Button
      variant="primary"
      icon={<Copy size={16} aria-hidden />}
      isLoading={copy.isPending}
      onClick={() => copy.mutate(undefined, { onSuccess: ({ id }) => void navigate(thingAddress(kind, id)) })}
    >
      {say('sharing.copy')}
    </Button>
  )
}
