import { SPEAKING_LANGUAGES } from '@lectern/domain/speaking'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { clockText } from '../clock-text.ts'
import { LEVEL_NAMES } from '../modes.ts'
import type { SessionViewProps } from '../SessionView.tsx'
import { useEndSession } from '../use-end-session.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'
import { ChatTurns } from './ChatTurns.tsx'
import { TurnComposer } from './TurnComposer.tsx'

/** A talk that runs: its turns, the time that is left, and the next turn, recorded or typed. */
export function ChatView({ session, openView }: SessionViewProps) {
  const secondsLeft = useSecondsLeft(session.deadline_at)
  const end = useEndSession(session)
  const [isAsking, setAsking] = useState(false)
  const isOver = secondsLeft === 0
  const hasTurns = session.turns.length > 0
  return (
    <>
      <PageHeader
        title={session.topic}
        description={`${SPEAKING_LANGUAGES[session.language]}, ${LEVEL_NAMES[session.level].toLowerCase()}`}
        back={{ label: 'Back to Speaking', onBack: () => openView({ name: 'start' }) }}
        actions={
          <Button
            icon={<Flag size={18} aria-hidden />}
            isLoading={end.isPending}
            onClick={() => (hasTurns ? end.mutate() : setAsking(true))}
          >
            {hasTurns ? 'End and Get Summary' : 'End'}
          </Button>
        }
      />
      <div className="flex max-w-3xl flex-col gap-8">
        <p className="text-ink-soft text-sm tabular-nums" role="timer" aria-label="Time left">
          {isOver ? 'Time is up' : `${clockText(secondsLeft)} left`}
        </p>
        <ChatTurns session={session} />
        {isOver ? (
          <Notice tone="fair" title="The time of this talk is up." role="status">
            {hasTurns ? 'You can still get your summary; it is free.' : 'Nothing was said, and nothing was charged.'}
          </Notice>
        ) : (
          <TurnComposer session={session} />
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="End this talk?"
        description="Nothing has been said yet, so there is no summary. Nothing was charged."
        confirmLabel="End"
        isLoading={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
