import type { Box } from '@lectern/domain/cards/shape-box'

export interface Point {
  x: number
  y: number
}

/** Which corner of a cover is dragged: 0 for the left or upper side, 1 for the other. */
export type Corner = Readonly<Point>

export const CORNERS: readonly Corner[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
]

/** What an arrow key does, in parts of the picture; with Ctrl it is done finely. */
const STEP = 0.01
const FINE_STEP = 0.0025
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export const movedBy = (box: Box, { x, y }: Point): Box => ({ ...box, left: box.left + x, top: box.top + y })

/** The box with one of its corners moved; never turned inside out. */
export function sizedBy(box: Box, { x, y }: Point, corner: Corner): Box {
  const across = along(box.left, box.width, x, corner.x)
  const down = along(box.top, box.height, y, corner.y)
  return { left: across.start, width: across.span, top: down.start, height: down.span }
}

function along(start: number, span: number, by: number, side: number): { start: number; span: number } {
  if (side === 1) return { start, span: Math.max(0, span + by) }
  const moved = Math.min(start + span, start + by)
  return { start: moved, span: start + span - moved }
}

/** How far an arrow key moves something; null for other keys. */
export function stepOf({ key, ctrlKey, metaKey }: Press): Point | null {
  const direction = DIRECTIONS[key]
  const step = ctrlKey || metaKey ? FINE_STEP : STEP
  return direction ? { x: direction.x * step, y: direction.y * step } : null
}

interface Press {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** Where a press of an arrow key brings a cover, and how large; null for other keys. */
export function pressedTo(box: Box, press: Press): Box | null {
  const by = stepOf(press)
  if (!by) return null
  return press.shiftKey ? sizedBy(box, by, { x: 1, y: 1 }) : movedBy(box, by)
}
