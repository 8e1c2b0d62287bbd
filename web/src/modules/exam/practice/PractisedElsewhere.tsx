import { contradictions } from '../../../core/begun/joined-answers.ts'
import type { Elsewhere } from '../../../core/begun/kept-work.ts'
import { WentOnElsewhere } from '../../../core/begun/WentOnElsewhere.tsx'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { keptPractice, type PracticeContent } from '../kept-practice.ts'
import { type Practice, practiceStore } from '../practice.ts'
import type { OpenView } from '../use-view.ts'

interface PractisedElsewhereProps {
  practice: Practice
  elsewhere: Elsewhere<PracticeContent>
  openView: OpenView
}

/** In place of the questions, once the practice was handed in elsewhere, or has other answers there than here. */
export function PractisedElsewhere({ practice, elsewhere, openView }: PractisedElsewhereProps) {
  const say = useSay()
  if (elsewhere.kind === 'ended')
    return (
      <WentOnElsewhere title={say('exam.endedElsewhere')} text={say('exam.endedElsewhereText')}>
        <Button
          variant="primary"
          onClick={() => {
            openView('results', practice.sessionId)
            practiceStore.set(null)
          }}
        >
          {say('exam.results')}
        </Button>
      </WentOnElsewhere>
    )
  const numbers = numbersOf(practice, elsewhere)
  return (
    <WentOnElsewhere
      title={say('exam.practisedElsewhere')}
      text={say('exam.twoAnswers', { count: numbers.length, numbers: numbers.join(say('ui.comma')) })}
    >
      <Button variant="primary" onClick={() => keptPractice.choose('there')}>
        {say('exam.answersThere')}
      </Button>
      <Button onClick={() => keptPractice.choose('here')}>{say('exam.answersHere')}</Button>
    </WentOnElsewhere>
  )
}

/** The places of the questions that are answered otherwise there, counted from 1. */
function numbersOf(
  practice: Practice,
  { base, there }: Extract<Elsewhere<PracticeContent>, { kind: 'changed' }>,
): number[] {
  const unclear = new Set(contradictions(base?.answers, practice.answers, there.content.answers))
  return practice.questions.flatMap(({ id }, index) => (unclear.has(String(id)) ? [index + 1] : []))
}
