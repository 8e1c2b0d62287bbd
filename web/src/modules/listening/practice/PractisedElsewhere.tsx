import type { ListeningQuestion } from '@lectern/contract/listening/shapes'
import { contradictions } from '../../../core/begun/joined-answers.ts'
import type { Elsewhere } from '../../../core/begun/kept-work.ts'
import { WentOnElsewhere } from '../../../core/begun/WentOnElsewhere.tsx'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { keptPractice, type PracticeContent } from '../kept-practice.ts'
import type { Practice } from '../practice.ts'

interface PractisedElsewhereProps {
  practice: Practice
  questions: readonly ListeningQuestion[]
  elsewhere: Elsewhere<PracticeContent>
  /** Asks for the score of one that was handed in. */
  onScore: () => void
  isAsked: boolean
}

/** In place of the questions, once the practice was handed in elsewhere, or has other answers there than here. */
export function PractisedElsewhere({ practice, questions, elsewhere, onScore, isAsked }: PractisedElsewhereProps) {
  const say = useSay()
  if (elsewhere.kind === 'ended')
    return (
      <WentOnElsewhere title={say('listening.endedElsewhere')} text={say('listening.endedElsewhereText')}>
        <Button variant="primary" isLoading={isAsked} onClick={onScore}>
          {say('listening.score')}
        </Button>
      </WentOnElsewhere>
    )
  const { base, there } = elsewhere
  const unclear = new Set(contradictions(base?.answers, practice.answers, there.content.answers))
  const numbers = questions.flatMap(({ id }, index) => (unclear.has(String(id)) ? [index + 1] : []))
  return (
    <WentOnElsewhere
      title={say('listening.practisedElsewhere')}
      text={say('listening.twoAnswers', { count: numbers.length, numbers: numbers.join(say('ui.comma')) })}
    >
      <Button variant="primary" onClick={() => keptPractice.choose('there')}>
        {say('listening.answersThere')}
      </Button>
      <Button onClick={() => keptPractice.choose('here')}>{say('listening.answersHere')}</Button>
    </WentOnElsewhere>
  )
}
