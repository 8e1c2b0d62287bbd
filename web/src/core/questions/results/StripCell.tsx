import { classNames } from '../../../lib/class-names.ts'

interface StripCellProps {
  number: number
  /** Colour alone says nothing: what stands below the number says it too. */
  sign: string
  /** Classes of its colours. */
  look: string
  /** What the cell stands for, and how that went. */
  label: string
  isPressed: boolean
  onPress: () => void
}

/**
 * One cell of a strip of results: pressed, what it stands for is shown alone. Number and sign run into one number where they are read
 * (2 and 100 as 2100): what they mean is said in their place.
 */
export const StripCell = ({ number, sign, look, label, isPressed, onPress }: StripCellProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    onClick={onPress}
    className={classNames(
      'control-square flex flex-col items-center justify-center rounded-ui border leading-none',
      isPressed ? 'border-current font-semibold' : 'border-transparent hover:border-line-strong',
      look,
    )}
  >
    <span className="text-sm tabular-nums" aria-hidden>
      {number}
    </span>
    <span className="text-xs tabular-nums" aria-hidden>
      {sign}
    </span>
    <span className="sr-only">{label}</span>
  </button>
)
