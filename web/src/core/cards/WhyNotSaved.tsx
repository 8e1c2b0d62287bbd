import { type CardNote, cardFaultOf } from '@lectern/domain/cards/faces'
import { useSay } from '../../lib/language.ts'

const NEEDED = {
  sideMissing: 'cards.neededSides',
  noGaps: 'cards.neededGap',
  nothingCovered: 'cards.neededCover',
  noChoice: 'cards.neededOptions',
  tooManyParts: 'cards.neededFewer',
  tooManyOptions: 'cards.neededFewer',
} as const satisfies Record<NonNullable<ReturnType<typeof cardFaultOf>>, string>

/** Why a card cannot be saved as it is written; nothing for one that can. */
export function WhyNotSaved({ note }: { note: CardNote }) {
  const say = useSay()
  const fault = cardFaultOf(note)
  return (
    <p aria-live="polite" className="text-ink-soft text-sm empty:hidden">
      {fault && say(NEEDED[fault], { example: '{{c1::…}}' })}
    </p>
  )
}
