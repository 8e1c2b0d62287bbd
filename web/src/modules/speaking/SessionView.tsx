import { ApiError } from '@lectern/contract/api-error'
import type { ComponentType } from 'react'
import { useHeadingFocus } from '../../lib/keyboard/use-heading-focus.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NothingFound } from '../../ui/Illustrations.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { type Session, useSession } from './api.ts'
import { ChatView } from './chat/ChatView.tsx'
import { PresentationView } from './presentation/PresentationView.tsx'
import { ShadowingView } from './shadowing/ShadowingView.tsx'
import { SummaryView } from './summary/SummaryView.tsx'
import type { OpenView, SessionViewProps } from './use-view.ts'

const RUNNING: Readonly<Record<Session['mode'], ComponentType<SessionViewProps>>> = {
  chat: ChatView,
  presentation: PresentationView,
  shadowing: ShadowingView,
}

/** A session as far as it has come: while it runs, and what came of it. */
export function SessionView({ sessionId, openView }: { sessionId: number; openView: OpenView }) {
  const say = useSay()
  const { data: session, error, isFetching, refetch } = useSession(sessionId)
  if (session) return <KnownSession session={session} openView={openView} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title={say('speaking.notFound')}
        action={
          <Button onClick={() => openView({ name: 'start' })}>
            {say('ui.backTo', { place: say('speaking.title') })}
          </Button>
        }
      />
    )
  if (error)
    return <ErrorState message={say('speaking.sessionFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <SkeletonCards label={say('speaking.loadingSession')} />
}

function KnownSession({ session, openView }: SessionViewProps) {
  const isOver = session.ended_at !== null
  const frame = useHeadingFocus(isOver ? 'summary' : 'running')
  const View = isOver ? SummaryView : RUNNING[session.mode]
  return (
    <div ref={frame}>
      <View session={session} openView={openView} />
    </div>
  )
}
