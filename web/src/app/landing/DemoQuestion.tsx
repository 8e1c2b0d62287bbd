import { useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { Check, X } from '../../ui/icons/icons.ts'

const OPTIONS = ['landing.demoRight', 'landing.demoSugar', 'landing.demoRoots', 'landing.demoBuds'] as const
const CORRECT = 0

/** A question as the exam module asks it, marked as soon as it is answered. */
export function DemoQuestion() {
  const say = useSay()
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <fieldset className="self-start rounded-ui border border-line bg-surface p-6 sm:p-8">
      <legend className="sr-only">{say('landing.demoExam')}</legend>
      <p className="text-ink-faint text-xs">{say('landing.demoPlace', { number: 7, count: 30 })}</p>
      <p className="wrap-anywhere mt-2 break-keep font-semibold font-serif text-xl">{say('landing.demoQuestion')}</p>
      <div className="mt-5 flex flex-col gap-2">
        {OPTIONS.map((text, index) => (
          <OptionButton
            key={text}
            text={say(text)}
            mark={markOf(index, chosen)}
            isPressed={index === chosen}
            onPress={() => setChosen(index)}
          />
        ))}
      </div>
      <p role="status" className="mt-4 min-h-18 text-ink-soft text-sm">
        {chosen === null
          ? say('landing.demoPrompt')
          : `${say(chosen === CORRECT ? 'landing.demoCorrect' : 'landing.demoIncorrect')}${say('ui.sentenceGap')}${say('landing.demoExplanation')}`}
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

interface OptionButtonProps {
  text: string
  mark: Mark
  isPressed: boolean
  onPress: () => void
}

function OptionButton({ text, mark, isPressed, onPress }: OptionButtonProps) {
  const say = useSay()
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
      {mark === 'right' && <Check size={18} className="shrink-0 text-good" aria-label={say('landing.markCorrect')} />}
      {mark === 'wrong' && <X size={18} className="shrink-0 text-poor" aria-label={say('landing.markIncorrect')} />}
    </button>
  )
}
