import { countSkipped } from '../../../core/generation/chunked-runs.ts'
import { RunView, useRunEnd } from '../../../core/generation/RunView.tsx'
import { useStore } from '../../../lib/store.ts'
import { cancelGeneration, foundCards, type Generation, generationStore, retryGeneration } from '../generation.ts'
import { selectionStore } from '../selection.ts'
import type { OpenView } from '../use-view.ts'
import { FoundCards } from './FoundCards.tsx'

/** Cards being made, and those found so far. */
export function GenerateView({ openView }: { openView: OpenView }) {
  const generation = useStore(generationStore)
  useRunEnd(generation === null, () => openView({ name: selectionStore.get() ? 'select' : 'upload' }))
  if (!generation) return null
  const cards = foundCards(generation)
  const hasCards = cards.length > 0
  return (
    <RunView
      run={generation}
      title="Making Your Flashcards"
      back={{ label: 'Back to Flashcards', onBack: () => openView({ name: 'main' }) }}
      phases={PHASES}
      detail={describe(generation, cards.length)}
      stopped={{
        title: hasCards ? 'No more cards were made' : 'No cards were made',
        leaveLabel: hasCards ? `Keep the ${cards.length} Found` : 'Back to the Content',
      }}
      onRetry={retryGeneration}
      onCancel={() => void cancelGeneration()}
    >
      {hasCards ? <FoundCards cards={cards} /> : null}
    </RunView>
  )
}

const PHASES = {
  preparing: 'Preparing your content',
  chunking: 'Preparing your content',
  generating: 'Generating flashcards',
  combining: 'Processing the cards',
  cancelling: 'Cancelling: what was made so far is kept',
  complete: 'Complete',
}

function describe(generation: Generation, cardCount: number): string {
  const { chunks, currentChunk } = generation
  const skippedCount = countSkipped(generation)
  if (currentChunk === 0) return chunks.length === 1 ? 'One chunk to read' : `${chunks.length} chunks to read`
  const found = cardCount === 1 ? '1 card so far' : `${cardCount} cards so far`
  const skipped = skippedCount > 0 ? `, ${skippedCount} skipped` : ''
  return `Chunk ${currentChunk} of ${chunks.length}, ${found}${skipped}`
}
