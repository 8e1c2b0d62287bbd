import { expect, test } from 'vitest'
import { movedBy, pressedTo, sizedBy } from './cover-moves.ts'

const BOX = { left: 0.5, top: 0.5, width: 0.25, height: 0.25 }
const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  pressedTo(BOX, { key, shiftKey: false, ctrlKey: false, metaKey: false, ...held })

test('arrow keys move a cover, with Shift they size it, with Ctrl they do so finely', () => {
  expect(press('ArrowLeft')).toEqual({ ...BOX, left: 0.49 })
  expect(press('ArrowDown')).toEqual({ ...BOX, top: 0.51 })
  expect(press('ArrowRight', { shiftKey: true })).toEqual({ ...BOX, width: 0.26 })
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ ...BOX, height: 0.24 })
  expect(press('ArrowUp', { ctrlKey: true })).toEqual({ ...BOX, top: 0.4975 })
  expect(press('Tab')).toBeNull()
})

test('each corner sizes its two sides and leaves the others where they are', () => {
  const by = { x: 0.125, y: -0.125 }
  expect(sizedBy(BOX, by, { x: 0, y: 0 })).toEqual({ left: 0.625, top: 0.375, width: 0.125, height: 0.375 })
  expect(sizedBy(BOX, by, { x: 1, y: 0 })).toEqual({ left: 0.5, top: 0.375, width: 0.375, height: 0.375 })
  expect(sizedBy(BOX, by, { x: 0, y: 1 })).toEqual({ left: 0.625, top: 0.5, width: 0.125, height: 0.125 })
  expect(sizedBy(BOX, by, { x: 1, y: 1 })).toEqual({ left: 0.5, top: 0.5, width: 0.375, height: 0.125 })
  expect(movedBy(BOX, by)).toEqual({ left: 0.625, top: 0.375, width: 0.25, height: 0.25 })
})

test('a corner that is dragged past the opposite one stops there', () => {
  expect(sizedBy(BOX, { x: 1, y: 1 }, { x: 0, y: 0 })).toEqual({ left: 0.75, top: 0.75, width: 0, height: 0 })
  expect(sizedBy(BOX, { x: -1, y: -1 }, { x: 1, y: 1 })).toEqual({ left: 0.5, top: 0.5, width: 0, height: 0 })
})
