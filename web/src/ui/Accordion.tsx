import { useId, useState } from 'react'
import { classNames } from '../lib/class-names.ts'
import { ChevronDown } from './icons/icons.ts'

interface AccordionProps {
  items: readonly { title: string; text: string }[]
}

/** Questions of which at most one is open at a time. */
export function Accordion({ items }: AccordionProps) {
  const id = useId()
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  return (
    <div className="divide-y divide-line border-line border-y">
      {items.map(({ title, text }, index) => {
        const isOpen = index === openIndex
        return (
          <div key={title}>
            <h3 className="font-sans text-base">
              <button
                type="button"
                id={`${id}-${index}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}-text`}
                onClick={() => setOpenIndex(isOpen ? null : index)}
                className="flex w-full items-center justify-between gap-4 py-4 text-start font-medium hover:text-accent"
              >
                {title}
                <ChevronDown
                  size={18}
                  aria-hidden
                  className={classNames('shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-180')}
                />
              </button>
            </h3>
            <section
              id={`${id}-${index}-text`}
              aria-labelledby={`${id}-${index}`}
              hidden={!isOpen}
              className="max-w-prose animate-fade pb-5 text-ink-soft"
            >
              {text}
            </section>
          </div>
        )
      })}
    </div>
  )
}
