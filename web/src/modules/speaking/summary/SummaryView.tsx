import type { SpeakingFeedback } from '@lectern/contract/speaking/shapes'
import { useRef, useState } from 'react'
import { ResultColumns, useHasColumns } from '../../../core/questions/results/ResultColumns.tsx'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ScoreRing } from '../../../ui/figures/ScoreRing.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { Repeat } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { aboutSession } from '../about-session.ts'
import { type Session, useTopics } from '../api.ts'
import { changeDraft } from '../draft.ts'
import { OfMaterial } from '../OfMaterial.tsx'
import { trailOfStart } from '../trail.ts'
import { useEndSession } from '../use-end-session.ts'
import type { SessionViewProps } from '../use-view.ts'
import { FeedbackFigures } from './FeedbackFigures.tsx'
import { FeedbackRemarks, FeedbackSummary } from './FeedbackRemarks.tsx'
import { SaidTurns } from './SaidTurns.tsx'
import { TurnStrip } from './TurnStrip.tsx'

/** What came of a session: its feedback, what was said, and the ways on. */
export function SummaryView({ session, openView }: SessionViewProps) {
  const say = useSay()
  const { feedback } = session
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
      <div className="mb-6 empty:hidden">
        <OfMaterial session={session} />
      </div>
      {feedback ? <Judged session={session} feedback={feedback} /> : <Unjudged session={session} />}
    </>
  )
}

interface JudgedProps {
  session: Session
  feedback: SpeakingFeedback
}

/**
 * The strip of turns stands with the score where that is beside what is read, else over the turns; the whole in a few
 * sentences is read beside the score, or follows it.
 */
function Judged({ session, feedback }: JudgedProps) {
  const hasColumns = useHasColumns()
  const [shownId, setShownId] = useState<number | null>(null)
  const turns = useRef<HTMLDivElement>(null)
  const { id, mode, language } = session
  const about = { feedback, mode, language }
  const onShow = (turnId: number | null) => {
    setShownId(turnId)
    if (hasColumns) turns.current?.scrollIntoView()
  }
  const strip = session.turns.length > 1 && <TurnStrip session={session} shownId={shownId} onShow={onShow} />
  const summary = <FeedbackSummary {...about} />
  return (
    <ResultColumns
      summary={
        <>
          <Score score={feedback.score} />
          {hasColumns ? strip : summary}
          <FeedbackFigures {...about} sessionId={id} />
        </>
      }
    >
      <div className="flex flex-col gap-8">
        {hasColumns && summary}
        <FeedbackRemarks session={session} feedback={feedback} />
        <div ref={turns}>
          {session.turns.length > 0 ? (
            <SaidTurns session={session} shownId={shownId} strip={!hasColumns && strip} />
          ) : (
            <NothingSaid />
          )}
        </div>
      </div>
    </ResultColumns>
  )
}

function Score({ score }: Pick<SpeakingFeedback, 'score'>) {
  const say = useSay()
  if (score === null) return null
  return (
    <p className="flex items-center gap-5">
      <ScoreRing percent={score}>{score}</ScoreRing> <span className="text-ink-soft">{say('speaking.ofHundred')}</span>
    </p>
  )
}

function Unjudged({ session }: Pick<SessionViewProps, 'session'>) {
  const [shownId, setShownId] = useState<number | null>(null)
  const { turns } = session
  if (turns.length === 0) return <NothingSaid />
  return (
    <div className="flex flex-col gap-8">
      <MissingSummary session={session} />
      <SaidTurns
        session={session}
        shownId={shownId}
        strip={turns.length > 1 && <TurnStrip session={session} shownId={shownId} onShow={setShownId} />}
      />
    </div>
  )
}

function NothingSaid() {
  const say = useSay()
  return (
    <EmptyState illustration={<EmptyShelf />} title={say('speaking.nothingSaid')}>
      {say('speaking.nothingCharged')}
    </EmptyState>
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

/** Puts the same topic or material, language and way of practising into the form. */
function usePracticeAgain({
  mode,
  language,
  level,
  topic,
  duration_minutes,
  material_id,
}: SessionViewProps['session']): () => void {
  const { data } = useTopics(language)
  const listed = data?.topics.find(({ title }) => title === topic)
  return () =>
    changeDraft({
      mode,
      language,
      level,
      ...(mode === 'chat' && { durationMinutes: duration_minutes }),
      ...(material_id === null
        ? { subject: 'topic' as const, topicId: listed?.id ?? '', ownTopic: listed ? '' : topic }
        : { subject: 'material' as const, material: { id: material_id, part: null, topic: null, excerpt: '' } }),
    })
}
