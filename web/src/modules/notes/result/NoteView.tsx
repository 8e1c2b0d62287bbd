import { useWrongParts } from '../../../core/feedback/use-wrong-parts.ts'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { CopyNotice } from '../../../core/sharing/CopyNotice.tsx'
import { isMissing } from '../../../lib/api/is-missing.ts'
import { useHeadingFocus } from '../../../lib/keyboard/use-heading-focus.ts'
import { useSay } from '../../../lib/language.ts'
import { noteKey, useNote } from '../api.ts'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { NotesPage } from './NotesPage.tsx'

/** Kept notes, read from the server. */
export function NoteView({ noteId, openView }: { noteId: number; openView: OpenView }) {
  const say = useSay()
  const query = useNote(noteId)
  const { data: note } = query
  const wrong = useWrongParts('notes', noteId, note?.parts, noteKey(noteId))
  // They go with their last words, and the focus with what had it.
  const isGone = note !== undefined && isMissing(query.error)
  const frame = useHeadingFocus(isGone ? 'gone' : 'there')
  return (
    <div ref={frame}>
      {note && !isGone ? (
        <NotesPage
          title={note.title}
          purpose={note.purpose}
          html={note.html}
          maker={{ madeBy: note.made_by, modelName: note.model_name ?? null }}
          materialId={note.material_id}
          isMaterialGone={note.is_material_gone}
          createdAt={note.created_at}
          openView={openView}
          wrong={wrong}
        >
          <div className="mb-6 empty:hidden">
            <CopyNotice thing={{ kind: 'notes', id: noteId }} />
          </div>
        </NotesPage>
      ) : (
        <NotOpened
          query={query}
          title={say('notes.title')}
          trail={trails(say, openView).history}
          loading={say('notes.loading')}
          failed={say('notes.loadFailed')}
          missing={{
            title: say('notes.notFound'),
            text: say('notes.notHere'),
            hint: say('notes.maybeDeleted'),
          }}
        />
      )}
    </div>
  )
}
