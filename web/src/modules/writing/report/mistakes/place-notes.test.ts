import { expect, test } from 'vitest'
import { type BesideNote, placeNotes } from './place-notes.ts'

/** Notes of 30 px, each at what it is about, within a text of 1000 px; with the gap each takes 31. */
const at = (...wanted: number[]): BesideNote[] =>
  wanted.map((top, index) => ({ wanted: top, latest: 1000 - 31 * (wanted.length - index), height: 30 }))
const opened = (notes: BesideNote[], index: number, height: number) =>
  notes.map((note, at) => (at === index ? { ...note, height } : note))

test.each([
  ['stand at what they are about', at(0, 100, 200), [0, 100, 200]],
  ['stand below those before them where these need the room', at(10, 20, 30, 200), [10, 41, 72, 200]],
  ['stay beside their paragraph', at(980, 990), [938, 969]],
  ['none', [], []],
])('notes %s', (_, notes, tops) => {
  expect(placeNotes(notes)).toEqual(tops)
})

test('the chosen one stands at what it is about: those before and after make room', () => {
  const notes = at(100, 110, 120, 130)
  expect(placeNotes(notes)).toEqual([100, 131, 162, 193])
  expect(placeNotes(opened(notes, 2, 90), 2)).toEqual([58, 89, 120, 211])
})

test('where those before it fill all that is above, it stands below them', () => {
  expect(placeNotes(opened(at(0, 10, 20), 2, 90), 2)).toEqual([0, 31, 62])
})

test('at the end of what is seen it is moved up as far as it would be cut off; out of sight it stays', () => {
  const notes = opened(at(100, 500), 1, 120)
  expect(placeNotes(notes, 1, 580)).toEqual([100, 460])
  expect(placeNotes(notes, 1, 400)).toEqual([100, 500])
})
