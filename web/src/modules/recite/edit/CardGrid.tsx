import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useMemo } from 'react'
import { useSay } from '../../../lib/language.ts'
import type { CardEditor } from './card-editor.ts'
import { announcementsFor } from './drag-announcements.ts'
import { EditableCard } from './EditableCard.tsx'
import type { EditorCard } from './editor-card.ts'
import { useEarlyArrows } from './use-early-arrows.ts'

// Made once: with options made anew every card would be drawn at each keystroke.
/** Some pixels before a press becomes a drag, so that a tap on the handle does nothing. */
const POINTER_OPTIONS = { activationConstraint: { distance: 6 } }
const KEYBOARD_OPTIONS = { coordinateGetter: sortableKeyboardCoordinates }

/** The cards in their order, which is changed by dragging, or by Space and the arrow keys on a card's handle. */
export function CardGrid({ cards, editor }: { cards: readonly EditorCard[]; editor: CardEditor }) {
  const say = useSay()
  const sensors = useSensors(useSensor(PointerSensor, POINTER_OPTIONS), useSensor(KeyboardSensor, KEYBOARD_OPTIONS))
  const earlyArrows = useEarlyArrows()
  // The same list as long as the order is the same, for the same reason.
  const order = cards.map((card) => card.key).join(' ')
  const keys = useMemo(() => order.split(' '), [order])
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsFor(say, keys),
        screenReaderInstructions: { draggable: say('recite.dragInstructions') },
      }}
      {...earlyArrows}
      onDragEnd={({ active, over }) => over && editor.move(String(active.id), String(over.id))}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ol aria-label={say('recite.cards')} className="grid grid-cols-1 gap-5 md:grid-cols-2">
          {cards.map((card, index) => (
            <EditableCard key={card.key} card={card} number={index + 1} editor={editor} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
