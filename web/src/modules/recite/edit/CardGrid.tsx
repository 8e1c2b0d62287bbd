import {
  closestCenter,
  DndContext,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useMemo } from 'react'
import type { CardEditor } from './card-editor.ts'
import { announcementsFor, DRAG_INSTRUCTIONS } from './drag-announcements.ts'
import { EditableCard } from './EditableCard.tsx'
import type { EditorCard } from './editor-card.ts'

// Made once: with options made anew every card would be drawn at each keystroke.
/** Some pixels before a press becomes a drag, so that a tap on the handle does nothing. */
const POINTER_OPTIONS = { activationConstraint: { distance: 6 } }
/** An arrow that comes before the places of the cards are measured would be lost: it is pressed again with the next frame. */
const moveByArrow: KeyboardCoordinateGetter = (event, args) => {
  if (args.context.droppableRects.size > 0) return sortableKeyboardCoordinates(event, args)
  event.preventDefault()
  const { code, key, target } = event
  requestAnimationFrame(() => target?.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true })))
  return undefined
}
const KEYBOARD_OPTIONS = { coordinateGetter: moveByArrow }

/** The cards in their order, which is changed by dragging, or by Space and the arrow keys on a card's handle. */
export function CardGrid({ cards, editor }: { cards: readonly EditorCard[]; editor: CardEditor }) {
  const sensors = useSensors(useSensor(PointerSensor, POINTER_OPTIONS), useSensor(KeyboardSensor, KEYBOARD_OPTIONS))
  // The same list as long as the order is the same, for the same reason.
  const order = cards.map((card) => card.key).join(' ')
  const keys = useMemo(() => order.split(' '), [order])
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsFor(keys),
        screenReaderInstructions: { draggable: DRAG_INSTRUCTIONS },
      }}
      onDragEnd={({ active, over }) => over && editor.move(String(active.id), String(over.id))}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ol aria-label="Cards" className="grid gap-5 md:grid-cols-2">
          {cards.map((card, index) => (
            <EditableCard key={card.key} card={card} number={index + 1} editor={editor} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
