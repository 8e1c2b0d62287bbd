import type { ShapeOutline } from './occlusion.ts'
import { boxOf, fitInto, withinPicture } from './shape-box.ts'

interface Point {
  x: number
  y: number
}

type Polygon = Extract<ShapeOutline, { kind: 'polygon' }>

/** So many corners are kept of what is drawn by hand. */
const MOST_CORNERS = 24
/** How far the hand may stray from a straight line, in parts of the picture. */
const FIRST_TOLERANCE = 0.008
/** What covers less was a line. */
const LEAST_AREA = 0.0004

/** The outline that a hand has drawn around something, with a corner where it turned; null for a line, which covers nothing. */
export function outlineThrough(path: readonly Point[]): Polygon | null {
  const within = path.map(({ x, y }) => ({ x: partOf(x), y: partOf(y) }))
  let points = within
  for (let tolerance = FIRST_TOLERANCE; points === within || points.length > MOST_CORNERS; tolerance *= 1.5)
    points = turningPoints(within, tolerance)
  if (points.length < 3 || areaOf(points) < LEAST_AREA) return null
  const outline: Polygon = { kind: 'polygon', points }
  return fitted(outline)
}

/** The outline with one of its corners moved, within the picture. */
export function withCornerMoved({ points }: Polygon, at: number, by: Point): Polygon {
  const moved = points.map(({ x, y }, index) =>
    index === at ? { x: partOf(x + by.x), y: partOf(y + by.y) } : { x, y },
  )
  return fitted({ kind: 'polygon', points: moved })
}

const partOf = (part: number): number => Math.min(1, Math.max(0, part))

/** Large enough to be pressed, and within the picture. */
function fitted(outline: Polygon): Polygon {
  const fitting = fitInto(outline, withinPicture(boxOf(outline)))
  return fitting.kind === 'polygon' ? fitting : outline
}

const areaOf = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, { x, y }, at) => {
      const next = points[(at + 1) % points.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2

/** The ends of a path, and where between them it strays farthest from straight lines (Ramer, Douglas and Peucker). */
function turningPoints(path: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last || path.length < 3) return [...path]
  let farthest = 0
  let distance = 0
  for (const [at, point] of path.entries()) {
    const strayed = distanceFrom(point, first, last)
    if (strayed > distance) [farthest, distance] = [at, strayed]
  }
  if (distance <= tolerance) return [first, last]
  return [
    ...turningPoints(path.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...turningPoints(path.slice(farthest), tolerance),
  ]
}

/** From the line between two points, or from the one where they are one. */
function distanceFrom({ x, y }: Point, one: Point, other: Point): number {
  const [across, down] = [other.x - one.x, other.y - one.y]
  const length = Math.hypot(across, down)
  if (length === 0) return Math.hypot(x - one.x, y - one.y)
  return Math.abs(across * (one.y - y) - (one.x - x) * down) / length
}
