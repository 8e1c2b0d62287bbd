import type { MessageId } from '@lectern/texts/message'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { type Filter, OUTCOMES, type Outcome, type Reviewed } from './outcome.ts'

/** Colour alone says nothing: each cell has a sign too. */
const LOOKS = {
  missed: {
    sign: '×',
    look: 'bg-poor-soft text-poor',
    choice: 'review.resultsMissed',
    cell: 'review.resultsMissedCell',
  },
  partly: {
    sign: '½',
    look: 'bg-fair-soft text-fair',
    choice: 'review.resultsPartly',
    cell: 'review.resultsPartlyCell',
  },
  unchecked: {
    sign: '?',
    look: 'bg-fair-soft text-fair',
    choice: 'review.resultsUnchecked',
    cell: 'review.resultsUncheckedCell',
  },
  unanswered: {
    sign: '–',
    look: 'bg-sunken text-ink-soft',
    choice: 'review.resultsUnanswered',
    cell: 'review.resultsUnansweredCell',
  },
  right: { sign: '✓', look: 'bg-good-soft text-good', choice: 'review.resultsRight', cell: 'review.resultsRightCell' },
} as const satisfies Record<Outcome, { sign: string; look: string; choice: MessageId; cell: MessageId }>

interface QuestionStripProps {
  questions: readonly Reviewed[]
  filter: Filter
  onFilter: (filter: Filter) => void
}

/** One cell a question: how it went, and pressed, that one alone; above them, all that went one way. Pressed again, all are shown. */
export function QuestionStrip({ questions, filter, onFilter }: QuestionStripProps) {
  const say = useSay()
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    count: questions.filter((question) => question.outcome === outcome).length,
  })).filter(({ outcome, count }) => count > 0 || filter === outcome)
  const toggle = (wanted: Filter, isShown: boolean) => onFilter(isShown ? 'all' : wanted)
  return (
    <fieldset aria-label={say('review.resultsShow')} className="mb-4">
      <div className="mb-3 flex flex-wrap gap-2">
        <Choice isPressed={filter === 'all'} onPress={() => onFilter('all')}>
          {say('review.resultsAll', { count: questions.length })}
        </Choice>
        {counts.length > 1 &&
          counts.map(({ outcome, count }) => (
            <Choice key={outcome} isPressed={filter === outcome} onPress={() => toggle(outcome, filter === outcome)}>
              {say(LOOKS[outcome].choice, { count })}
            </Choice>
          ))}
      </div>
      <div className="flex flex-wrap gap-1.5">
        {questions.map(({ id, number, outcome }) => {
          const isShown = typeof filter === 'object' && filter.id === id
          const { sign, look, cell } = LOOKS[outcome]
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isShown}
              aria-label={say(cell, { number })}
              onClick={() => toggle({ id }, isShown)}
              className={classNames(
                'control-square flex flex-col items-center justify-center rounded-ui border leading-none',
                isShown ? 'border-current font-semibold' : 'border-transparent hover:border-line-strong',
                look,
              )}
            >
              <span className="text-sm tabular-nums">{number}</span>
              <span className="text-xs">{sign}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  isPressed: boolean
  onPress: () => void
  children: string
}

const Choice = ({ isPressed, onPress, children }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    onClick={onPress}
    className={classNames(
      'control rounded-full border px-4 text-sm',
      isPressed ? 'border-accent bg-accent-soft font-medium text-accent' : 'border-line-strong hover:bg-sunken',
    )}
  >
    {children}
  </button>
)
