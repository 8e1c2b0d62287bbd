import { classNames } from '../../../../lib/class-names.ts'
import { useSay } from '../../../../lib/language.ts'
import { PressableText } from '../../../../ui/PressableText.tsx'
import type { Stretch } from './marked-text.ts'

/** How the mistakes of an essay are known on its page, each by its index. */
export interface MistakeIds {
  mark: (index: number) => string
  note: (index: number) => string
}

/** The id of why it is wrong, which stands on the page while its note is open. */
export const whyId = (ids: MistakeIds, index: number): string => `${ids.note(index)}-why`

interface EssayTextProps {
  stretches: readonly Stretch[]
  ids: MistakeIds
  /** Index of the mistake that is looked at. */
  chosen: number | null
  /** A mark has the focus; left out where nothing comes of that. */
  onFocus?: (index: number) => void
  onPress: (index: number) => void
  onEscape?: () => void
}

/** Paragraphs of the essay with its mistakes marked, each to be pressed. */
export function EssayText({ stretches, ids, chosen, onFocus, onPress, onEscape }: EssayTextProps) {
  const say = useSay()
  return (
    <p className="wrap-anywhere max-w-prose whitespace-pre-wrap font-serif leading-relaxed">
      {stretches.map(({ start, text, mistakeIndex: index }) =>
        index === null ? (
          text
        ) : (
          <PressableText
            key={start}
            id={ids.mark(index)}
            aria-label={say('writing.mistakeOf', { number: index + 1, text })}
            aria-describedby={onFocus && `${ids.note(index)} ${whyId(ids, index)}`}
            onFocus={onFocus && (() => onFocus(index))}
            onPress={() => onPress(index)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onEscape?.()
            }}
            className={classNames(
              'rounded-sm underline decoration-2 decoration-poor-fill underline-offset-4',
              index === chosen ? 'bg-poor-soft' : 'hover:bg-poor-soft',
            )}
          >
            {text}
          </PressableText>
        ),
      )}
    </p>
  )
}
