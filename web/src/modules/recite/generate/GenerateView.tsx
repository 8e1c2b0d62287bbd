import { runProgressPercent } from '@lectern/domain/chunks'
import { useEffect, useEffectEvent } from 'react'
import { countSkipped } from '../../../core/generation/chunked-runs.ts'
import { StoppedRun } from '../../../core/generation/StoppedRun.tsx'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ReadingLamp } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { cancelGeneration, foundCards, type Generation, generationStore, retryGeneration } from '../generation.ts'
import { selectionStore } from '../selection.ts'
import type { OpenView } from '../use-view.ts'
import { FoundCards } from './FoundCards.tsx'

/** The run under way: what is being done, how far, and what it has found so far. It can be left and found again. */
export function GenerateView({ openView }: { openView: OpenView }) {
  const generation = useStore(generationStore)
  const isOver = generation === null

  const openResult = useEffectEvent(() => openView({ name: selectionStore.get() ? 'select' : 'upload' }))
  useEffect(() => {
    if (isOver) openResult()
  }, [isOver])

  if (!generation) return null
  const { phase, chunks, outcomes, error, isShortOfCredits } = generation
  const cards = foundCards(generation)
  return (
    <>
      <PageHeader
        title="Making Your Flashcards"
        description={
          phase === 'stopped' ? undefined : 'You may look at other views of this module meanwhile; the work goes on.'
        }
        back={{ label: 'Back to Flashcards', onBack: () => openView({ name: 'main' }) }}
        actions={
          phase !== 'stopped' && (
            <Button
              disabled={phase === 'complete'}
              isLoading={phase === 'cancelling'}
              onClick={() => void cancelGeneration()}
            >
              Cancel
            </Button>
          )
        }
      />
      {phase === 'stopped' ? (
        <StoppedRun
          title={cards.length > 0 ? 'No more cards were made' : 'No cards were made'}
          error={error}
          isShortOfCredits={isShortOfCredits}
          onRetry={retryGeneration}
          leaveLabel={cards.length > 0 ? `Keep the ${cards.length} Found` : 'Back to the Content'}
          onLeave={() => void cancelGeneration()}
        />
      ) : (
        <Progress
          percent={phase === 'complete' ? 100 : runProgressPercent(outcomes.size, chunks.length)}
          label={PHASE_LABELS[phase]}
          detail={describe(generation, cards.length)}
        />
      )}
      {cards.length > 0 ? <FoundCards cards={cards} /> : <Waiting />}
    </>
  )
}

const Waiting = () => (
  <div className="mx-auto mt-16 w-44 text-ink-faint">
    <ReadingLamp />
  </div>
)

const PHASE_LABELS: Record<Exclude<Generation['phase'], 'stopped'>, string> = {
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
