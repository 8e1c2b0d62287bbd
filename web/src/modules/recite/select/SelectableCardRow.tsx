import { memo } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { type SelectableCard, selectCard } from '../selection.ts'

/** One generated card with its box to tick, and the sentence that it came from. Off screen it is not laid out. */
export const SelectableCardRow = memo(function SelectableCardRow({ card }: { card: SelectableCard }) {
  const { clientId, isSelected, question, answer, source } = card
  return (
    <li className="py-4 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <label className="flex cursor-pointer items-start gap-4">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => selectCard(clientId, event.target.checked)}
          className="mt-1 size-5 shrink-0 cursor-[inherit]"
        />
        <span className={classNames('wrap-anywhere min-w-0 max-w-prose font-serif', !isSelected && 'text-ink-faint')}>
          <span className="block whitespace-pre-line font-semibold">{question}</span>
          <span className={classNames('mt-1 block whitespace-pre-line', isSelected && 'text-ink-soft')}>{answer}</span>
        </span>
      </label>
      {source && (
        <details className="ms-9 mt-1">
          <summary className="control inline-flex list-none items-center text-accent text-xs hover:underline">
            Source sentence
          </summary>
          <blockquote className="wrap-anywhere max-w-prose border-line-strong border-s-2 ps-3 font-serif text-ink-soft text-sm">
            {source}
          </blockquote>
        </details>
      )}
    </li>
  )
})
