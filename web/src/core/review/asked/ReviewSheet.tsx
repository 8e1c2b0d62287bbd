import { useSay } from '../../../lib/language.ts'
import { CardSheet } from '../../cards/CardSheet.tsx'
import type { ShownCard } from '../../cards/shown-card.ts'

/** The card under the lamp, as reviews call its sides. */
export function ReviewSheet({ card, isRevealed }: { card: ShownCard; isRevealed: boolean }) {
  const say = useSay()
  const labels = { question: say('review.questionSide'), answer: say('review.answerSide') }
  return <CardSheet card={card} isRevealed={isRevealed} labels={labels} />
}
