import { expect, test } from 'vitest'
import { topsOfButtons } from './place-buttons.ts'

const REM_PIXELS = 16

/** What a browser makes of it on a page of that height, in pixels. */
function pixelsOf(top: string, height: number): number {
  const sums = [...top.matchAll(/([\d.]+)% ([+-]) ([\d.]+)rem/g)].map(
    ([, percent, sign, rem]) => (Number(percent) / 100) * height + Number(`${sign}${rem}`) * REM_PIXELS,
  )
  const foot = sums.pop() ?? Number.NaN
  return Math.min(Math.max(...sums), foot)
}

test('Buttons of passages that end on one line, or on the next, stand below each other, and those at the foot on the page', () => {
  const wanted = [0.1, 0.1, 0.12, 0.5, 0.98, 0.99]
  const tops = topsOfButtons(wanted)
  expect(tops[1]).toBe('min(max(10.000% + 1.75rem, 10.000% + 0rem), 100% - 8.75rem)')
  expect(tops.map((top) => Math.round(pixelsOf(top, 1000)))).toEqual([100, 128, 156, 500, 944, 972])
})
