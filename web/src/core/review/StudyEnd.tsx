import { useState } from 'react'
import { elapsedText, untilText } from '../../lib/dates.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Figure } from '../../ui/figures/Figure.tsx'
import { LibraryBig, RotateCcw } from '../../ui/icons/icons.ts'
import { CardList } from '../cards/CardList.tsx'
import { OUTCOMES, type Outcome } from '../questions/results/outcome.ts'
import { useReviewSettings, useReviewToday } from './away/queries.ts'
import { MakeCardDialog } from './editing/MakeCardDialog.tsx'
import { MakeMissedCards } from './mistakes/MakeMissedCards.tsx'
import type { MistakesAt } from './mistakes/make-missed-cards.ts'
import type { MissedQuestion } from './mistakes/missed-question.ts'

interface StudyEndProps {
  /** What was taken; null as long as it is not known whole. */
  at: MistakesAt | null
  /** How each question went: they are counted as the strip of results counts them. */
  outcomes: readonly Outcome[]
  /** What was marked wrong, unanswered ones too; not what nobody could check. */
  missed: readonly MissedQuestion[]
  /** How long it took; null where that is not known. */
  seconds: number | null
  onAgain: () => void
}

/** The end of an exam or of listening: what was right and missed, when that comes back, and one way on. */
export function StudyEnd({ at, outcomes, missed, seconds, onAgain }: StudyEndProps) {
  const say = useSay()
  const { data: today } = useReviewToday()
  const { data: settings } = useReviewSettings()
  const dueCount = (today?.due_count ?? 0) + (today?.new_count ?? 0)
  return (
    <section aria-label={say('review.summary')} className="max-w-3xl">
      <h2 className="text-xl">{say('review.summary')}</h2>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        <OutcomeFigures outcomes={outcomes} />
        {seconds !== null && <Figure label={say('review.time')} value={elapsedText(seconds)} />}
      </dl>
      <p className="mt-4 max-w-prose text-ink-soft">
        {joined(
          [
            missed.length > 0 && settings?.brings_mistakes && say('review.missedComeBack'),
            dueCount > 0 && say('due.dueNow', { count: dueCount, minutes: today?.minutes_left ?? 0 }),
            dueCount === 0 &&
              today?.next_due_at &&
              say('due.nextDue', { when: untilText(new Date(today.next_due_at)) }),
          ],
          say('ui.sentenceGap'),
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {missed.length > 0 && (
          <Button icon={<RotateCcw size={18} aria-hidden />} onClick={onAgain}>
            {say('review.againMissed', { count: missed.length })}
          </Button>
        )}
        {missed.length > 0 && at && <MakeMissedCards at={at} missed={missed} />}
        {dueCount > 0 ? (
          <ButtonLink to="/review">{say('due.start')}</ButtonLink>
        ) : (
          <ButtonLink to="/" icon={<LibraryBig size={18} aria-hidden />}>
            {say('shell.backToModules')}
          </ButtonLink>
        )}
      </div>
      {missed.length > 0 && <Missed missed={missed} />}
    </section>
  )
}

/** What was right and wrong, also where that is nothing; anything else where there is any. */
function OutcomeFigures({ outcomes }: Pick<StudyEndProps, 'outcomes'>) {
  const say = useSay()
  const countOf = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  const wrongCount = countOf('missed')
  return (
    <>
      <Figure label={say('results.rightFigure')} value={countOf('right')} tone="text-good" />
      <Figure label={say('results.missedFigure')} value={wrongCount} tone={wrongCount > 0 ? 'text-poor' : ''} />
      {OUTCOMES.filter((outcome) => outcome !== 'right' && outcome !== 'missed' && countOf(outcome) > 0).map(
        (outcome) => (
          <Figure key={outcome} label={say(`results.${outcome}Figure`)} value={countOf(outcome)} />
        ),
      )}
    </>
  )
}

const joined = (sentences: readonly (string | false | null | undefined)[], gap: string): string =>
  sentences.filter(Boolean).join(gap)

/** What was missed, each of which can be made a card. */
function Missed({ missed }: Pick<StudyEndProps, 'missed'>) {
  const say = useSay()
  const [chosen, setChosen] = useState<MissedQuestion | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="control inline-flex cursor-pointer items-center text-accent text-sm">
        {say('review.missedCards')}
      </summary>
      {isOpen && (
        <CardList
          cards={missed}
          actionOf={(question) => (
            <Button onClick={() => setChosen(question)}>
              {say('review.makeCardOf')}
              <span className="sr-only"> {say('review.ofCard', { question: question.question })}</span>
            </Button>
          )}
        />
      )}
      {chosen && <MakeCardDialog key={chosen.id} missed={chosen} isOpen onClose={() => setChosen(null)} />}
    </details>
  )
}
