import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
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
        text={`Notes are being made: ${generation.outcomes.size} of ${generation.chunks.length || 1} parts are done.`}
        action="See Progress"
        onAction={() => openView({ name: 'generate' })}
      />
    )
  if (made?.savedId === null)
    return (
      <Remark
        text={`The notes ${made.title} are made, but not saved yet.`}
        action="See Notes"
        onAction={() => openView({ name: 'made' })}
      />
    )
  return null
}

interface RemarkProps {
  text: string
  action: string
  onAction: () => void
}

const Remark = ({ text, action, onAction }: RemarkProps) => (
  <div className="mb-6">
    <Notice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="wrap-anywhere">{text}</p>
        <Button variant="quiet" className="-my-1.5" onClick={onAction}>
          {action}
        </Button>
      </div>
    </Notice>
  </div>
)
