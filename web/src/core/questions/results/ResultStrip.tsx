import type { ReactNode, Ref } from 'react'
import { classNames } from '../../../lib/class-names.ts'

interface Choice {
  key: string
  label: string
  isPressed: boolean
  onPress: () => void
}

interface ResultStripProps {
  /** What is chosen by it. */
  label: string
  /** What can be shown of all, over the cells; none where there is nothing to choose. */
  choices?: readonly Choice[]
  /** A `StripCell` for each item. */
  children: ReactNode
  /** What holds the cells. */
  cells?: Ref<HTMLDivElement>
  /** Classes of that. */
  className?: string
}

/** One cell an item of a result, in a row that wraps; above them, what is shown of all. */
export const ResultStrip = ({ label, choices = [], children, cells, className }: ResultStripProps) => (
  <fieldset aria-label={label}>
    {choices.length > 0 && (
      <div className="mb-3 flex flex-wrap gap-2">
        {choices.map(({ key, ...choice }) => (
          <ChoiceButton key={key} {...choice} />
        ))}
      </div>
    )}
    <div ref={cells} className={classNames('flex flex-wrap gap-1.5', className)}>
      {children}
    </div>
  </fieldset>
)

const ChoiceButton = ({ label, isPressed, onPress }: Omit<Choice, 'key'>) => (
  <button
    type="button"
    aria-pressed={isPressed}
    onClick={onPress}
    className={classNames(
      'control rounded-full border px-4 text-sm',
      isPressed ? 'border-accent bg-accent-soft font-medium text-accent' : 'border-line-strong hover:bg-sunken',
    )}
  >
    {label}
  </button>
)
