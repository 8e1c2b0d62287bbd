import { useSay } from '../../../lib/language.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { MarkedText } from '../../marked-text/MarkedText.tsx'
import type { KeptItems } from '../api.ts'
import { ADDRESS_OF_MISSED } from '../exams/practice-address.ts'

const SHOWN = 3

/** The questions that were missed and come back, the latest of them in words. Nothing without any. */
export function YourMistakes({ items, pagination }: KeptItems) {
  const say = useSay()
  const count = items.length
  if (count === 0) return null
  const { total_count: total } = pagination
  return (
    <Panel title={say('today.mistakes')} description={say('today.mistakesText', { count: total })}>
      <ul className="divide-y divide-line border-line border-y">
        {items.slice(0, SHOWN).map(({ id, question, set }) => (
          <li key={id} className="py-2.5">
            <p className="wrap-anywhere line-clamp-2">
              <MarkedText text={question} />
            </p>
            <p className="wrap-anywhere line-clamp-1 text-ink-faint text-xs">{set.title}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to={ADDRESS_OF_MISSED} className="mt-4">
        {count < total ? say('today.practiseSome', { count }) : say('today.practise')}
      </ButtonLink>
    </Panel>
  )
}
