import type { ReactNode } from 'react'
import type { Elsewhere } from '../../../core/begun/kept-work.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { contradictions, keptPractice, type PracticeContent } from '../kept-practice.ts'
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
      <Told title={say('exam.endedElsewhere')} text={say('exam.endedElsewhereText')}>
        <Button
          variant="primary"
          onClick={() => {
            openView('results', practice.sessionId)
            practiceStore.set(null)
          }}
        >
          {say('exam.results')}
        </Button>
      </Told>
    )
  const numbers = numbersOf(practice, elsewhere)
  return (
    <Told
      title={say('exam.practisedElsewhere')}
      text={say('exam.twoAnswers', { count: numbers.length, numbers: numbers.join(say('ui.comma')) })}
    >
      <Button variant="primary" onClick={() => keptPractice.choose('there')}>
        {say('exam.answersThere')}
      </Button>
      <Button onClick={() => keptPractice.choose('here')}>{say('exam.answersHere')}</Button>
    </Told>
  )
}

/** The places of the questions that are answered otherwise there, counted from 1. */
function numbersOf(
  practice: Practice,
  { base, there }: Extract<Elsewhere<PracticeContent>, { kind: 'changed' }>,
): number[] {
  const unclear = new Set(contradictions(base, practice, there.content))
  return practice.questions.flatMap(({ id }, index) => (unclear.has(String(id)) ? [index + 1] : []))
}

const Told = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div role="alert" className="flex flex-col items-center gap-4 py-16 text-center">
    <p className="text-balance font-serif text-xl">{title}</p>
    <p className="max-w-md text-ink-soft">{text}</p>
    <div className="flex flex-wrap justify-center gap-3">{children}</div>
  </div>
)
