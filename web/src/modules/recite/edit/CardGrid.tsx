import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useMemo } from 'react'
import type { CardEditor, EditorCard } from './card-editor.ts'
import { announcementsFor, DRAG_INSTRUCTIONS } from './drag-announcements.ts'
import { EditableCard } from './EditableCard.tsx'

/** Pixels before a press becomes a drag, so that a tap on the handle does nothing. */
const DRAG_DISTANCE = 6

/** The cards in their order, which is changed by dragging, or by Space and the arrow keys on a card's handle. */
export function CardGrid({ cards, editor }: { cards: readonly EditorCard[]; editor: CardEditor }) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // The same list as long as the order is: otherwise each keystroke would draw every card anew.
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
