import type { Suggestion } from '@lectern/contract/writing/shapes'
import type { SayPartWrong } from '../../../core/feedback/use-say-part-wrong.ts'
import { WrongRemark } from '../../../core/feedback/WrongRemark.tsx'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import { FeedbackText } from './FeedbackText.tsx'

interface SuggestionListProps {
  suggestions: readonly Suggestion[]
  /** Says that one is wrong. */
  onWrong: SayPartWrong
}

/** What would make the essay better, each with the words that it is about; nothing where there is none. */
export function SuggestionList({ suggestions, onWrong }: SuggestionListProps) {
  const say = useSay()
  if (suggestions.length === 0) return null
  return (
    <Panel title={say('writing.suggestions')}>
      <ul className="flex flex-col gap-4">
        {suggestions.map(({ id, text, quote, start }) => (
          <li key={`${start} ${text}`} className="flex items-start gap-2">
            <div className="wrap-anywhere min-w-0 max-w-prose">
              {quote && (
                <blockquote className="border-line-strong border-s-2 ps-3 font-serif text-ink-soft">{quote}</blockquote>
              )}
              <FeedbackText text={text} className="mt-1 gap-1" />
            </div>
            <div className="ms-auto px-3">
              <WrongRemark id={id} words={text} onSay={onWrong} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
