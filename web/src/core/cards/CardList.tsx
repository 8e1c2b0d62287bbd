import type { ReactNode } from 'react'
import { CardSide } from './CardSide.tsx'
import { drawnOf, type ShownCard } from './shown-card.ts'

interface CardListProps<Card extends ShownCard> {
  cards: readonly Card[]
  /** Said beneath a card. */
  noteOf?: (card: Card) => ReactNode
  /** What can be done with a card, beside it. */
  actionOf?: (card: Card) => ReactNode
}

/** Cards one under another, both sides of each. */
export const CardList = <Card extends ShownCard>({ cards, noteOf, actionOf }: CardListProps<Card>) => (
  <ul className="divide-y divide-line border-line border-y">
    {cards.map((card) => (
      <li key={card.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
        <div className="min-w-0 max-w-prose grow basis-64">
          <CardSide {...drawnOf(card)} side="question" className="font-semibold" />
          <CardSide {...drawnOf(card)} side="answer" className="mt-1 text-ink-soft" />
          {noteOf?.(card)}
        </div>
        {actionOf?.(card)}
      </li>
    ))}
  </ul>
)
