import { useId } from 'react'
import { useSay } from '../../../lib/language.ts'
import type { SelectableCard } from '../selection.ts'
import { SelectableCardRow } from './SelectableCardRow.tsx'

interface SuggestionsProps {
  suggestions: readonly SelectableCard[]
  materialId: number | null | undefined
  /** Whether cards that the engine is sure of stand above them. */
  areMore: boolean
}

/** What the engine is not sure of: the same rows as those of cards, none of them ticked at first. */
export function Suggestions({ suggestions, materialId, areMore }: SuggestionsProps) {
  const say = useSay()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={areMore ? 'mt-6' : ''}>
      <h2 id={titleId} className="text-xl">
        {say(areMore ? 'recite.suggestions' : 'recite.onlySuggestionsTitle')}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft text-sm">
        {say(areMore ? 'recite.suggestionsText' : 'recite.tickSuggestions')}
      </p>
      <ol aria-labelledby={titleId} className="divide-y divide-line border-line border-y">
        {suggestions.map((card) => (
          <SelectableCardRow key={card.clientId} card={card} materialId={materialId} isSuggestion />
        ))}
      </ol>
    </section>
  )
}
