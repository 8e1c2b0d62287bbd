import type { EssaySummary } from '@lectern/contract/writing/shapes'
import { useState } from 'react'
import { DeleteDialog } from '../../../core/lists/DeleteDialog.tsx'
import { useSay } from '../../../lib/language.ts'
import { useDeleteEssay } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { EssayCard } from './EssayCard.tsx'

/** One page of essays, and the question before one of them is deleted. */
export function EssayList({ essays, openView }: { essays: readonly EssaySummary[]; openView: OpenView }) {
  const say = useSay()
  const [doomed, setDoomed] = useState<EssaySummary | null>(null)
  const deleteEssay = useDeleteEssay()
  return (
    <>
      <ul className="flex flex-col gap-4">
        {essays.map((essay) => (
          <EssayCard
            key={essay.id}
            essay={essay}
            onOpen={() => openView({ name: 'report', essayId: essay.id })}
            onDelete={() => setDoomed(essay)}
          />
        ))}
      </ul>
      <DeleteDialog
        doomed={doomed}
        question={() => say('writing.deleteQuestion')}
        warning={() => say('writing.deleteWarning')}
        deletion={deleteEssay}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}
