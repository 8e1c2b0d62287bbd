import { RETENTION_CHOICES } from '@lectern/domain/review'
import { useSay } from '../../../lib/language.ts'
import { percentText } from '../../../lib/numbers.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { useWorkload, type Workload } from './planning-api.ts'

interface RetentionChoiceProps {
  kept: number
  onChoose: (retention: number) => void
}

/** How much is to be remembered, each with the minutes a day that it costs and what is then remembered. */
export function RetentionChoice({ kept, onChoose }: RetentionChoiceProps) {
  const say = useSay()
  const { data: workload } = useWorkload()
  const retentions = [...new Set([...RETENTION_CHOICES, kept])].sort((one, other) => one - other)
  return (
    <Select
      label={say('review.retention')}
      hint={workload ? say('review.retentionReckoned', { days: workload.day_count }) : say('review.retentionHint')}
      options={retentions.map((retention) => ({ value: String(retention), label: labelOf(retention, workload, say) }))}
      value={String(kept)}
      onChange={(retention) => onChoose(Number(retention))}
    />
  )
}

function labelOf(retention: number, workload: Workload | undefined, say: ReturnType<typeof useSay>): string {
  const part = percentText(retention)
  const choice = workload?.choices.find((one) => one.retention === retention)
  if (!choice || choice.remembered === null) return part
  return say('review.retentionChoice', {
    part,
    minutes: Math.max(1, Math.round(choice.minutes_per_day)),
    remembered: percentText(choice.remembered),
  })
}
