import { dateText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { percentText } from '../../../lib/numbers.ts'
import type { Exam } from './exams-api.ts'

/** When an exam is: of one to come in how many days. */
export function ExamDay({ exam: { date, days_left, plan } }: { exam: Exam }) {
  const say = useSay()
  const day = dateText(new Date(`${date}T12:00:00`))
  return <p className="text-ink-soft text-sm">{plan ? say('review.examIn', { day, days: days_left }) : day}</p>
}

/** What learning for an exam takes, and gives; of one that is today, what today does. Nothing once it is over. */
export function ExamOutlook({ exam: { days_left, plan } }: { exam: Exam }) {
  const say = useSay()
  if (!plan) return null
  return (
    <p className="mt-1 max-w-prose text-sm">
      {plan.card_count === 0
        ? say('review.examNoCards')
        : say(days_left === 0 ? 'review.examPlanToday' : 'review.examPlan', {
            minutes: Math.ceil(plan.minutes_per_day),
            fresh: plan.new_per_day,
            recall: percentText(plan.recall),
            left: percentText(plan.recall_if_left),
          })}
    </p>
  )
}
