import { isDeepStrictEqual } from 'node:util'
import { replay } from '@lectern/memory/replay'
import type { Transaction } from '../../../platform/database/database.ts'
import { listDaysOf, recountDays } from './day-store.ts'
import { asItemEvent, listStanding, readLatestInterval } from './event-store.ts'
import { saveState } from './item-state-store.ts'
import { type ItemRow, listItemsAfter, requireItem } from './item-store.ts'
import { groupKey, type Learner, readSetSettings, schedulerOf } from './learner.ts'
import { dueOf } from './record-event.ts'

const AT_ONCE = 500

/**
 * Makes everything that is kept of a locked learner's memory again, out of the log alone: what the parameters say now, of
 * what was done then. Intervals stay as they were chosen.
 * @returns how many cards and days stood otherwise before
 */
export async function rebuildMemory(tx: Transaction, learner: Learner): Promise<{ items: number; days: number }> {
  let changed = 0
  for (let afterId: number | null = 0; afterId !== null; ) {
    const part: RebuiltItems = await rebuildItems(tx, learner, { afterId, limit: AT_ONCE })
    changed += part.changed
    afterId = part.lastId
  }
  const daysBefore = await listDaysOf(tx, learner.id)
  await recountDays(tx, learner.id)
  const daysAfter = await listDaysOf(tx, learner.id)
  return { items: changed, days: isDeepStrictEqual(daysBefore, daysAfter) ? 0 : daysAfter.length }
}

interface RebuiltItems {
  /** How many stood otherwise before. */
  changed: number
  /** After which others come; null where these were the last. */
  lastId: number | null
}

/** Rebuilds some of a locked learner's items, in the order of their ids. */
export async function rebuildItems(
  tx: Transaction,
  learner: Learner,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<RebuiltItems> {
  const settings = await readSetSettings(tx, learner.id)
  const items = await listItemsAfter(tx, learner.id, afterId, limit)
  let changed = 0
  for (const item of items) {
    const scheduler = schedulerOf(learner, item, settings.get(groupKey(item)) ?? null)
    const events = await listStanding(tx, learner.id, item.id)
    const replayed = replay(events.map(asItemEvent), scheduler)
    const due = dueOf(replayed, await readLatestInterval(tx, item.id), scheduler)
    await saveState(tx, learner.id, item.id, replayed.state, due)
    if (!isSame(item, await requireItem(tx, learner.id, item.id))) changed += 1
  }
  return { changed, lastId: items.length < limit ? null : (items.at(-1)?.id ?? null) }
}

const isSame = (before: ItemRow, after: ItemRow): boolean => isDeepStrictEqual(before, after)
