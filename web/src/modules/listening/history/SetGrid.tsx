import type { ListeningSetSummary } from '@lectern/contract/listening/shapes'
import { formatClock } from '@lectern/domain/listening'
import type { Say } from '@lectern/texts/speaker'
import { useState } from 'react'
import { DeleteDialog } from '../../../core/lists/DeleteDialog.tsx'
import { ListTitle } from '../../../core/lists/ListTitle.tsx'
import { relativeText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Trash2 } from '../../../ui/icons/icons.ts'
import { useDeleteSet, useRenameSet } from '../api.ts'
import { practiceStore } from '../practice.ts'
import { scoreStore } from '../score.ts'
import { shownTitle } from '../shown-title.ts'
import type { OpenView } from '../use-view.ts'

/** One page of sets, and the question before one is deleted. */
export function SetGrid({ sets, openView }: { sets: readonly ListeningSetSummary[]; openView: OpenView }) {
  const say = useSay()
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
        question={(set) => say('listening.deleteQuestion', { title: shownTitle(say, set) })}
        warning={({ has_audio, material_id, is_material_gone }) => {
          if (material_id !== null && !is_material_gone) return say('listening.libraryKeeps')
          return say(has_audio ? 'listening.deleteWarningRecording' : 'listening.deleteWarningTranscript')
        }}
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
  const say = useSay()
  const rename = useRenameSet()
  const title = shownTitle(say, set)
  return (
    <Card as="li" className="flex min-w-0 flex-col">
      <ListTitle id={set.id} title={title} rename={rename} />
      <p className="mt-2 grow text-ink-soft text-sm">{about(say, set)}</p>
      <div className="mt-5 flex items-center justify-between gap-3">
        <Button onClick={onPractise} aria-label={say('listening.practiseSet', { title })} className="min-w-28">
          {say('listening.practise')}
        </Button>
        <IconButton
          label={say('listening.deleteOf', { title })}
          icon={<Trash2 size={18} />}
          isDanger
          onClick={onDelete}
        />
      </div>
    </Card>
  )
}

function about(say: Say, set: ListeningSetSummary): string {
  const parts = {
    questions: say('listening.questionCount', { count: set.question_count }),
    sound: set.has_audio
      ? say('listening.soundOf', { duration: formatClock(set.duration_seconds), megabytes: set.size_mb })
      : say('listening.noSoundKept'),
    when: relativeText(new Date(set.created_at)),
  }
  const accuracy = set.latest_accuracy
  return accuracy === null ? say('listening.aboutNew', parts) : say('listening.aboutPractised', { ...parts, accuracy })
}
