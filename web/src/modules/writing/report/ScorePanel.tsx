import type { CriterionScore, EssayReport } from '@lectern/contract/writing/shapes'
import { EXAM_SCALES, scoreText } from '@lectern/domain/writing'
import { useSay } from '../../../lib/language.ts'
import { PartBar } from '../../../ui/figures/PartBar.tsx'
import { ScoreRing } from '../../../ui/figures/ScoreRing.tsx'
import { criterionName } from './criterion-names.ts'
import { FeedbackText } from './FeedbackText.tsx'

interface ScorePanelProps {
  report: EssayReport
  /** The draft that this one revises, once it is there. */
  previous: EssayReport | undefined
}

/** The score on the exam's own scale, what it is made of, and how each mark moved since the draft before. */
export function ScorePanel({ report, previous }: ScorePanelProps) {
  const say = useSay()
  const { exam_type, score, score_maximum, score_estimate, criteria } = report
  const isComparable = previous?.exam_type === exam_type
  const marksBefore = new Map(isComparable ? previous.criteria.map(({ id, score: mark }) => [id, mark]) : [])
  const unit = say(`writing.unit${EXAM_SCALES[exam_type].unit}`)
  return (
    <section aria-label={say('writing.score')} className="grid gap-6 @xl:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <p className="text-ink-soft text-sm">
          {exam_type === 'Other' ? unit : say('writing.examUnit', { exam: exam_type, unit })}
        </p>
        <p className="mt-2 flex items-center gap-4">
          <ScoreRing percent={(100 * score) / score_maximum} tone="accent">
            {score_estimate && (
              <span className="block text-center font-normal text-ink-soft text-sm leading-none">
                {say('writing.about')}
              </span>
            )}
            {scoreText(score)}
          </ScoreRing>
          <span className="text-ink-soft tabular-nums">
            {say('writing.ofMaximum', { maximum: scoreText(score_maximum) })}
          </span>
        </p>
        {score_estimate && (
          <p className="mt-1 text-ink-soft text-sm tabular-nums">
            {say('writing.estimate', { low: scoreText(score_estimate.low), high: scoreText(score_estimate.high) })}
          </p>
        )}
      </div>
      <ul className="flex flex-col gap-4">
        {criteria.map((criterion) => (
          <CriterionLine key={criterion.id} criterion={criterion} before={marksBefore.get(criterion.id) ?? null} />
        ))}
      </ul>
    </section>
  )
}

interface CriterionLineProps {
  criterion: CriterionScore
  /** The mark of the draft before; null where there is none on this scale. */
  before: number | null
}

function CriterionLine({ criterion, before }: CriterionLineProps) {
  const say = useSay()
  const { score, maximum, comment } = criterion
  const moved = before === null ? 0 : score - before
  return (
    <li>
      <PartBar
        label={criterionName(criterion, say)}
        shown={
          <>
            {say('writing.scoreOf', { score: scoreText(score), maximum: scoreText(maximum) })}
            {moved !== 0 && (
              <span className={moved > 0 ? 'font-semibold text-good' : 'font-semibold text-poor'}>
                {say(moved > 0 ? 'writing.markUp' : 'writing.markDown', { change: scoreText(Math.abs(moved)) })}
              </span>
            )}
          </>
        }
        share={score / maximum}
      />
      {comment && <FeedbackText text={comment} className="mt-1.5 gap-1 text-ink-soft text-sm" />}
    </li>
  )
}
