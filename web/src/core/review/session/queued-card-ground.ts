import type { QueuedItem } from '@lectern/contract/review/shapes'

/** A card as the server hands it out: whole, as the client checks it. */
export const queuedCard = (id: number, about: Partial<QueuedItem> = {}): QueuedItem => ({
  ...{ id, kind: 'card', source_id: id, stage: 'new', due_at: null, last_reviewed_at: null },
  ...{ review_count: 0, lapse_count: 0, leech_lapse_count: 0, is_suspended: false, is_leech: false, is_buried: false },
  ...{ flag: 0, mode: 'recall', options: [], explanation: null, source: null, material_id: null },
  ...{ question: `Question ${id}`, answer: `Answer ${id}`, set: { id: 5, title: 'Cells' } },
  note: {
    kind: 'basic',
    question: about.question ?? `Question ${id}`,
    answer: about.answer ?? `Answer ${id}`,
    part: 0,
    tags: [],
  },
  intervals: {
    again: { unit: 'minutes', count: 1 },
    hard: { unit: 'minutes', count: 6 },
    good: { unit: 'minutes', count: 10 },
    easy: { unit: 'days', count: 8 },
  },
  ...about,
})
