import type { ReactNode } from 'react'
import { CardText } from './CardText.tsx'

interface Sides {
  id: number
  question: string
  answer: string
}

interface CardListProps<Card extends Sides> {
  cards: readonly Card[]
  /** Said beneath a card. */
  noteOf?: (card: Card) => ReactNode
  /** What can be done with a card, beside it. */
  actionOf?: (card: Card) => ReactNode
}

/** Cards one under another, both sides of each. */
export const CardList = <Card extends Sides>({ cards, noteOf, actionOf }: CardListProps<Card>) => (
  <ul className="divide-y divide-line border-line border-y">
    {cards.map((card) => (
      <li key={card.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
        <div className="min-w-0 max-w-prose grow basis-64">
          <CardText text={card.question} className="font-semibold" />
          <CardText text={card.answer} className="mt-1 text-ink-soft" />
          {noteOf?.(card)}
        </div>
        {actionOf?.(card)}
      </li>
    ))}
  </ul>
)
