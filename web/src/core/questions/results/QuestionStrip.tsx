import type { MessageId } from '@lectern/texts/message'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { type Filter, OUTCOMES, type Outcome, type Reviewed } from './outcome.ts'
import { StripCell } from './StripCell.tsx'

/** Colour alone says nothing: each cell has a sign too. */
const LOOKS = {
  missed: {
    sign: '×',
    look: 'bg-poor-soft text-poor',
    choice: 'results.missed',
    cell: 'results.missedCell',
  },
  partly: {
    sign: '½',
    look: 'bg-fair-soft text-fair',
    choice: 'results.partly',
    cell: 'results.partlyCell',
  },
  unchecked: {
    sign: '?',
    look: 'bg-fair-soft text-fair',
    choice: 'results.unchecked',
    cell: 'results.uncheckedCell',
  },
  unanswered: {
    sign: '–',
    look: 'bg-sunken text-ink-soft',
    choice: 'results.unanswered',
    cell: 'results.unansweredCell',
  },
  right: { sign: '✓', look: 'bg-good-soft text-good', choice: 'results.right', cell: 'results.rightCell' },
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
    <fieldset aria-label={say('results.show')}>
      <div className="mb-3 flex flex-wrap gap-2">
        <Choice isPressed={filter === 'all'} onPress={() => onFilter('all')}>
          {say('results.all', { count: questions.length })}
        </Choice>
        {counts.length > 1 &&
          counts.map(({ outcome, count }) => (
            <Choice key={outcome} isPressed={filter === outcome} onPress={() => toggle(outcome, filter === outcome)}>
              {say(LOOKS[outcome].choice, { count })}
            </Choice>
          ))}
      </div>
      <div className="flex flex-wrap gap-1.5 lg:w-64">
        {questions.map(({ id, number, outcome }) => {
          const isShown = typeof filter === 'object' && filter.id === id
          const { sign, look, cell } = LOOKS[outcome]
          return (
            <StripCell
              key={id}
              number={number}
              sign={sign}
              look={look}
              label={say(cell, { number })}
              isPressed={isShown}
              onPress={() => toggle({ id }, isShown)}
            />
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
