import type { Change } from '@lectern/contract/writing'
import { scoreText } from '@lectern/domain/writing'
import { Panel } from '../../../ui/Card.tsx'

/** Against the essay that this one revises: the change of score, and which mistakes are gone. */
export function ChangePanel({ change }: { change: Change }) {
  const { mistakes_gone: gone, mistakes_left: left } = change
  return (
    <Panel title="Since the Last Version" aside={<span className="font-medium">{describeScore(change)}</span>}>
      <p className="text-sm">
        {gone.length === 0 ? 'None of its mistakes is gone yet' : `${count(gone.length)} gone`}
        {left > 0 ? `, ${left} still there.` : '.'}
      </p>
      {gone.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label="Mistakes that are gone">
          {gone.map((mistake) => (
            <li
              key={`${mistake.start} ${mistake.quote}`}
              className="wrap-anywhere rounded-ui bg-good-soft px-2.5 py-1 font-serif text-good text-sm"
            >
              <s>{mistake.quote}</s>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const count = (mistakes: number): string => (mistakes === 1 ? '1 mistake is' : `${mistakes} mistakes are`)

function describeScore({ score_change: change, previous_score }: Change): string {
  if (change === null) return 'Graded on another scale'
  const before = `it was ${scoreText(previous_score)}`
  if (change === 0) return `The score is the same: ${before}`
  return change > 0 ? `Score up by ${scoreText(change)}: ${before}` : `Score down by ${scoreText(-change)}: ${before}`
}
