import { SPEAKING_MODES, type SpeakingMode } from '@lectern/domain/speaking'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { MODES } from '../modes.ts'

interface ModeChoiceProps {
  mode: SpeakingMode
  turnCredits: number
  onChange: (mode: SpeakingMode) => void
}

/** The three ways of practising, each with what it is and what it costs. */
export function ModeChoice({ mode, turnCredits, onChange }: ModeChoiceProps) {
  const say = useSay()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{say('speaking.howToPractise')}</legend>
      <div className="grid gap-4 md:grid-cols-3">
        {SPEAKING_MODES.map((one) => {
          const { name, summary, price, Icon } = MODES[one]
          return (
            <label
              key={one}
              className={classNames(
                'flex cursor-pointer gap-4 rounded-ui border p-4 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 md:flex-col md:p-5',
                mode === one ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-ink-soft',
              )}
            >
              <span className="flex items-center gap-3 self-start">
                <input
                  type="radio"
                  name="speaking-mode"
                  checked={mode === one}
                  onChange={() => onChange(one)}
                  className="size-4 shrink-0 focus-visible:outline-none"
                />
                <Icon size={24} className="shrink-0 text-accent" aria-hidden />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold font-serif text-lg">{say(name)}</span>
                <span className="mt-1 block text-ink-soft text-sm">{say(summary)}</span>
                <span className="mt-2 block text-sm">{price(turnCredits)}</span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
