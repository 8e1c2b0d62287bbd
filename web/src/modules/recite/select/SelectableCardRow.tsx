import { withoutLineBreaks } from '@lectern/domain/text/without-line-breaks'
import { memo, useState } from 'react'
import { CardText } from '../../../core/cards/CardText.tsx'
import { ShowInMaterial } from '../../../core/places/ShowInMaterial.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { type SelectableCard, selectCard } from '../selection.ts'

interface SelectableCardRowProps {
  card: SelectableCard
  materialId: number | null | undefined
  /** A suggestion is there to be read, ticked or not; a card that is not ticked was put aside, and stands back. */
  isSuggestion?: boolean
}

/** One generated card with its box to tick, and the sentence that it came from. Off screen it is not laid out. */
export const SelectableCardRow = memo(function SelectableCardRow({
  card,
  materialId,
  isSuggestion = false,
}: SelectableCardRowProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const { clientId, isSelected, question, answer, source } = card
  const standsBack = !isSelected && !isSuggestion
  return (
    <li className="py-4 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <label className="flex cursor-pointer items-start gap-4">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => selectCard(clientId, event.target.checked)}
          className="mt-1 size-5 shrink-0 cursor-[inherit]"
        />
        <span className={classNames('min-w-0 max-w-prose', standsBack && 'text-ink-faint')}>
          <CardText as="span" text={question} className="font-semibold" />
          <CardText as="span" text={answer} className={classNames('mt-1', !standsBack && 'text-ink-soft')} />
        </span>
      </label>
      {source && (
        <details className="ms-9 mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="control inline-flex list-none items-center text-accent text-xs hover:underline">
            {say('recite.source')}
          </summary>
          <blockquote className="wrap-anywhere max-w-prose border-line-strong border-s-2 ps-3 font-serif text-ink-soft text-sm">
            {withoutLineBreaks(source)}
          </blockquote>
          {isOpen && <ShowInMaterial materialId={materialId} words={source} />}
        </details>
      )}
    </li>
  )
})
