import { RECITE_TEXTS } from '@lectern/domain/recite'
import { useEffect, useEffectEvent } from 'react'
import { RunView } from '../../../core/generation/RunView.tsx'
import { countSkipped } from '../../../core/generation/run-state.ts'
import { useShownRun } from '../../../core/generation/use-shown-run.ts'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { cardRuns, foundCards, type Generation } from '../generation.ts'
import { selectionStore } from '../selection.ts'
import type { OpenView } from '../use-view.ts'
import { FoundCards } from './FoundCards.tsx'

interface GenerateViewProps {
  /** The run that the address names; none while a new one is being opened. */
  generationId: string | undefined
  openView: OpenView
}

/** Cards being made, and those found so far. */
export function GenerateView({ generationId, openView }: GenerateViewProps) {
  const back = { label: 'Back to Flashcards', onBack: () => openView({ name: 'main' }) }
  const { run: generation, query } = useShownRun('recite', cardRuns, generationId, () => {
    const cards = selectionStore.get()
    const isOfThis = cards !== null && (generationId === undefined || cards.generationId === generationId)
    openView(isOfThis ? { name: 'select', generationId: cards.generationId ?? undefined } : { name: 'upload' })
  })
  // A reload, or another window, finds the run by its address.
  const id = generation?.id ?? undefined
  const nameIt = useEffectEvent(() => openView({ name: 'generate', generationId: id }))
  useEffect(() => {
    if (id !== undefined && id !== generationId) nameIt()
  }, [id, generationId])

  if (!generation) return <NotOpened query={query} title="Your Flashcards" back={back} {...NOT_OPENED} />
  const cards = foundCards(generation)
  const hasCards = cards.length > 0
  return (
    <RunView
      module="recite"
      run={generation}
      title="Making Your Flashcards"
      back={back}
      phases={PHASES}
      detail={describe(generation, cards.length)}
      stopped={{
        title: hasCards ? 'No more cards were made' : 'No cards were made',
        leaveLabel: hasCards ? `Keep the ${cards.length} Found` : 'Back to the Content',
      }}
      onRetry={cardRuns.retry}
      onGoOn={cardRuns.goOn}
      onCancel={() => void cardRuns.cancel()}
    >
      {hasCards ? <FoundCards cards={cards} /> : null}
    </RunView>
  )
}

const NOT_OPENED = {
  loading: 'Loading your flashcards',
  failed: RECITE_TEXTS.generationFailed,
  missing: {
    title: 'Cards Not Found',
    text: 'These cards are not here',
    hint: 'They may have been kept as a set, or discarded, in another window.',
  },
}

const PHASES = {
  preparing: 'Preparing your content',
  chunking: 'Preparing your content',
  generating: 'Generating flashcards',
  processing: 'Processing the cards',
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
