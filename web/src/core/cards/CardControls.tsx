import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../lib/class-names.ts'

interface CardControlsProps {
  /** What the buttons ask. */
  label: string
  /** The first question leaves the focus on the heading of the screen. */
  isFirst: boolean
  /** How many buttons stand side by side. */
  columns: 2 | 4
  children: ReactNode
}

const COLUMNS = { 2: 'grid-cols-2 gap-3', 4: 'grid-cols-4 gap-2 sm:gap-3' } as const

/** The buttons of a card. Each side of a card has buttons of its own, with a key, and they take the focus from those before. */
export function CardControls({ label, isFirst, columns, children }: CardControlsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!isFirst) group.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <fieldset
      ref={group}
      data-foot
      aria-label={label}
      tabIndex={-1}
      // On a narrow screen at its foot, where a thumb is; elsewhere under the card, and in view however long that is.
      className={classNames(
        'inset-x-0 bottom-0 z-10 grid bg-paper py-3 max-md:fixed max-md:border-line max-md:border-t max-md:px-4 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:sticky md:mt-2',
        COLUMNS[columns],
      )}
    >
      {children}
    </fieldset>
  )
}

/** The controls of a narrow screen stand over its foot: the card can be scrolled to end above them. */
export const RoomForControls = () => <div className="h-16 md:hidden" aria-hidden />
