import { useQuery } from '@tanstack/react-query'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Card.tsx'
import { MarkedText } from '../marked-text/MarkedText.tsx'
import { keptKey, reviewApi } from './api.ts'
import type { MissedCard } from './PracticeMissed.tsx'

const SHOWN = 3

/** The questions that were missed and come back, the latest of them in words. Nothing without any. */
export function YourMistakes({ onPractise }: { onPractise: (missed: readonly MissedCard[]) => void }) {
  const say = useSay()
  const { data } = useQuery({
    queryKey: keptKey('mistakes', 1),
    queryFn: ({ signal }) => reviewApi.listItems({ query: { which: 'mistakes', page: 1 } }, { signal }),
    refetchOnMount: 'always',
  })
  if (!data || data.items.length === 0) return null
  return (
    <Panel
      title={say('today.mistakes')}
      description={say('today.mistakesText', { count: data.pagination.total_count })}
    >
      <ul className="divide-y divide-line border-line border-y">
        {data.items.slice(0, SHOWN).map(({ id, question, set }) => (
          <li key={id} className="py-2.5">
            <p className="wrap-anywhere line-clamp-2">
              <MarkedText text={question} />
            </p>
            <p className="wrap-anywhere line-clamp-1 text-ink-faint text-xs">{set.title}</p>
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={() => onPractise(data.items)}>
        {say('today.practise')}
      </Button>
    </Panel>
  )
}
