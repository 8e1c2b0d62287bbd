import { isIndented } from '@lectern/domain/recite'
import { classNames } from '../../lib/class-names.ts'
import { scriptOf } from '../study-text/language.ts'
import { FaceView } from './FaceView.tsx'

interface CardTextProps {
  text: string
  /** A span where a paragraph may not stand, as within a label. */
  as?: 'p' | 'span'
  /** Said before the text to those who cannot see where it stands: 'Answer: '. */
  label?: string
  className?: string
  /** How a text that is no program is set: its size and alignment. */
  proseClassName?: string
}

/**
 * One side of a card as it was written: its line breaks and indentation stay, what is indented is set like a program, and
 * formulas, code, pictures, sounds and gaps are set as such.
 */
export const CardText = ({ text, as: Element = 'p', label, className, proseClassName }: CardTextProps) => (
  <Element
    lang={label ? undefined : scriptOf(text)}
    className={classNames(
      'wrap-anywhere block whitespace-pre-wrap [tab-size:4]',
      className,
      isIndented(text) ? 'text-start font-mono text-[0.9em] leading-relaxed' : 'font-serif',
      !isIndented(text) && proseClassName,
    )}
  >
    {label ? (
      <>
        <span className="sr-only">{label}</span>
        {/* The label is in the language of the screen. */}
        <span lang={scriptOf(text)}>
          <FaceView face={text} />
        </span>
      </>
    ) : (
      <FaceView face={text} />
    )}
  </Element>
)
