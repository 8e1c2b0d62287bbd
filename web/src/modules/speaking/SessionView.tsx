import type { ComponentType } from 'react'
import { NotOpened } from '../../core/lists/NotOpened.tsx'
import { useHeadingFocus } from '../../lib/keyboard/use-heading-focus.ts'
import { useSay } from '../../lib/language.ts'
import { type Session, useSession } from './api.ts'
import { ChatView } from './chat/ChatView.tsx'
import { PresentationView } from './presentation/PresentationView.tsx'
import { ShadowingView } from './shadowing/ShadowingView.tsx'
import { SummaryView } from './summary/SummaryView.tsx'
import { trailOfStart } from './trail.ts'
import type { OpenView, SessionViewProps } from './use-view.ts'

const RUNNING: Readonly<Record<Session['mode'], ComponentType<SessionViewProps>>> = {
  chat: ChatView,
  presentation: PresentationView,
  shadowing: ShadowingView,
}

/** A session as far as it has come: while it runs, and what came of it. */
export function SessionView({ sessionId, openView }: { sessionId: number; openView: OpenView }) {
  const say = useSay()
  const query = useSession(sessionId)
  if (query.data) return <KnownSession session={query.data} openView={openView} />
  return (
    <NotOpened
      query={query}
      title={say('speaking.title')}
      trail={trailOfStart(say, openView)}
      loading={say('speaking.loadingSession')}
      failed={say('speaking.sessionFailed')}
      missing={{
        title: say('speaking.notFound'),
        text: say('speaking.notFoundText'),
        hint: say('speaking.notFoundHint'),
      }}
    />
  )
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
