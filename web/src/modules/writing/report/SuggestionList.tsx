import type { Suggestion } from '@lectern/contract/writing'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import { FeedbackText } from './FeedbackText.tsx'

/** What would make the essay better, each with the words that it is about; nothing where there is none. */
export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const say = useSay()
  if (suggestions.length === 0) return null
  return (
    <Panel title={say('writing.suggestions')}>
      <ul className="flex max-w-prose flex-col gap-4">
        {suggestions.map(({ text, quote, start }) => (
          <li key={`${start} ${text}`} className="wrap-anywhere">
            {quote && (
              <blockquote className="border-line-strong border-s-2 ps-3 font-serif text-ink-soft">{quote}</blockquote>
            )}
            <FeedbackText text={text} className="mt-1 gap-1" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
