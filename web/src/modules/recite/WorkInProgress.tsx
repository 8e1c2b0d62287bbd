import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { foundCards, generationStore } from './generation.ts'
import { selectionStore } from './selection.ts'
import type { OpenView } from './use-view.ts'

/** What goes on or waits elsewhere in the module, and the way to it; nothing if nothing does. */
export function WorkInProgress({ openView, className }: { openView: OpenView; className?: string }) {
  const generation = useStore(generationStore)
  const selection = useStore(selectionStore)

  if (generation)
    return (
      <Remark
        className={className}
        text={`Flashcards are being made: chunk ${Math.max(1, generation.currentChunk)} of ${generation.chunks.length}, ${foundCards(generation).length} found so far.`}
        action="See Progress"
        onAction={() => openView({ name: 'generate' })}
      />
    )
  if (selection)
    return (
      <Remark
        className={className}
        text={`${selection.cards.length} generated flashcards are waiting for your review.`}
        action="Review Cards"
        onAction={() => openView({ name: 'select' })}
      />
    )
  return null
}

interface RemarkProps {
  className?: string
  text: string
  action: string
  onAction: () => void
}

const Remark = ({ className, text, action, onAction }: RemarkProps) => (
  <div className={className}>
    <Notice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>{text}</p>
        <Button variant="quiet" className="-my-1.5" onClick={onAction}>
          {action}
        </Button>
      </div>
    </Notice>
  </div>
)
