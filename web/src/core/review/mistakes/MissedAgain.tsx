import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { RotateCcw } from '../../../ui/icons/icons.ts'
import { CardList } from '../../cards/CardList.tsx'
import type { ShownCard } from '../../cards/shown-card.ts'

/** What was missed, and the way to go through it again at once. Nothing where nothing was. */
export function MissedAgain({ missed, onAgain }: { missed: readonly ShownCard[]; onAgain: () => void }) {
  const say = useSay()
  if (missed.length === 0) return null
  return (
    <div className="mt-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">{say('review.missedCards')}</h3>
        <Button icon={<RotateCcw size={18} aria-hidden />} onClick={onAgain}>
          {say('review.againMissed', { count: missed.length })}
        </Button>
      </div>
      <CardList cards={missed} />
    </div>
  )
}
