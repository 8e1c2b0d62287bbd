import { RECITE_TEXTS } from '@lectern/domain/recite'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { useToldFailure } from '../use-told-failure.ts'
import type { OpenView } from '../use-view.ts'
import { EditScreen } from './EditScreen.tsx'
import { useFlashcardSet } from './use-card-editor.ts'

/** Reads the set that the address names; one that is not the student's is not there (reading 29). */
export function EditView({ setId, openView }: { setId: number; openView: OpenView }) {
  const query = useFlashcardSet(setId)
  useToldFailure(query, RECITE_TEXTS.loadSetFailed)
  if (query.data) return <EditScreen set={query.data} openView={openView} />
  return (
    <NotOpened
      query={query}
      title="Edit Flashcards"
      back={{ label: 'Study History', onBack: () => openView({ name: 'history' }) }}
      loading="Loading the flashcard set"
      failed={RECITE_TEXTS.loadSetFailed}
      missing={{ title: 'Page Not Found', text: 'There is no such flashcard set' }}
    />
  )
}
