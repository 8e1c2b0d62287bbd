import { RotateCcw, X } from 'lucide-react'
import { CardList } from '../../../core/cards/CardList.tsx'
import { useReviewToday } from '../../../core/review/away/queries.ts'
import { elapsedText, untilText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { justStudiedStore, type JustStudied as Studied } from '../study-session.ts'

interface JustStudiedProps {
  studied: Studied
  onAgain: () => void
}

/** How the session that just ended went: what was missed, at once again, and when cards come back. */
export function JustStudied({ studied: { title, cardCount, missed, seconds }, onAgain }: JustStudiedProps) {
  const say = useSay()
  const { data } = useReviewToday()
  const dueCount = (data?.due_count ?? 0) + (data?.new_count ?? 0)
  return (
    <Card as="section" aria-label={say('recite.justStudied')} className="mb-8">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-xl">{title}</h2>
          <p className="mt-1 text-ink-soft">
            {say('recite.correctOf', { correct: cardCount - missed.length, total: cardCount })}
            {` · ${elapsedText(seconds)}`}
            {data?.next_due_at &&
              dueCount === 0 &&
              ` · ${say('due.nextDue', { when: untilText(new Date(data.next_due_at)) })}`}
          </p>
        </div>
        <IconButton label={say('ui.close')} icon={<X size={18} />} onClick={() => justStudiedStore.set(null)} />
      </div>
      {missed.length > 0 && (
        <details className="mt-3">
          <summary className="control inline-flex cursor-pointer items-center text-accent text-sm">
            {say('review.missedCards')}
          </summary>
          <CardList cards={missed} />
        </details>
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {missed.length > 0 && (
          <Button variant="primary" icon={<RotateCcw size={18} aria-hidden />} onClick={onAgain}>
            {say('review.againMissed', { count: missed.length })}
          </Button>
        )}
        {dueCount > 0 && (
          <ButtonLink to="/review">
            {say('due.dueNow', { count: dueCount, minutes: data?.minutes_left ?? 0 })}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
