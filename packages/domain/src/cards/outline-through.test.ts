import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outlineThrough, withCornerMoved } from './outline-through.ts'
import { boxOf } from './shape-box.ts'

const line = (from: [number, number], to: [number, number]) =>
  Array.from({ length: 20 }, (_, step) => ({
    x: from[0] + ((to[0] - from[0]) * step) / 20,
    y: from[1] + ((to[1] - from[1]) * step) / 20,
  }))

test('an outline has a corner where the hand turned, and closes by itself', () => {
  const drawn = [...line([0.2, 0.2], [0.6, 0.2]), ...line([0.6, 0.2], [0.4, 0.7]), ...line([0.4, 0.7], [0.21, 0.21])]
  const { points } = outlineThrough(drawn) ?? { points: [] }
  const corners = points.map(({ x, y }) => [Math.round(x * 20) / 20, Math.round(y * 20) / 20])
  expect(corners.slice(0, 3)).toEqual([
    [0.2, 0.2],
    [0.6, 0.2],
    [0.4, 0.7],
  ])
})

test('a line or a dot is no outline', () => {
  expect(outlineThrough(line([0.1, 0.1], [0.9, 0.8]))).toBeNull()
  expect(outlineThrough([{ x: 0.5, y: 0.5 }])).toBeNull()
  expect(outlineThrough([])).toBeNull()
})

test('whatever is drawn keeps to the picture and to so many corners, large enough to be pressed', () => {
  const point = fc.record({
    x: fc.double({ min: -1, max: 2, noNaN: true }),
    y: fc.double({ min: -1, max: 2, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 200 }), (path) => {
      const outline = outlineThrough(path)
      if (!outline) return
      expect(outline.points.length).toBeLessThanOrEqual(24)
      const { left, top, width, height } = boxOf(outline)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9)
      expect(Math.min(width, height)).toBeGreaterThan(0.019)
    }),
  )
})

test('one of its corners is moved, within the picture', () => {
  const square = [
    { x: 0.2, y: 0.2 },
    { x: 0.4, y: 0.2 },
    { x: 0.4, y: 0.4 },
    { x: 0.2, y: 0.4 },
  ]
  const moved = withCornerMoved({ kind: 'polygon', points: square }, 2, { x: 0.1, y: 5 })
  expect(moved.points.map(({ x, y }) => [x.toFixed(2), y.toFixed(2)])).toEqual([
    ['0.20', '0.20'],
    ['0.40', '0.20'],
    ['0.50', '1.00'],
    ['0.20', '0.40'],
  ])
})
