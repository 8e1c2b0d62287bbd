import type { Load } from '@lectern/memory/spread'
import { dayOfDate } from '@lectern/memory/study-day'
import type { Queries } from '../../../platform/database/database.ts'
import { countDueByDay } from './due-store.ts'
import type { Learner } from './learner.ts'

/** How full the student's days are already, and which of them they want easy. */
export async function readLoad(
  queries: Queries,
  learner: Learner,
  { fromDay, toDay }: { fromDay: number; toDay: number },
): Promise<Load> {
  const { easyDays, holidays } = learner.settings
  const counts = await countDueByDay(queries, learner, fromDay, toDay)
  return {
    dueOn: (day) => counts.get(day) ?? 0,
    easyDays: easyDays ?? [],
    holidays: new Set((holidays ?? []).map(dayOfDate)),
  }
}
