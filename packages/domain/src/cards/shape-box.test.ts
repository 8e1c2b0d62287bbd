import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShapeOutline } from './occlusion.ts'
import { type Box, boxBetween, boxOf, fitInto, withinPicture } from './shape-box.ts'

const part = fc.double({ min: 0.02, max: 1, noNaN: true })
const box: fc.Arbitrary<Box> = fc.record({ left: part, top: part, width: part, height: part })
const outline: fc.Arbitrary<ShapeOutline> = fc.oneof(
  box.map((around) => ({ kind: 'rect' as const, ...around })),
  fc.record({ kind: fc.constant('ellipse' as const), left: part, top: part, rx: part, ry: part }),
  fc.constant({
    kind: 'polygon' as const,
    points: [
      { x: 0.1, y: 0.1 },
      { x: 0.5, y: 0.2 },
      { x: 0.3, y: 0.9 },
    ],
  }),
)

test('a shape of any kind fills the box that it is fitted into', () => {
  fc.assert(
    fc.property(outline, box, (shape, into) => {
      const around = boxOf(fitInto(shape, into))
      for (const side of ['left', 'top', 'width', 'height'] as const) expect(around[side]).toBeCloseTo(into[side], 9)
    }),
  )
})

test('a box is brought into the picture, and stays large enough to be pressed', () => {
  const any = fc.double({ min: -3, max: 3, noNaN: true })
  fc.assert(
    fc.property(fc.record({ left: any, top: any, width: any, height: any }), (wild) => {
      const { left, top, width, height } = withinPicture(wild)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(0.02)
    }),
  )
  expect(boxBetween({ x: 0.5, y: 0.25 }, { x: 0.25, y: 0.75 })).toEqual({
    left: 0.25,
    top: 0.25,
    width: 0.25,
    height: 0.5,
  })
})
