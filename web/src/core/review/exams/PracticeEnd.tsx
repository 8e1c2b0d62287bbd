import { useState } from 'react'
import { elapsedText, untilText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Figure } from '../../../ui/figures/Figure.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { useReviewToday } from '../away/queries.ts'
import { MissedAgain } from '../mistakes/MissedAgain.tsx'
import { PracticeMissed } from '../mistakes/PracticeMissed.tsx'
import { SummaryHeading } from '../SummaryHeading.tsx'
import type { PracticeOutcome } from './use-practice-outcome.ts'

interface PracticeEndProps {
  title: string
  outcome: PracticeOutcome
  onDone: () => void
}

/** What a practice came to: right and missed by the first answers, the time, what was missed again at once, what is due, and the way back. */
export function PracticeEnd({ title, outcome, onDone }: PracticeEndProps) {
  const say = useSay()
  const { rightCount, missed, seconds, isWhole } = outcome
  const { data: today } = useReviewToday()
  const [isAgain, setAgain] = useState(false)
  if (isAgain) return <PracticeMissed cards={missed} onDone={() => setAgain(false)} />
  const dueCount = (today?.due_count ?? 0) + (today?.new_count ?? 0)
  return (
    <>
      <PageHeader title={title} description={say('review.practiceNote')} />
      <section aria-label={say('review.summary')}>
        <SummaryHeading>{say(isWhole ? 'review.practiceDone' : 'review.summary')}</SummaryHeading>
        <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
          <Figure label={say('review.right')} value={rightCount} tone="text-good" />
          <Figure label={say('review.missed')} value={missed.length} tone={missed.length > 0 ? 'text-poor' : ''} />
          {seconds !== null && <Figure label={say('review.time')} value={elapsedText(seconds)} />}
        </dl>
        {dueCount > 0 ? (
          <p className="mt-4 text-ink-soft">
            {say('due.dueNow', { count: dueCount, minutes: today?.minutes_left ?? 0 })}
          </p>
        ) : (
          today?.next_due_at && (
            <p className="mt-4 text-ink-soft">{say('due.nextDue', { when: untilText(new Date(today.next_due_at)) })}</p>
          )
        )}
        <MissedAgain missed={missed} onAgain={() => setAgain(true)} />
      </section>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onDone}>
          {say('review.practiceBack')}
        </Button>
        {dueCount > 0 && <ButtonLink to="/review">{say('due.start')}</ButtonLink>}
      </div>
    </>
  )
}
