import type { SharedContent } from '@lectern/contract/sharing/shares'
import { withoutLineBreaks } from '@lectern/domain/text/without-line-breaks'
import { useSay } from '../../../lib/language.ts'
import { CardSide } from '../../cards/CardSide.tsx'
import { scriptOf } from '../../study-text/language.ts'
import { ShownInParts } from './ShownInParts.tsx'

type Cards = Extract<SharedContent, { kind: 'set' }>['cards']

/** The cards of a set, both sides of each, with the passage that it came from where that goes along. */
export function SharedCards({ cards }: { cards: Cards }) {
  const say = useSay()
  if (cards.length === 0) return <p className="text-ink-soft">{say('sharing.noCards')}</p>
  return (
    <ShownInParts all={cards} className="max-w-prose divide-y divide-line border-line border-y">
      {(card, index) => (
        <li key={index} className="py-4">
          <CardSide note={card} part="all" side="question" label={say('sharing.question')} className="font-semibold" />
          <CardSide note={card} part="all" side="answer" label={say('sharing.answer')} className="mt-1" />
          {card.source && (
            <p className="wrap-anywhere mt-2 text-ink-soft text-sm">
              {say('sharing.passage')}
              <q lang={scriptOf(card.source)}>{withoutLineBreaks(card.source)}</q>
            </p>
          )}
        </li>
      )}
    </ShownInParts>
  )
}
