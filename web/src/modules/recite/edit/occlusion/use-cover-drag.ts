import type { CoveringShape } from '@lectern/domain/cards/occlusion'
import { type Box, boxBetween, boxOf } from '@lectern/domain/cards/shape-box'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Corner, movedBy, type Point, sizedBy } from './cover-moves.ts'

/** What a pointer is at: a new cover (`index` null), or one that is moved or sized by a corner. */
export interface CoverDrag {
  index: number | null
  corner: Corner | null
  box: Box
  /** Where the pointer has been. */
  path: readonly Point[]
}

interface Grip extends CoverDrag {
  pointerId: number
  from: Point
  /** Where it has come to; null until it has moved enough. Not read from what is drawn, which may lag behind. */
  now: CoverDrag | null
}

/** Pixels that a pointer moves before a press is a drag: a tap chooses. */
const SLACK_PIXELS = 4

/**
 * Follows one pointer over the picture, and tells once where it ended. A second finger, as of a pinch, a lost pointer and
 * Escape end it without a change.
 */
export function useCoverDrag(onEnd: (drag: CoverDrag) => void) {
  const stage = useRef<HTMLDivElement>(null)
  const grip = useRef<Grip | null>(null)
  const [drag, setDrag] = useState<CoverDrag | null>(null)

  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) }
  }
  const begin = (event: PointerEvent, index: number | null, shape?: CoveringShape, corner: Corner | null = null) => {
    event.stopPropagation()
    if (event.button !== 0) return
    if (grip.current) return drop()
    const from = pointAt(event)
    const box = shape ? boxOf(shape.outline) : boxBetween(from, from)
    grip.current = { pointerId: event.pointerId, from, index, corner, box, path: [from], now: null }
    stage.current?.setPointerCapture(event.pointerId)
  }
  const follow = (event: PointerEvent): CoverDrag | null => {
    const { current } = grip
    if (!current || event.pointerId !== current.pointerId) return null
    const to = pointAt(event)
    const by = { x: to.x - current.from.x, y: to.y - current.from.y }
    const { width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {}
    if (!current.now && Math.hypot(by.x * width, by.y * height) < SLACK_PIXELS) return null
    current.path = [...current.path, to]
    const { index, corner, path } = current
    current.now = { index, corner, box: boxAfter(current, by, to), path }
    setDrag(current.now)
    return current.now
  }
  const drop = () => {
    grip.current = null
    setDrag(null)
  }
  const isBegun = drag !== null

  useEffect(() => {
    if (!isBegun) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      grip.current = null
      setDrag(null)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isBegun])

  return {
    stage,
    drag,
    begin,
    handlers: {
      onPointerMove: (event: PointerEvent) => follow(event),
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerId !== grip.current?.pointerId) return
        const end = follow(event)
        drop()
        if (end) onEnd(end)
      },
      onPointerCancel: drop,
    },
  }
}

function boxAfter({ index, corner, box, from }: Grip, by: Point, to: Point): Box {
  if (index === null) return boxBetween(from, to)
  return corner ? sizedBy(box, by, corner) : movedBy(box, by)
}
