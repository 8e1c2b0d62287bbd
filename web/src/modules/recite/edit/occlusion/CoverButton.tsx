import type { CoveringShape } from '@lectern/domain/cards/occlusion'
import { type Box, boxOf } from '@lectern/domain/cards/shape-box'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { useSay } from '../../../../lib/language.ts'

interface CoverButtonProps {
  shape: CoveringShape
  /** Its place among the covers, from 1. */
  place: number
  isSelected: boolean
  isAdded: boolean
  pointAt: (event: PointerEvent) => { x: number; y: number }
  onSelect: () => void
  onPlace: (box: Box) => void
  onRemove: () => void
}

const STEP = 0.01
const STEPS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** A cover on its picture: dragged by mouse and touch, moved by the arrow keys, sized by its corner or with Shift. */
export function CoverButton(props: CoverButtonProps) {
  const { shape, place, isSelected, isAdded, pointAt, onSelect, onPlace, onRemove } = props
  const say = useSay()
  const { outline } = shape
  const box = boxOf(outline)
  const drag = useRef<{ from: { x: number; y: number }; box: Box; isSizing: boolean } | null>(null)

  const shifted = (from: Box, { x, y }: { x: number; y: number }, isSizing: boolean): Box =>
    isSizing
      ? { ...from, width: from.width + x, height: from.height + y }
      : { ...from, left: from.left + x, top: from.top + y }
  const begin = (event: PointerEvent, isSizing: boolean) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: pointAt(event), box, isSizing }
    onSelect()
  }
  const go = (event: PointerEvent) => {
    if (!drag.current) return
    event.stopPropagation()
    const to = pointAt(event)
    const by = { x: to.x - drag.current.from.x, y: to.y - drag.current.from.y }
    onPlace(shifted(drag.current.box, by, drag.current.isSizing))
  }
  const end = (event: PointerEvent) => {
    event.stopPropagation()
    drag.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step) onPlace(shifted(box, step, event.shiftKey))
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }
  const parts = (value: number) => `${value * 100}%`
  const moving = { onPointerMove: go, onPointerUp: end, onPointerCancel: end }

  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: where the student just put it
      autoFocus={isAdded}
      aria-label={say('cards.cover', { place, number: shape.number })}
      aria-pressed={isSelected}
      className={classNames(
        'absolute cursor-move touch-none border-2 font-semibold text-sm',
        isSelected ? 'z-10 border-accent bg-accent text-on-accent' : 'border-ink-soft bg-surface text-ink',
        outline.kind === 'ellipse' && 'rounded-[50%]',
      )}
      style={{
        left: parts(box.left),
        top: parts(box.top),
        width: parts(box.width),
        height: parts(box.height),
        clipPath: outline.kind === 'polygon' ? clipOf(outline.points, box) : undefined,
        rotate: shape.angle ? `${shape.angle}deg` : undefined,
        transformOrigin: 'top left',
      }}
      onFocus={onSelect}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => begin(event, false)}
      {...moving}
    >
      <span aria-hidden>{shape.number}</span>
      {isSelected && (
        <span
          aria-hidden
          className="absolute end-0 bottom-0 size-5 cursor-nwse-resize touch-none border-2 border-on-accent bg-accent"
          onPointerDown={(event) => begin(event, true)}
          {...moving}
        />
      )}
    </button>
  )
}

const clipOf = (points: readonly { x: number; y: number }[], { left, top, width, height }: Box): string =>
  `polygon(${points.map(({ x, y }) => `${((x - left) / (width || 1)) * 100}% ${((y - top) / (height || 1)) * 100}%`).join(', ')})`
