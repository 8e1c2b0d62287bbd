import { expect, test } from 'vitest'
import { marksAny, placeWords } from './place-words.ts'

/** Each letter half as wide as the font is tall. */
const measure = (text: string) => text.length / 2

const LAYER = {
  width: 600,
  height: 800,
  lines: [
    {
      top: 0.1,
      height: 0.03,
      runs: [
        { start: 10, text: 'A', left: 0.1, width: 0.02 },
        { start: 12, text: 'cell', left: 0.14, width: 0.08 },
        { start: 16, text: '細胞', left: 0.22, width: 0.06 },
      ],
    },
  ],
}
const words = (passage: { from: number; to: number } | null) =>
  placeWords(LAYER, { passage, coloured: [] }, measure).flatMap((line) =>
    line.words.map(({ start, text, isMarked }) => [start, text, isMarked]),
  )

test('The words of a line end where they do on the picture', () => {
  const [line] = placeWords(LAYER, { passage: null, coloured: [] }, measure)
  const size = line?.size ?? 0
  expect(line).toMatchObject({ left: 0.1, top: 0.1, height: 0.04 })
  expect(size).toBeCloseTo(0.032)
  const ends: number[] = []
  let at = line?.left ?? 0
  for (const { text, spacing } of line?.words ?? []) {
    at += (measure(text) + spacing * text.length) * size
    ends.push(at)
  }
  const [word, first, second, third] = ends
  expect(word).toBeCloseTo(0.12)
  expect(first).toBeCloseTo(0.14)
  expect(second).toBeCloseTo(0.22)
  expect(third).toBeCloseTo(0.28)
})

test('A space stands between words alone, and a passage is parted from what is around it', () => {
  expect(words(null)).toEqual([
    [10, 'A', false],
    [11, ' ', false],
    [12, 'cell', false],
    [16, '細胞', false],
  ])
  expect(words({ from: 13, to: 17 })).toEqual([
    [10, 'A', false],
    [11, ' ', false],
    [12, 'c', false],
    [13, 'ell', true],
    [16, '細', true],
    [17, '胞', false],
  ])
  expect(words({ from: 0, to: 99 }).every(([, , isMarked]) => isMarked)).toBe(true)
})

test('What is coloured is parted as well, under the passage too', () => {
  const coloured = [
    { from: 0, to: 14, state: 'strong' },
    { from: 14, to: 18, state: 'fading' },
  ] as const
  const [line] = placeWords(LAYER, { passage: { from: 12, to: 14 }, coloured }, measure)
  expect(line?.words.map(({ text, isMarked, state }) => [text, isMarked, state])).toEqual([
    ['A', false, 'strong'],
    [' ', false, 'strong'],
    ['ce', true, 'strong'],
    ['ll', false, 'fading'],
    ['細胞', false, 'fading'],
  ])
})

test.each([
  [{ from: 0, to: 10 }, false],
  [{ from: 0, to: 11 }, true],
  [{ from: 11, to: 12 }, false],
  [{ from: 17, to: 30 }, true],
  [{ from: 18, to: 30 }, false],
])('A passage %o has words on the page: %s', (passage, isThere) => {
  expect(marksAny(LAYER, passage)).toBe(isThere)
})
