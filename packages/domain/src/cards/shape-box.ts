import type { ShapeOutline } from './occlusion.ts'

/** The box around a shape, in parts of the picture's width and height. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** What is smaller could neither be seen nor pressed. */
const LEAST_SIDE = 0.02

/** The box around an outline; how far the shape is turned is left out of account. */
export function boxOf(outline: ShapeOutline): Box {
  if (outline.kind === 'rect') {
    const { left, top, width, height } = outline
    return { left, top, width, height }
  }
  if (outline.kind === 'ellipse') return { ...outline, width: 2 * outline.rx, height: 2 * outline.ry }
  const [xs, ys] = [outline.points.map(({ x }) => x), outline.points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** The shape moved and stretched until `box` is the box around it. */
export function fitInto(outline: ShapeOutline, { left, top, width, height }: Box): ShapeOutline {
  if (outline.kind === 'rect') return { kind: 'rect', left, top, width, height }
  if (outline.kind === 'ellipse') return { kind: 'ellipse', left, top, rx: width / 2, ry: height / 2 }
  const from = boxOf(outline)
  const along = (part: number, start: number, span: number) => (span === 0 ? 0 : (part - start) / span)
  return {
    kind: 'polygon',
    points: outline.points.map(({ x, y }) => ({
      x: left + along(x, from.left, from.width) * width,
      y: top + along(y, from.top, from.height) * height,
    })),
  }
}

/** The nearest box that lies within the picture and is large enough to be pressed. */
export function withinPicture(box: Box): Box {
  const [width, height] = [sideWithin(box.width), sideWithin(box.height)]
  return { left: startWithin(box.left, width), top: startWithin(box.top, height), width, height }
}

const sideWithin = (side: number): number => Math.min(1, Math.max(LEAST_SIDE, side))
const startWithin = (start: number, side: number): number => Math.min(1 - side, Math.max(0, start))

/** The box between two points. */
export const boxBetween = (one: { x: number; y: number }, other: { x: number; y: number }): Box => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
})
