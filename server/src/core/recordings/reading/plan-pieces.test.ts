import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planPieces } from './plan-pieces.ts'

const packets = (count: number, seconds: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => ({ start: index * seconds, end: (index + 1) * seconds, bytes }))
const LIMITS = { bytes: 1_000_000, seconds: 600, overlapSeconds: 4, totalSeconds: 10_800 }

test('what is short is one piece', () => {
  expect(planPieces(packets(90, 1, 1000), LIMITS)).toEqual([{ start: 0, end: 90 }])
  expect(planPieces([], LIMITS)).toEqual([])
})

test('what is long is cut by time, what is heavy by bytes, each piece beginning a little before the last one ends', () => {
  expect(planPieces(packets(1300, 1, 10), LIMITS)).toEqual([
    { start: 0, end: 600 },
    { start: 596, end: 1196 },
    { start: 1192, end: 1300 },
  ])
  const heavy = planPieces(packets(100, 1, 50_000), LIMITS)
  expect(heavy.slice(0, 2)).toEqual([
    { start: 0, end: 18 },
    { start: 14, end: 32 },
  ])
})

test('an overlap never keeps a piece from going on', () => {
  const dense = planPieces(packets(40, 1, 400_000), LIMITS)
  expect(dense).toHaveLength(39)
  expect(dense.at(-1)).toEqual({ start: 38, end: 40 })
})

test('a packet that no piece can hold is refused', () => {
  expect(() => planPieces(packets(3, 1, 1_000_000), LIMITS)).toThrow('too_complex')
})

test('pieces leave nothing out and keep their limits, whatever the packets', () => {
  const anyPackets = fc.array(
    fc.record({ seconds: fc.integer({ min: 1, max: 120 }), bytes: fc.integer({ min: 1, max: 400_000 }) }),
    {
      minLength: 1,
      maxLength: 200,
    },
  )
  fc.assert(
    fc.property(anyPackets, (sizes) => {
      let at = 0
      const made = sizes.map(({ seconds, bytes }) => {
        at += seconds
        return { start: at - seconds, end: at, bytes }
      })
      const pieces = planPieces(made, LIMITS)
      expect(pieces[0]?.start).toBe(0)
      expect(pieces.at(-1)?.end).toBe(at)
      pieces.forEach(({ start, end }, index) => {
        const held = made.filter((packet) => packet.start >= start && packet.end <= end)
        expect(held.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(LIMITS.bytes)
        expect(end - start).toBeLessThanOrEqual(LIMITS.seconds)
        const before = pieces[index - 1]
        if (before) {
          expect(start).toBeLessThanOrEqual(before.end)
          expect(end).toBeGreaterThan(before.end)
        }
      })
    }),
  )
})
