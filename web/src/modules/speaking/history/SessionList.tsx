import type { SpeakingSummary } from '@lectern/contract/speaking/shapes'
import { useState } from 'react'
import { DeleteDialog } from '../../../core/lists/DeleteDialog.tsx'
import { deleteQuestion } from '../../../core/lists/delete-question.ts'
import { relativeText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Trash2 } from '../../../ui/icons/icons.ts'
import { useDeleteSession } from '../api.ts'
import { MODES } from '../modes.ts'
import type { OpenView } from '../use-view.ts'

/** One page of sessions, and the question before one of them is deleted. */
export function SessionList({ sessions, openView }: { sessions: readonly SpeakingSummary[]; openView: OpenView }) {
  const say = useSay()
  const [doomed, setDoomed] = useState<SpeakingSummary | null>(null)
  const deletion = useDeleteSession()
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
        {sessions.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            onOpen={() => openView({ name: 'session', sessionId: session.id })}
            onDelete={() => setDoomed(session)}
          />
        ))}
      </ul>
      <DeleteDialog
        doomed={doomed}
        question={({ topic }) => deleteQuestion(topic)}
        warning={() => say('speaking.deleteWarning')}
        deletion={deletion}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}

/** What is sent, one after another, in each way of practising. */
const COUNTED = {
  chat: 'speaking.turns',
  presentation: 'speaking.parts',
  shadowing: 'speaking.sentencesSent',
} as const

interface SessionCardProps {
  session: SpeakingSummary
  onOpen: () => void
  onDelete: () => void
}

function SessionCard({ session, onOpen, onDelete }: SessionCardProps) {
  const say = useSay()
  const { mode, topic, language, started_at, ended_at, turn_count, score } = session
  return (
    <Card as="li" className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="accent">{say(MODES[mode].name)}</Badge>
        {score !== null && <Badge>{say('speaking.scoreOf', { score })}</Badge>}
        {ended_at === null && <Badge>{say('speaking.notEnded')}</Badge>}
      </div>
      <h2 className="wrap-anywhere mt-3 line-clamp-3 text-lg">{topic}</h2>
      <p className="mt-1 grow text-ink-soft text-sm">
        {[
          relativeText(new Date(started_at)),
          say(`listening.language_${language}`),
          say(COUNTED[mode], { count: turn_count }),
        ].join(say('ui.comma'))}
      </p>
      <div className="mt-4 flex items-center justify-between gap-3">
        <Button
          onClick={onOpen}
          aria-label={say(ended_at === null ? 'speaking.goOnWith' : 'speaking.viewSummaryOf', { topic })}
        >
          {say(ended_at === null ? 'speaking.goOn' : 'speaking.viewSummary')}
        </Button>
        <IconButton label={say('speaking.delete', { topic })} icon={<Trash2 size={18} />} isDanger onClick={onDelete} />
      </div>
    </Card>
  )
}
