import type { RecallState } from '@lectern/domain/review'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import type { ColouredPassage } from './colour-page.ts'

const MARKS: Record<RecallState, string> = {
  strong: 'border-good-fill bg-good-soft text-good border-solid',
  fading: 'border-fair-fill bg-fair-soft text-fair border-dashed',
  unasked: 'border-line-strong bg-sunken text-ink-soft border-dotted',
}

interface PassageButtonProps {
  passage: Pick<ColouredPassage, 'state' | 'items'>
  onOpen: () => void
}

/** It is no part of the text: what is selected goes over it. */
export function PassageButton({ passage: { state, items }, onOpen }: PassageButtonProps) {
  const say = useSay()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={say('recall.showPassage', { count: items.length, state: say(`recall.state_${state}`) })}
      onClick={onOpen}
      className={classNames(
        'mx-1 inline-flex size-6 select-none items-center justify-center rounded-full border font-sans text-xs tabular-nums print:hidden',
        MARKS[state],
      )}
    >
      {items.length}
    </button>
  )
}
