import { classNames } from '../../lib/class-names.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { MarkedText } from '../marked-text/MarkedText.tsx'
import { scriptOf } from '../study-text/language.ts'

interface OptionListProps {
  /** Name of the group, unique on the page. */
  name: string
  options: readonly string[]
  chosen: string
  onChoose: (option: string) => void
  /** Whether the keys 1 to 4 choose here: the caller listens for them. */
  hasKeys?: boolean
}

/** The options of a question, one of which is chosen. */
export function OptionList({ name, options, chosen, onChoose, hasKeys = false }: OptionListProps) {
  return (
    <div className="flex flex-col gap-2">
      {options.map((option, index) => (
        <label
          key={option}
          className={classNames(
            'control flex cursor-pointer items-start gap-3 rounded-ui border px-4 py-2.5',
            chosen === option ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-ink-soft',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={chosen === option}
            onChange={() => onChoose(option)}
            className="mt-1 size-4 shrink-0"
          />
          <span lang={scriptOf(option)} className="wrap-anywhere min-w-0 grow font-serif">
            <MarkedText text={option} />
          </span>
          {hasKeys && <KeyHint>{String(index + 1)}</KeyHint>}
        </label>
      ))}
    </div>
  )
}
