import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type FocusEvent, useMemo, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import type { CardEditor } from './card-editor.ts'
import { announcementsFor } from './drag-announcements.ts'
import { EditableCard } from './EditableCard.tsx'
import type { PlacedCard } from './many/find-cards.ts'
import type { Selection } from './many/use-selection.ts'
import { useVirtualRows } from './many/use-virtual-rows.ts'
import { useEarlyArrows } from './use-early-arrows.ts'

interface CardGridProps {
  /** The cards that are shown, of the set's `total`. */
  shown: readonly PlacedCard[]
  editor: CardEditor
  selection: Selection
}

// Made once: with options made anew every card would be drawn at each keystroke.
/** Some pixels before a press becomes a drag, so that a tap on the handle does nothing. */
const POINTER_OPTIONS = { activationConstraint: { distance: 6 } }
const KEYBOARD_OPTIONS = { coordinateGetter: sortableKeyboardCoordinates }

/** The cards in their order, which is changed by dragging, or by Space and the arrow keys on a card's handle. */
export function CardGrid({ shown, editor, selection }: CardGridProps) {
  const say = useSay()
  const sensors = useSensors(useSensor(PointerSensor, POINTER_OPTIONS), useSensor(KeyboardSensor, KEYBOARD_OPTIONS))
  const earlyArrows = useEarlyArrows()
  const [dragged, setDragged] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const { list, rows, spaceBelow, measure } = useVirtualRows(shown, [dragged, focused])
  // One list as long as the order stays, so that nothing is drawn again that has not changed.
  const order = shown.map(({ card }) => card.key).join(' ')
  const keys = useMemo(() => order.split(' '), [order])
  const onFocus = ({ target }: FocusEvent) => setFocused(target.closest('li')?.dataset.key ?? null)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsFor(say, keys),
        screenReaderInstructions: { draggable: say('recite.dragInstructions') },
      }}
      onDragStart={({ active }) => {
        setDragged(String(active.id))
        earlyArrows.onDragStart()
      }}
      onDragOver={earlyArrows.onDragOver}
      onDragCancel={() => {
        setDragged(null)
        earlyArrows.onDragCancel()
      }}
      onDragEnd={({ active, over }) => {
        setDragged(null)
        if (over) editor.move(String(active.id), String(over.id))
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ol
          ref={list}
          data-columns
          aria-label={say('recite.cards')}
          // What gets the focus is not left under the bar.
          className={classNames('grid grid-cols-1 gap-5 lg:grid-cols-2', selection.keys && '**:scroll-mt-44')}
          style={{ paddingBottom: spaceBelow }}
          onFocus={onFocus}
        >
          {rows.flatMap((row) =>
            row.cards.map(({ placed: { card, number }, index }, column) => (
              <EditableCard
                key={card.key}
                card={card}
                number={number}
                editor={editor}
                row={row.index}
                spaceAbove={row.space}
                measure={column === 0 ? measure : undefined}
                place={index + 1}
                shownCount={shown.length}
                isSelected={selection.keys?.has(card.key) ?? null}
                onSelect={selection.toggle}
              />
            )),
          )}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
