import type { CriterionScore, EssayReport } from '@lectern/contract/writing'
import { EXAM_SCALES, scoreText } from '@lectern/domain/writing'
import { useSay } from '../../../lib/language.ts'
import { ScoreRing } from '../../../ui/figures/ScoreRing.tsx'
import { criterionName } from './criterion-names.ts'
import { FeedbackText } from './FeedbackText.tsx'

/** The score on the exam's own scale, and what it is made of. */
export function ScorePanel({ report }: { report: EssayReport }) {
  const say = useSay()
  const { exam_type, score, score_maximum, score_estimate, criteria } = report
  const unit = say(`writing.unit${EXAM_SCALES[exam_type].unit}`)
  return (
    <section aria-label={say('writing.score')} className="grid gap-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div>
        <p className="text-ink-soft text-sm">
          {exam_type === 'Other' ? unit : say('writing.examUnit', { exam: exam_type, unit })}
        </p>
        <p className="mt-2 flex items-center gap-4 sm:flex-col sm:items-start sm:gap-2">
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
          <CriterionLine key={criterion.id} criterion={criterion} />
        ))}
      </ul>
    </section>
  )
}

function CriterionLine({ criterion }: { criterion: CriterionScore }) {
  const say = useSay()
  const { score, maximum, comment } = criterion
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{criterionName(criterion, say)}</span>
        <span className="tabular-nums">
          {say('writing.scoreOf', { score: scoreText(score), maximum: scoreText(maximum) })}
        </span>
      </div>
      <div className="mt-1 h-1.5 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset" aria-hidden>
        <div className="h-full rounded-full bg-accent" style={{ width: `${(score / maximum) * 100}%` }} />
      </div>
      {comment && <FeedbackText text={comment} className="mt-1.5 gap-1 text-ink-soft text-sm" />}
    </li>
  )
}
