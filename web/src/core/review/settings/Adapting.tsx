import type { ReviewSettings } from '@lectern/contract/review/shapes'
import { FIT_FROM_REVIEWS } from '@lectern/domain/review'
import { dateText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { useSetAdapting } from './planning-api.ts'

/** Whether the times at which cards come back fit the student's own memory, and what they were fitted to. */
export function Adapting({ settings: { adapts, fit } }: { settings: ReviewSettings }) {
  const say = useSay()
  const { mutate: setAdapting, isPending, variables } = useSetAdapting()
  return (
    <div className="mt-6">
      <Checkbox isChecked={isPending ? variables : adapts} onChange={setAdapting}>
        {say('review.adapts')}
      </Checkbox>
      <p className="text-ink-soft text-sm">
        {fit
          ? say('review.fitted', { count: fit.review_count, day: dateText(new Date(fit.fitted_at)) })
          : say(adapts ? 'review.fitsLater' : 'review.fitsNever', { count: FIT_FROM_REVIEWS })}
      </p>
    </div>
  )
}
