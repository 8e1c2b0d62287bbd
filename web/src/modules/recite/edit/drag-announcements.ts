import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

export const DRAG_INSTRUCTIONS =
  'To move a card, press Space, then the arrow keys, and Space again to put it down. Escape puts it back.'

/** What a screen reader says while a card is moved. `keys` in their order before the move. */
export function announcementsFor(keys: readonly string[]): Announcements {
  const place = (key: UniqueIdentifier) => keys.indexOf(String(key)) + 1
  const at = (key: UniqueIdentifier) => `place ${place(key)} of ${keys.length}`
  return {
    onDragStart: ({ active }) => `Card ${place(active.id)} picked up.`,
    onDragOver: ({ active, over }) => (over ? `Card ${place(active.id)} is over ${at(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `Card ${place(active.id)} was put down at ${at(over.id)}.` : `Card ${place(active.id)} was put back.`,
    onDragCancel: ({ active }) => `Card ${place(active.id)} was put back.`,
  }
}
