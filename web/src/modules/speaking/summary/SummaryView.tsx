import { Repeat } from 'lucide-react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { aboutSession } from '../about-session.ts'
import { useTopics } from '../api.ts'
import { changeDraft } from '../draft.ts'
import { trailOfStart } from '../trail.ts'
import { useEndSession } from '../use-end-session.ts'
import type { SessionViewProps } from '../use-view.ts'
import { FeedbackReport } from './FeedbackReport.tsx'
import { SaidTurns } from './SaidTurns.tsx'

/** What came of a session: its feedback, what was said, and the ways on. */
export function SummaryView({ session, openView }: SessionViewProps) {
  const say = useSay()
  const { mode, language, feedback, turns } = session
  const again = usePracticeAgain(session)
  const practise = () => {
    again()
    openView({ name: 'start' })
  }
  return (
    <>
      <PageHeader
        title={session.topic}
        description={aboutSession(say, session)}
        trail={trailOfStart(say, openView)}
        actions={
          <>
            <Button variant="primary" icon={<Repeat size={18} aria-hidden />} onClick={practise}>
              {say('speaking.practiseAgain')}
            </Button>
            <Button onClick={() => openView({ name: 'history' })}>{say('speaking.history')}</Button>
          </>
        }
      />
      {feedback && <FeedbackReport sessionId={session.id} feedback={feedback} mode={mode} language={language} />}
      {!feedback && turns.length > 0 && <MissingSummary session={session} />}
      {turns.length > 0 ? (
        <SaidTurns session={session} />
      ) : (
        <EmptyState illustration={<EmptyShelf />} title={say('speaking.nothingSaid')}>
          {say('speaking.nothingCharged')}
        </EmptyState>
      )}
    </>
  )
}

/** The summary failed when the session ended: it can be asked for again. */
function MissingSummary({ session }: Pick<SessionViewProps, 'session'>) {
  const say = useSay()
  const end = useEndSession(session)
  return (
    <Notice tone="fair" title={say('speaking.noSummary')}>
      <Button className="mt-2" isLoading={end.isPending} onClick={() => end.mutate()}>
        {say('speaking.getSummary')}
      </Button>
    </Notice>
  )
}

/** Puts the same topic, language and way of practising into the form. */
function usePracticeAgain({ mode, language, level, topic, duration_minutes }: SessionViewProps['session']): () => void {
  const { data } = useTopics(language)
  const listed = data?.topics.find(({ title }) => title === topic)
  return () =>
    changeDraft({
      mode,
      language,
      level,
      ...(mode === 'chat' && { durationMinutes: duration_minutes }),
      topicId: listed?.id ?? '',
      ownTopic: listed ? '' : topic,
    })
}
