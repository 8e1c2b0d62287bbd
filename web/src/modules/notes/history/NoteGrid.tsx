import type { NoteSummary } from '@lectern/contract/notes'
import { useState } from 'react'
import { purposeText } from '../../../core/generation/purpose-text.ts'
import { DeleteDialog } from '../../../core/lists/DeleteDialog.tsx'
import { deleteQuestion } from '../../../core/lists/delete-question.ts'
import { ListTitle } from '../../../core/lists/ListTitle.tsx'
import { ShareButton } from '../../../core/sharing/ShareButton.tsx'
import { relativeText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Trash2 } from '../../../ui/icons/icons.ts'
import { useDeleteNote, useRenameNote } from '../api.ts'
import type { OpenView } from '../use-view.ts'

/** One page of notes, and the question before some are deleted. */
export function NoteGrid({ notes, openView }: { notes: readonly NoteSummary[]; openView: OpenView }) {
  const say = useSay()
  const [doomed, setDoomed] = useState<NoteSummary | null>(null)
  const deleteNote = useDeleteNote()
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {notes.map((note) => (
          <NoteCard
            key={note.id}
            note={note}
            onOpen={() => openView({ name: 'note', noteId: note.id })}
            onDelete={() => setDoomed(note)}
          />
        ))}
      </ul>
      <DeleteDialog
        doomed={doomed}
        question={({ title }) => deleteQuestion(title)}
        warning={() => say('notes.deleteWarning')}
        deletion={deleteNote}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}

interface NoteCardProps {
  note: NoteSummary
  onOpen: () => void
  onDelete: () => void
}

function NoteCard({ note: { id, title, excerpt, purpose, word_count, created_at }, onOpen, onDelete }: NoteCardProps) {
  const say = useSay()
  const rename = useRenameNote()
  return (
    <Card as="li" className="flex flex-col">
      <ListTitle id={id} title={title} rename={rename} />
      <p className="wrap-anywhere mt-2 line-clamp-3 font-serif text-ink-soft">{excerpt}</p>
      <p className="wrap-anywhere mt-3 grow text-ink-soft text-xs">
        {[
          purpose && purposeText(say, purpose),
          say('documents.words', { count: word_count }),
          relativeText(new Date(created_at)),
        ]
          .filter(Boolean)
          .join(say('ui.comma'))}
      </p>
      <div className="mt-5 flex items-center justify-between gap-3">
        <Button onClick={onOpen} aria-label={say('notes.openOf', { title })} className="min-w-28">
          {say('notes.open')}
        </Button>
        <ShareButton thing={{ kind: 'notes', id }} title={title} isInRow />
        <IconButton label={say('notes.deleteOf', { title })} icon={<Trash2 size={18} />} isDanger onClick={onDelete} />
      </div>
    </Card>
  )
}
