import { expect, test } from 'vitest'
import type { PageMark } from '../passage.ts'
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
const passage = (from: number, to: number) => ({ from, to, kind: 'passage' as const })
const words = (...marks: PageMark[]) =>
  placeWords(LAYER, { marks, coloured: [] }, measure).flatMap((line) =>
    line.words.map(({ start, text, mark }) => [start, text, mark && marks.indexOf(mark)]),
  )

test('The words of a line end where they do on the picture', () => {
  const [line] = placeWords(LAYER, { marks: [], coloured: [] }, measure)
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

test('A space stands between words alone, and what is marked is parted from what is around it', () => {
  expect(words()).toEqual([
    [10, 'A', null],
    [11, ' ', null],
    [12, 'cell', null],
    [16, '細胞', null],
  ])
  expect(words(passage(13, 17))).toEqual([
    [10, 'A', null],
    [11, ' ', null],
    [12, 'c', null],
    [13, 'ell', 0],
    [16, '細', 0],
    [17, '胞', null],
  ])
  expect(words(passage(0, 99)).every(([, , mark]) => mark === 0)).toBe(true)
  // Two beside each other stay two.
  expect(words(passage(10, 13), passage(13, 14))).toEqual([
    [10, 'A', 0],
    [11, ' ', 0],
    [12, 'c', 0],
    [13, 'e', 1],
    [14, 'll', null],
    [16, '細胞', null],
  ])
})

test('What is coloured is parted as well, under the passage too', () => {
  const coloured = [
    { from: 0, to: 14, state: 'strong' },
    { from: 14, to: 18, state: 'fading' },
  ] as const
  const [line] = placeWords(LAYER, { marks: [passage(12, 14)], coloured }, measure)
  expect(line?.words.map(({ text, mark, state }) => [text, mark !== null, state])).toEqual([
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
])('A passage %o has words on the page: %s', (stretch, isThere) => {
  expect(marksAny(LAYER, stretch)).toBe(isThere)
})
