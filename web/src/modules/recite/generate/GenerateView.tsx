import type { Say } from '@lectern/texts/speaker'
import { useEffect, useEffectEvent } from 'react'
import { RunView } from '../../../core/generation/RunView.tsx'
import { useShownRun } from '../../../core/generation/use-shown-run.ts'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { useSay } from '../../../lib/language.ts'
import { cardRuns, foundCards, foundSuggestions, type Generation } from '../generation.ts'
import { selectionStore } from '../selection.ts'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { FoundCards } from './FoundCards.tsx'

interface GenerateViewProps {
  /** The run that the address names; none while a new one is being opened. */
  generationId: string | undefined
  openView: OpenView
}

/** Cards being made, and those found so far. */
export function GenerateView({ generationId, openView }: GenerateViewProps) {
  const say = useSay()
  const trail = trails(say, openView).start
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

  if (!generation) return <NotOpened query={query} title={say('recite.yours')} trail={trail} {...notOpened(say)} />
  const cards = foundCards(generation)
  const hasCards = cards.length > 0
  const found = { cards: cards.length, suggestions: foundSuggestions(generation, cards).length }
  return (
    <RunView
      module="recite"
      run={generation}
      title={say('recite.making')}
      trail={trail}
      phases={phasesIn(say)}
      detail={describe(say, generation, found)}
      stopped={{
        title: say(hasCards ? 'recite.noMoreMade' : 'recite.noneMade'),
        leaveLabel: leaveLabel(say, found),
      }}
      onRetry={cardRuns.retry}
      onGoOn={cardRuns.goOn}
      onCancel={() => void cardRuns.cancel()}
    >
      {hasCards ? <FoundCards cards={cards} /> : null}
    </RunView>
  )
}

const notOpened = (say: Say) => ({
  loading: say('recite.loading'),
  failed: say('recite.generationFailed'),
  missing: { title: say('recite.cardsNotFound'), text: say('recite.cardsNotHere'), hint: say('recite.keptElsewhere') },
})

const phasesIn = (say: Say) => ({
  preparing: say('recite.phasePreparing'),
  chunking: say('recite.phasePreparing'),
  generating: say('recite.phaseGenerating'),
  processing: say('recite.phaseProcessing'),
  cancelling: say('recite.phaseCancelling'),
  complete: say('recite.phaseComplete'),
})

/** How many there are so far. */
interface Found {
  cards: number
  suggestions: number
}

function leaveLabel(say: Say, { cards, suggestions }: Found): string {
  if (cards > 0) return say('recite.keepFound', { count: cards })
  return suggestions > 0 ? say('recite.keepSuggested', { count: suggestions }) : say('recite.backToContent')
}

function describe(say: Say, generation: Generation, { cards, suggestions }: Found): string {
  const { chunks, currentChunk: chunk } = generation
  const total = chunks.length
  if (chunk === 0) return say('recite.chunksToRead', { count: total })
  return cards === 0 && suggestions > 0
    ? say('recite.progressSuggested', { chunk, total, count: suggestions })
    : say('recite.progress', { chunk, total, count: cards })
}
