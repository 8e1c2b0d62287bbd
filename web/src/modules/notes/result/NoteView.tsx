import { NOTES_TEXTS } from '@lectern/domain/notes'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { useNote } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { NotesPage } from './NotesPage.tsx'

/** Kept notes, read from the server. */
export function NoteView({ noteId, openView }: { noteId: number; openView: OpenView }) {
  const query = useNote(noteId)
  const { data: note } = query
  if (!note)
    return (
      <NotOpened
        query={query}
        title="Notes"
        back={{ label: 'Your Notes', onBack: () => openView({ name: 'history' }) }}
        loading="Loading your notes"
        failed={NOTES_TEXTS.loadFailed}
        missing={{
          title: 'Notes Not Found',
          text: 'These notes are not here',
          hint: 'They may have been deleted.',
        }}
      />
    )
  return (
    <NotesPage
      title={note.title}
      purpose={note.purpose}
      html={note.html}
      madeBy={note.made_by}
      createdAt={note.created_at}
      openView={openView}
    />
  )
}
