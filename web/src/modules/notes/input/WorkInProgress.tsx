import { useStore } from '../../../lib/store.ts'
import { Remark } from '../../../ui/Remark.tsx'
import { generationStore } from '../generation.ts'
import { madeNotesStore } from '../made-notes.ts'
import type { OpenView } from '../use-view.ts'

/** What goes on or waits elsewhere in the module, and the way to it; nothing if nothing does. */
export function WorkInProgress({ openView }: { openView: OpenView }) {
  const generation = useStore(generationStore)
  const made = useStore(madeNotesStore)

  if (generation)
    return (
      <Remark
        className="mb-6"
        text={`Notes are being made: ${generation.outcomes.size} of ${generation.chunks.length || 1} parts are done.`}
        action="See Progress"
        onAction={() => openView({ name: 'generate' })}
      />
    )
  if (made?.savedId === null)
    return (
      <Remark
        className="mb-6"
        text={`The notes ${made.title} are made, but not saved yet.`}
        action="See Notes"
        onAction={() => openView({ name: 'made' })}
      />
    )
  return null
}
