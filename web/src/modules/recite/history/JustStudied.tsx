import { useState } from 'react'
import { CardList } from '../../../core/cards/CardList.tsx'
import { ShowInMaterial } from '../../../core/places/ShowInMaterial.tsx'
import { useReviewToday } from '../../../core/review/away/queries.ts'
import { elapsedText, untilText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LibraryBig, RotateCcw, X } from '../../../ui/icons/icons.ts'
import { justStudiedStore, type JustStudied as Studied } from '../study-session.ts'
import { type TimesBack, useTimesBack } from './use-times-back.ts'

interface JustStudiedProps {
  studied: Studied
  onAgain: () => void
}

/** How the session that just ended went: what was missed, at once again, when cards come back, and one way on. */
export function JustStudied({ studied, onAgain }: JustStudiedProps) {
  const { title, cardCount, missed, seconds, startedAt } = studied
  const say = useSay()
  const { data } = useReviewToday()
  const times = useTimesBack(startedAt)
  const whenText = useWhenText()
  const [isListOpen, setListOpen] = useState(false)
  const dueCount = (data?.due_count ?? 0) + (data?.new_count ?? 0)
  const firstBack = missed.length > 0 && times ? sayFirstBack(times, whenText) : null
  return (
    <Card as="section" aria-label={say('recite.justStudied')} className="mb-8">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-xl">{title}</h2>
          <p className="mt-1 text-ink-soft">
            {say('recite.correctOf', { correct: cardCount - missed.length, total: cardCount })}
            {say('ui.between')}
            {elapsedText(seconds)}
          </p>
          {firstBack ? (
            <p className="mt-1">{say(firstBack.text, { when: firstBack.when })}</p>
          ) : (
            data?.next_due_at &&
            dueCount === 0 && (
              <p className="mt-1">{say('due.nextDue', { when: whenText(new Date(data.next_due_at)) })}</p>
            )
          )}
        </div>
        <IconButton label={say('ui.close')} icon={<X size={18} />} onClick={() => justStudiedStore.set(null)} />
      </div>
      {missed.length > 0 && (
        <details className="mt-3" onToggle={(event) => setListOpen(event.currentTarget.open)}>
          <summary className="control inline-flex cursor-pointer items-center text-accent text-sm">
            {say('review.missedCards')}
          </summary>
          <CardList
            cards={missed}
            noteOf={({ id }) => times && <TimeBack of={id} times={times} />}
            actionOf={({ question, source, material_id }) =>
              isListOpen && (
                <ShowInMaterial
                  look="icon"
                  materialId={material_id}
                  words={source}
                  of={say('review.ofCard', { question })}
                />
              )
            }
          />
        </details>
      )}
      {dueCount > 0 && (
        <p className="mt-4 text-ink-soft">{say('due.dueNow', { count: dueCount, minutes: data?.minutes_left ?? 0 })}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {missed.length > 0 && (
          <Button variant="primary" icon={<RotateCcw size={18} aria-hidden />} onClick={onAgain}>
            {say('review.againMissed', { count: missed.length })}
          </Button>
        )}
        {dueCount > 0 ? (
          <ButtonLink to="/review">{say('due.start')}</ButtonLink>
        ) : (
          <ButtonLink to="/" icon={<LibraryBig size={18} aria-hidden />}>
            {say('shell.backToModules')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** 'now', 'in 10 minutes', 'tomorrow'. */
function useWhenText(): (moment: Date) => string {
  const say = useSay()
  return (moment) => (moment <= new Date() ? say('recite.atOnce') : untilText(moment))
}

/** When the missed cards come back, or the first where they differ; null where the study changed that of none. */
function sayFirstBack({ byCard }: TimesBack, whenText: (moment: Date) => string) {
  const moments = [...byCard.values()].sort((one, other) => one.getTime() - other.getTime())
  const [when, ...others] = new Set(moments.map(whenText))
  if (when === undefined) return null
  return { text: others.length === 0 ? 'recite.missedBack' : 'recite.firstMissedBack', when } as const
}

/** When one missed card comes back. */
function TimeBack({ of: cardId, times: { byCard, isWhole } }: { of: number; times: TimesBack }) {
  const say = useSay()
  const whenText = useWhenText()
  const moment = byCard.get(cardId)
  if (!moment && !isWhole) return null
  return (
    <p className="mt-1 text-ink-soft text-sm">
      {moment ? say('recite.comesBack', { when: whenText(moment) }) : say('recite.comesBackAsBefore')}
    </p>
  )
}
