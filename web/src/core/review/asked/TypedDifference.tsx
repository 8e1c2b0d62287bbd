import { type LetterRun, letterDiff } from '@lectern/domain/answers/letter-diff'
import { useSay } from '../../../lib/language.ts'
import { Check, Minus } from '../../../ui/icons/icons.ts'
import { CardText } from '../../cards/CardText.tsx'
import type { Compared } from './compare.ts'

interface TypedDifferenceProps {
  typed: string
  answer: string
  compared: Compared
}

/** What was typed, and where it differs: idea by idea where there are several, else letter by letter. */
export function TypedDifference({ typed, answer, compared: { verdict, ideas } }: TypedDifferenceProps) {
  const say = useSay()
  if (typed.trim() === '') return null
  const runs = verdict !== 'same' && ideas.length < 2 ? letterDiff(typed, answer) : null
  const letters = runs && isLegible(runs) ? runs : null
  return (
    <div className="mt-1">
      <p className="text-ink-soft text-sm">{say('review.youTyped')}</p>
      {letters ? (
        <p className="wrap-anywhere whitespace-pre-wrap font-serif text-lg">
          {letters.map(({ kind, text }, index) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one comparison never change
            if (kind === 'same') return <span key={index}>{text}</span>
            const [Element, look] =
              kind === 'extra' ? (['del', 'text-poor'] as const) : (['ins', 'text-good decoration-2'] as const)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Element key={index} className={`${look} bg-sunken px-0.5`}>
                <span className="sr-only">{say(kind === 'extra' ? 'review.tooMuch' : 'review.lacking')}</span>
                {text}
              </Element>
            )
          })}
        </p>
      ) : (
        <CardText text={typed} />
      )}
      {ideas.length > 1 && (
        <ul className="mt-2 flex flex-col gap-1">
          {ideas.map(({ text, is_there }) => (
            <li key={text} className="flex items-start gap-2">
              {is_there ? (
                <Check size={18} className="mt-1 shrink-0 text-good" aria-hidden />
              ) : (
                <Minus size={18} className="mt-1 shrink-0 text-poor" aria-hidden />
              )}
              <span className="wrap-anywhere font-serif">
                <span className="sr-only">{say(is_there ? 'review.ideaThere' : 'review.ideaLacking')}</span>
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Whether the difference says something: where two answers have little in common, letters that happen to be alike do not. */
const isLegible = (runs: readonly LetterRun[]): boolean =>
  lengthOf(runs, 'same') * 2 >= lengthOf(runs, 'extra', 'missing')

const lengthOf = (runs: readonly LetterRun[], ...kinds: readonly LetterRun['kind'][]): number =>
  runs.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.length : 0), 0)
