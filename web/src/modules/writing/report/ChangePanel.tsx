import type { Change, EssayReport, Mistake } from '@lectern/contract/writing/shapes'
import { mistakesNew, scoreText } from '@lectern/domain/writing'
import type { Say } from '@lectern/texts/speaker'
import { useMemo } from 'react'
import { differences, type Piece, standsNow } from '../../../core/study-text/differences.ts'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import { DraftsBeside } from './DraftsBeside.tsx'

interface ChangePanelProps {
  change: Change
  report: EssayReport
  /** The essay that this one revises, once it is there. */
  previous: EssayReport | undefined
}

/** Against the essay that this one revises: the change of score, which mistakes are gone, and both side by side. */
export function ChangePanel({ change, report, previous }: ChangePanelProps) {
  const say = useSay()
  const { mistakes_gone: gone, mistakes_left: left } = change
  const came = previous ? mistakesNew(previous.mistakes, report.mistakes).length : 0
  const pieces = useMemo(() => previous && differences(previous.content, report.content), [previous, report.content])
  return (
    <Panel title={say('writing.change')} aside={<span className="font-medium">{describeScore(change, say)}</span>}>
      <p className="text-sm">{describeMistakes(gone.length, left, came, say)}</p>
      {gone.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label={say('writing.goneList')}>
          {gone.map((mistake) => (
            <li
              key={`${mistake.start} ${mistake.quote}`}
              className="wrap-anywhere rounded-ui bg-good-soft px-2.5 py-1 font-serif text-good text-sm"
            >
              <GoneMistake mistake={mistake} pieces={pieces} />
            </li>
          ))}
        </ul>
      )}
      {pieces && <DraftsBeside pieces={pieces} gone={gone} />}
    </Panel>
  )
}

/** What was wrong, and what stands there in this draft, where that is something else. */
function GoneMistake({ mistake: { quote, start, end }, pieces }: { mistake: Mistake; pieces: Piece[] | undefined }) {
  const say = useSay()
  const now = pieces && start !== null && end !== null ? standsNow(pieces, start, end) : quote.trim()
  if (now === quote.trim()) return <s>{quote}</s>
  return (
    <>
      <s>{quote}</s> → {now || say('writing.leftOut')}
    </>
  )
}

function describeMistakes(gone: number, left: number, came: number, say: Say): string {
  const what = [
    gone === 0 ? say('writing.goneNone') : say('writing.gone', { count: gone }),
    ...(left > 0 ? [say('writing.stillThere', { count: left })] : []),
    ...(came > 0 ? [say('writing.areNew', { count: came })] : []),
  ].join(say('ui.comma'))
  return say('writing.sinceThen', { what })
}

function describeScore({ score_change: change, previous_score }: Change, say: Say): string {
  if (change === null) return say('writing.otherScale')
  const before = scoreText(previous_score)
  if (change === 0) return say('writing.scoreSame', { before })
  return change > 0
    ? say('writing.scoreUp', { change: scoreText(change), before })
    : say('writing.scoreDown', { change: scoreText(-change), before })
}
