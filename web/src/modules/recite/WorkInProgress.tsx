import { useStore } from '../../lib/store.ts'
import { Remark } from '../../ui/Remark.tsx'
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
