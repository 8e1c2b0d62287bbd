import { expect, test } from 'vitest'
import { lowestPlace } from './lowest-place.ts'

test('toasts stand at the foot of the window, above what stands there', () => {
  expect(lowestPlace(60, [], 800, 12)).toBe(12)
  expect(lowestPlace(60, [{ top: 100, bottom: 700 }], 800, 12)).toBe(12)
  expect(lowestPlace(60, [{ top: 740, bottom: 800 }], 800, 12)).toBe(72)
})

test('what is named in any order is stood on in turn, and a gap that is too low is passed over', () => {
  const bar = { top: 740, bottom: 800 }
  const control = { top: 660, bottom: 700 }
  expect(lowestPlace(60, [control, bar], 800, 12)).toBe(152)
  expect(lowestPlace(20, [control, bar], 800, 12)).toBe(72)
})

test('a window without such a place has none', () => {
  expect(lowestPlace(60, [{ top: 70, bottom: 800 }], 800, 12)).toBe(null)
  expect(lowestPlace(60, [{ top: 72, bottom: 800 }], 800, 12)).toBe(740)
})
