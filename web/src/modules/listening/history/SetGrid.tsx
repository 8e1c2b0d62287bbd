import type { ListeningSetSummary } from '@lectern/contract/listening'
import { deleteSetQuestion, formatClock, shownTitle } from '@lectern/domain/listening'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteDialog } from '../../../core/lists/DeleteDialog.tsx'
import { ListTitle } from '../../../core/lists/ListTitle.tsx'
import { relativeText } from '../../../lib/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useDeleteSet, useRenameSet } from '../api.ts'
import { practiceStore } from '../practice.ts'
import { scoreStore } from '../score.ts'
import type { OpenView } from '../use-view.ts'

/** One page of sets, and the question before one is deleted. */
export function SetGrid({ sets, openView }: { sets: readonly ListeningSetSummary[]; openView: OpenView }) {
  const [doomed, setDoomed] = useState<ListeningSetSummary | null>(null)
  const deletion = useDeleteSet()
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2">
        {sets.map((set) => (
          <SetCard
            key={set.id}
            set={set}
            onPractise={() => openView({ name: 'practice', setId: set.id })}
            onDelete={() => setDoomed(set)}
          />
        ))}
      </ul>
      <DeleteDialog
        doomed={doomed}
        question={(set) => deleteSetQuestion(shownTitle(set))}
        warning={({ has_audio }) =>
          `Its ${has_audio ? 'recording' : 'transcript'}, questions and attempts are deleted.`
        }
        deletion={deletion}
        onDeleted={({ id }) => forgetSet(id)}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}

function forgetSet(id: number): void {
  if (practiceStore.get()?.setId === id) practiceStore.set(null)
  if (scoreStore.get()?.setId === id) scoreStore.set(null)
}

interface SetCardProps {
  set: ListeningSetSummary
  onPractise: () => void
  onDelete: () => void
}

function SetCard({ set, onPractise, onDelete }: SetCardProps) {
  const rename = useRenameSet()
  const title = shownTitle(set)
  return (
    <Card as="li" className="flex min-w-0 flex-col">
      <ListTitle id={set.id} title={title} rename={rename} />
      <p className="mt-2 grow text-ink-soft text-sm">
        {set.question_count} {set.question_count === 1 ? 'question' : 'questions'},{' '}
        {set.has_audio ? `${formatClock(set.duration_seconds)}, ${set.size_mb} MB` : 'without a recording'},{' '}
        {relativeText(new Date(set.created_at))}.{' '}
        {set.latest_accuracy === null ? 'Not practised yet.' : `Latest accuracy ${set.latest_accuracy}%.`}
      </p>
      <div className="mt-5 flex items-center justify-between gap-3">
        <Button onClick={onPractise} aria-label={`Practise ${title}`} className="min-w-28">
          Practise
        </Button>
        <IconButton label={`Delete ${title}`} icon={<Trash2 size={18} />} isDanger onClick={onDelete} />
      </div>
    </Card>
  )
}
