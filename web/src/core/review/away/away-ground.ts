import type { Ahead, AheadItem } from '@lectern/contract/review/ahead'
import { MEI } from '../../account/signed-in-ground.tsx'
import { type QueuedDeed, reviewOutbox } from '../outbox.ts'
import { queuedCard } from '../session/queued-card-ground.ts'

/** What stands in the place of `away-database.ts` where there is no IndexedDB: one student's records, in memory. */
export function memoryDatabase() {
  const kept = new Map<string, unknown>()
  const deeds = new Map<string, QueuedDeed>()
  const database = {
    get: async (_store: string, key: string) => structuredClone(kept.get(key)),
    all: async () => structuredClone([...deeds.values()]),
    keys: async () => [...deeds.keys()],
    put: async (_store: string, deed: QueuedDeed) => void deeds.set(deed.clientId, deed),
    replace: async (name: string, value: unknown, forgotten: readonly string[]) => {
      kept.set(name, structuredClone(value))
      for (const clientId of forgotten) deeds.delete(clientId)
    },
  }
  return { database }
}

/** A card that was never asked for, as it comes along. */
export function aheadItem(id: number, about: Partial<AheadItem> = {}): AheadItem {
  const { leech_lapse_count, intervals: _, ...item } = queuedCard(id)
  return {
    ...item,
    leech_lapse_count,
    ...{ sibling_key: null, stability: 0, difficulty: 0, step: 0, last_day: null, due_day: null, buried_until: null },
    ...about,
  }
}

/** What is handed out at `handed_out_at`, of a student whose days are UTC's. */
export const aheadOf = (
  handed_out_at: string,
  items: AheadItem[],
  settings: Partial<Ahead['settings']> = {},
): Ahead => ({
  ...{
    handed_out_at,
    time_zone: 'UTC',
    until: '2026-12-08',
    weights: null,
    sets: [],
    exams: [],
    pace_ms: 10_000,
    items,
  },
  settings: {
    ...{ time_zone: 'UTC', retention: 0.9, new_per_day: 20, reviews_per_day: 200, counts_studies: true },
    ...{ grade_buttons: 4, shows_intervals: true, brings_mistakes: true, holidays: [], adapts: true, fit: null },
    easy_days: Array.from({ length: 7 }, () => 'normal' as const),
    ...settings,
  },
  done: {
    ...{ date: handed_out_at.slice(0, 10), answer_count: 0, new_count: 0, due_count: 0, mistake_ids: [], sets: [] },
  },
})

/** Something that Mei did at a moment. */
export const deedAt = (clientId: string, at: string, itemId: number, deed: object): QueuedDeed =>
  ({
    ...{ clientId, itemId, student: MEI.email, answeredAtMs: Date.parse(at), handedOutAt: at },
    ...deed,
  }) as QueuedDeed

/** What a test had waiting to be sent is not found by the next. */
export function forgetWaiting(): void {
  localStorage.clear()
  reviewOutbox.resume('nobody@example.hk')
}
