import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Flag } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { languageAndLevel } from '../about-session.ts'
import { clockText } from '../clock-text.ts'
import { OfMaterial } from '../OfMaterial.tsx'
import { trailOfStart } from '../trail.ts'
import { useEndSession } from '../use-end-session.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'
import type { SessionViewProps } from '../use-view.ts'
import { ChatTurns } from './ChatTurns.tsx'
import { TurnComposer } from './TurnComposer.tsx'

/** A talk that runs: its turns, the time that is left, and the next turn, recorded or typed. */
export function ChatView({ session, openView }: SessionViewProps) {
  const say = useSay()
  const secondsLeft = useSecondsLeft(session.deadline_at)
  const end = useEndSession(session)
  const [isAsking, setAsking] = useState(false)
  const isOver = secondsLeft === 0
  const hasTurns = session.turns.length > 0
  return (
    <>
      <PageHeader
        title={session.topic}
        description={languageAndLevel(say, session)}
        trail={trailOfStart(say, openView)}
        actions={
          <Button
            icon={<Flag size={18} aria-hidden />}
            isLoading={end.isPending}
            onClick={() => (hasTurns ? end.mutate() : setAsking(true))}
          >
            {say(hasTurns ? 'speaking.endAndSummary' : 'speaking.end')}
          </Button>
        }
      />
      <div className="flex max-w-3xl flex-col gap-8">
        <OfMaterial session={session} />
        <p className="text-ink-soft text-sm tabular-nums" role="timer" aria-label={say('speaking.timeLeft')}>
          {isOver ? say('speaking.timeIsUp') : say('speaking.left', { time: clockText(secondsLeft) })}
        </p>
        <ChatTurns session={session} />
        {isOver ? (
          <Notice tone="fair" title={say('speaking.talkOver')} role="status">
            {say(hasTurns ? 'speaking.summaryFree' : 'speaking.nothingSaidYet')}
          </Notice>
        ) : (
          <TurnComposer session={session} />
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('speaking.endTalk')}
        description={say('speaking.endTalkText')}
        confirmLabel={say('speaking.end')}
        isLoading={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
