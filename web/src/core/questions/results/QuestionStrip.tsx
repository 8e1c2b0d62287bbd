import type { MessageId } from '@lectern/texts/message'
import { useSay } from '../../../lib/language.ts'
import { type Filter, OUTCOMES, type Outcome, type Reviewed } from './outcome.ts'
import { ResultStrip } from './ResultStrip.tsx'
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
  const all = {
    ...{ key: 'all', label: say('results.all', { count: questions.length }) },
    ...{ isPressed: filter === 'all', onPress: () => onFilter('all') },
  }
  const outcomes = counts.map(({ outcome, count }) => ({
    ...{ key: outcome, label: say(LOOKS[outcome].choice, { count }) },
    ...{ isPressed: filter === outcome, onPress: () => toggle(outcome, filter === outcome) },
  }))
  return (
    <ResultStrip
      label={say('results.show')}
      choices={outcomes.length > 1 ? [all, ...outcomes] : [all]}
      className="lg:w-64"
    >
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
    </ResultStrip>
  )
}
