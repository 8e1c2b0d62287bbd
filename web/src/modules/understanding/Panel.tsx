import { type ReactNode, useId } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { ChevronDown } from '../../ui/icons/icons.ts'

interface PanelProps {
  title: string
  /** Says what is inside while it is closed: '1,200 words'. */
  aside?: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of the screen that folds away, set off by hairlines. */
export function Panel({ title, aside, isOpen, onToggle, children }: PanelProps) {
  const id = useId()
  return (
    <div className="border-line border-b first:border-t">
      <h2 className="font-sans text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
          className="control flex w-full items-center gap-3 py-3 text-start font-medium hover:text-accent"
        >
          <span className="grow">{title}</span>
          {aside && <span className="font-normal text-ink-soft text-xs tabular-nums">{aside}</span>}
          <ChevronDown
            size={18}
            aria-hidden
            className={classNames('shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <section id={id} aria-label={title} hidden={!isOpen} className="pb-5">
        {children}
      </section>
    </div>
  )
}
