import type { Answer } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import type { QueuedItem } from '@lectern/contract/review/shapes'

/** `isFromDevice`: the server could not be reached. */
export type FetchedQueue = Answer<typeof reviewEndpoints.queue> & { isFromDevice?: true }

/** The cards at hand, the first of them on the screen. */
export interface ReviewQueue {
  items: readonly QueuedItem[]
  /** How many cards are left for today, as far as known; those at hand are among them. */
  leftCount: number
  backlogCount: number
  /** When the server handed them out, by its clock. */
  handedOutAt: string
  isFromDevice: boolean
}

/**
 * What was fetched, around the card on the screen: it stays. Cards that were answered while the server looked are left
 * out: it may not have known of their answers.
 */
export function takeFetched(
  shown: QueuedItem | undefined,
  fetched: FetchedQueue,
  answered: ReadonlySet<number>,
): ReviewQueue {
  const others = fetched.items.filter(({ id }) => id !== shown?.id && !answered.has(id))
  const items = shown && !answered.has(shown.id) ? [shown, ...others] : others
  const countedTwice = fetched.items.filter(({ id }) => id !== shown?.id && answered.has(id)).length
  return {
    items,
    leftCount: Math.max(items.length, fetched.due_count + fetched.new_count - countedTwice),
    backlogCount: fetched.backlog_count,
    handedOutAt: fetched.handed_out_at,
    isFromDevice: fetched.isFromDevice ?? false,
  }
}

/** Without the card on the screen; one that was missed comes back, and stays among those that are left. */
export const withoutFirst = (queue: ReviewQueue, comesBack: boolean): ReviewQueue => ({
  ...queue,
  items: queue.items.slice(1),
  leftCount: Math.max(queue.items.length - 1, queue.leftCount - (comesBack ? 0 : 1)),
})

/** Without what goes for good. */
export function withoutGone(queue: ReviewQueue, isGone: (item: QueuedItem) => boolean): ReviewQueue {
  const items = queue.items.filter((item) => !isGone(item))
  return { ...queue, items, leftCount: Math.max(items.length, queue.leftCount - (queue.items.length - items.length)) }
}

/** With a card on the screen again, as it was before its answer was taken back. */
export const withFirst = (queue: ReviewQueue, item: QueuedItem): ReviewQueue => ({
  ...queue,
  items: [item, ...queue.items.filter(({ id }) => id !== item.id)],
  leftCount: queue.leftCount + (queue.items.some(({ id }) => id === item.id) ? 0 : 1),
})

/** With another face for the card on the screen. */
export const withChanged = (queue: ReviewQueue, change: Partial<QueuedItem>): ReviewQueue => ({
  ...queue,
  items: queue.items.map((item, index) => (index === 0 ? { ...item, ...change } : item)),
})
