import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { isAnswered, type Practice } from '../practice.ts'

interface QuestionMapProps {
  practice: Practice
  onOpen: (index: number) => void
}

/** Every question as a numbered button: which is in view, which are answered, which are flagged. */
export function QuestionMap({ practice, onOpen }: QuestionMapProps) {
  const say = useSay()
  return (
    <nav aria-label={say('exam.questions')} className="flex flex-wrap gap-1.5">
      {practice.questions.map(({ id }, index) => {
        const isHere = practice.layout === 'one' && index === practice.index
        return (
          <button
            key={id}
            type="button"
            aria-label={say(nameOf(isAnswered(practice, id), practice.flagged.includes(id)), { number: index + 1 })}
            aria-current={isHere ? 'step' : undefined}
            onClick={() => onOpen(index)}
            className={classNames(
              'control-square relative rounded-ui border text-sm tabular-nums',
              isAnswered(practice, id) ? 'bg-accent-soft text-accent' : 'bg-surface text-ink-soft',
              isHere ? 'border-accent font-semibold' : 'border-line hover:border-ink-soft',
            )}
          >
            {index + 1}
            {practice.flagged.includes(id) && (
              <span aria-hidden className="absolute end-1 top-1 size-2 rounded-full bg-fair-fill" />
            )}
          </button>
        )
      })}
    </nav>
  )
}

function nameOf(isDone: boolean, isFlagged: boolean) {
  if (isDone) return isFlagged ? 'exam.questionAnsweredFlagged' : 'exam.questionAnswered'
  return isFlagged ? 'exam.questionFlagged' : 'exam.question'
}
