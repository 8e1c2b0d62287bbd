import type { SetSummary } from '@lectern/contract/recite/shapes'
import { useState } from 'react'
import { DeleteDialog } from '../../../core/lists/DeleteDialog.tsx'
import { deleteQuestion } from '../../../core/lists/delete-question.ts'
import { useSay } from '../../../lib/language.ts'
import { useDeleteSet } from '../api.ts'
import { importApi } from '../imports/api.ts'
import { ExportDialog } from '../imports/ExportDialog.tsx'
import { useStartStudy } from '../use-start-study.ts'
import type { OpenView } from '../use-view.ts'
import { SetCard } from './SetCard.tsx'
import { SetFolderDialog } from './SetFolderDialog.tsx'

/** One page of sets, and the question before one of them is deleted. */
export function SetGrid({ sets, openView }: { sets: readonly SetSummary[]; openView: OpenView }) {
  const say = useSay()
  const [doomed, setDoomed] = useState<SetSummary | null>(null)
  const [leaving, setLeaving] = useState<SetSummary | null>(null)
  const [shelved, setShelved] = useState<SetSummary | null>(null)
  const startStudy = useStartStudy(openView)
  const deleteSet = useDeleteSet()
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2">
        {sets.map((set) => (
          <SetCard
            key={set.id}
            set={set}
            isStarting={startStudy.isPending && startStudy.variables.id === set.id}
            onStudy={() => startStudy.mutate(set)}
            onEdit={() => openView({ name: 'edit', setId: set.id })}
            onDelete={() => setDoomed(set)}
            onExport={() => setLeaving(set)}
            onFolder={() => setShelved(set)}
          />
        ))}
      </ul>
      {shelved && <SetFolderDialog set={shelved} onClose={() => setShelved(null)} />}
      {leaving && (
        <ExportDialog
          isOpen
          title={leaving.title}
          load={(format) => importApi.exportSet({ params: { id: leaving.id }, query: { format } })}
          onClose={() => setLeaving(null)}
        />
      )}
      <DeleteDialog
        doomed={doomed}
        question={({ title }) => deleteQuestion(title)}
        warning={(set) => say('recite.deleteWarning', { count: set.card_count })}
        deletion={deleteSet}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}
