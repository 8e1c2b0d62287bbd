import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { Say } from '@lectern/texts/speaker'

/** What a screen reader says while a card is moved. `keys` in their order before the move. */
export function announcementsFor(say: Say, keys: readonly string[]): Announcements {
  const place = (key: UniqueIdentifier) => keys.indexOf(String(key)) + 1
  const total = keys.length
  return {
    onDragStart: ({ active }) => say('recite.dragStart', { number: place(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? say('recite.dragOver', { number: place(active.id), place: place(over.id), total }) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? say('recite.dragEnd', { number: place(active.id), place: place(over.id), total })
        : say('recite.dragBack', { number: place(active.id) }),
    onDragCancel: ({ active }) => say('recite.dragBack', { number: place(active.id) }),
  }
}
