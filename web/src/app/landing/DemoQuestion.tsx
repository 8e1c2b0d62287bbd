import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../lib/class-names.ts'

const QUESTION = 'A plant is moved from bright light into the dark. What stops first?'
const OPTIONS = [
  'The splitting of water',
  'The use of sugar in the mitochondria',
  'The uptake of water by the roots',
  'The opening of old leaf buds',
] as const
const CORRECT = 0
const EXPLANATION =
  'Water is split only where light is absorbed. Respiration goes on in the dark, which is why a plant loses mass at night.'

/** A question as the exam module asks it, marked as soon as it is answered. */
export function DemoQuestion() {
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <fieldset className="self-start rounded-ui border border-line bg-surface p-6 sm:p-8">
      <legend className="sr-only">A question from a practice exam</legend>
      <p className="text-ink-faint text-xs">Question 7 of 30</p>
      <p className="mt-2 font-semibold font-serif text-xl">{QUESTION}</p>
      <div className="mt-5 flex flex-col gap-2">
        {OPTIONS.map((text, index) => (
          <OptionButton
            key={text}
            text={text}
            mark={markOf(index, chosen)}
            isPressed={index === chosen}
            onPress={() => setChosen(index)}
          />
        ))}
      </div>
      <p role="status" className="mt-4 min-h-18 text-ink-soft text-sm">
        {chosen === null ? 'Choose an answer to see it marked.' : `${verdict(chosen)} ${EXPLANATION}`}
      </p>
    </fieldset>
  )
}

type Mark = 'right' | 'wrong' | null

/** The right answer is marked once any is chosen; a wrong choice is marked as well. */
function markOf(index: number, chosen: number | null): Mark {
  if (chosen === null) return null
  if (index === CORRECT) return 'right'
  return index === chosen ? 'wrong' : null
}

const verdict = (chosen: number): string => (chosen === CORRECT ? 'Correct.' : 'Not quite.')

interface OptionButtonProps {
  text: string
  mark: Mark
  isPressed: boolean
  onPress: () => void
}

function OptionButton({ text, mark, isPressed, onPress }: OptionButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={classNames(
        'flex min-h-11 items-center justify-between gap-3 rounded-ui border px-4 py-2 text-start transition-colors duration-100',
        mark === null && 'border-line hover:border-accent hover:bg-accent-soft',
        mark === 'right' && 'border-good-fill bg-good-soft',
        mark === 'wrong' && 'border-poor-fill bg-poor-soft',
      )}
    >
      {text}
      {mark === 'right' && <Check size={18} className="shrink-0 text-good" aria-label="correct" />}
      {mark === 'wrong' && <X size={18} className="shrink-0 text-poor" aria-label="incorrect" />}
    </button>
  )
}
