import { AHEAD_DAYS, MOST_AHEAD_ITEMS } from '@lectern/domain/review'
import type { Queries } from '../../../platform/database/database.ts'
import { type Learner, readSetSettings, type SetSettingsRow } from '../memory/learner.ts'
import { pickDueUntil, pickLearningUntil, pickNewUntil } from './ahead-store.ts'
import type { Scope } from './queue-store.ts'

/** An item that comes up within the next days, and on which of them; 0 is today. */
export interface AheadPick {
  id: number
  day: number
}

/** What the limits of the next days let come, in the order in which it comes up, and one more than may be handed out. */
export async function pickAhead(queries: Queries, learner: Learner): Promise<AheadPick[]> {
  const lastDay = learner.today + AHEAD_DAYS - 1
  const limit = MOST_AHEAD_ITEMS + 1
  const learning = await pickLearningUntil(queries, learner, { lastDay, limit })
  const picks: AheadPick[] = learning.map(({ id }) => ({ id, day: 0 }))
  for (const { scope, newPerDay, reviewsPerDay } of scopesOf(learner, await readSetSettings(queries, learner.id))) {
    const reach = (perDay: number) => ({ scope, lastDay, limit: Math.min(limit, perDay * AHEAD_DAYS) })
    const due = await pickDueUntil(queries, learner, reach(reviewsPerDay))
    const fresh = await pickNewUntil(queries, learner, reach(newPerDay))
    picks.push(
      ...due.map(({ id, dueDay }, index) => ({
        id,
        day: Math.max((dueDay ?? 0) - learner.today, Math.floor(index / reviewsPerDay)),
      })),
      ...fresh.map(({ id }, index) => ({ id, day: Math.floor(index / newPerDay) })),
    )
  }
  return picks.sort((one, other) => one.day - other.day).slice(0, limit)
}

interface LimitedScope {
  scope: Scope | null
  newPerDay: number
  reviewsPerDay: number
}

/** The sets with limits of their own, each by itself, and all others together. */
function scopesOf({ settings }: Learner, sets: ReadonlyMap<string, SetSettingsRow>): LimitedScope[] {
  const limited = [...sets.values()].filter(
    ({ newPerDay, reviewsPerDay }) => newPerDay !== null || reviewsPerDay !== null,
  )
  const { newPerDay, reviewsPerDay } = settings
  if (limited.length === 0) return [{ scope: null, newPerDay, reviewsPerDay }]
  return [
    { scope: 'without own limits', newPerDay, reviewsPerDay },
    ...limited.map((set) => ({
      scope: { kind: set.kind, groupId: set.groupId },
      newPerDay: set.newPerDay ?? newPerDay,
      reviewsPerDay: set.reviewsPerDay ?? reviewsPerDay,
    })),
  ]
}
