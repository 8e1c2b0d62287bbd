import { useState } from 'react'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { useSay } from '../../../lib/language.ts'
import { trails } from '../trail.ts'
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
  const [refetchCount, setRefetchCount] = useState(0)
  const readAgain = async () => {
    await query.refetch()
    setRefetchCount((count) => count + 1)
  }
  if (query.data)
    return (
      <EditScreen
        key={`${setId} ${refetchCount}`}
        set={query.data}
        openView={openView}
        onChangedThere={() => void readAgain()}
      />
    )
  return (
    <NotOpened
      query={query}
      title={say('recite.edit')}
      trail={trails(say, openView).history}
      loading={say('recite.loadingSet')}
      failed={say('recite.setFailed')}
      missing={{ title: say('recite.pageNotFound'), text: say('recite.noSuchSet') }}
    />
  )
}
