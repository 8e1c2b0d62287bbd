import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { useSay } from '../../../lib/language.ts'
import { useToldFailure } from '../use-told-failure.ts'
import type { OpenView } from '../use-view.ts'
import { EditScreen } from './EditScreen.tsx'
import { useFlashcardSet } from './use-card-editor.ts'

/**
 * Reads the set that the address names; one that is not the student's is not there
 * (requirements/recite.md#views-of-recite).
 */
export function EditView({ setId, openView }: { setId: number; openView: OpenView }) {
  const say = useSay()
  const query = useFlashcardSet(setId)
  useToldFailure(query, say('recite.loadSetFailed'))
  if (query.data) return <EditScreen set={query.data} openView={openView} />
  return (
    <NotOpened
      query={query}
      title={say('recite.edit')}
      back={{ label: say('recite.history'), onBack: () => openView({ name: 'history' }) }}
      loading={say('recite.loadingSet')}
      failed={say('recite.loadSetFailed')}
      missing={{ title: say('recite.pageNotFound'), text: say('recite.noSuchSet') }}
    />
  )
}
